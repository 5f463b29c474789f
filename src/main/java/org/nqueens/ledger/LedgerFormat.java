package org.nqueens.ledger;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.nqueens.tally.Tally;
import org.nqueens.tally.WeightedCounts;

/**
 * The ledger on disk, format version 1. This is the only place that knows it.
 *
 * <p>A ledger is a folder. Its files are plain text; <b>every line of every file</b> is
 *
 * <pre>
 *   field TAB field TAB … TAB checksum NEWLINE
 *
 *   checksum   8 digits 0-9a-f: CRC-32C of the bytes before the tab in front of it
 *   number     decimal, from 0 to 2^63 - 1
 *   text       UTF-8; bytes other than letters, digits and ._:@/+- are written %xx
 * </pre>
 *
 * <p>so any changed byte is found with its line. The newline is written last: a line without one
 * was cut short, by a crash or by damage, and counts for nothing.
 *
 * <p>{@code manifest} is written once, when the ledger is made. One line for each key:
 *
 * <pre>
 *   nqueens-ledger  1        format version; always the first line
 *   engine          text     way of counting: search
 *   n               number   board size
 *   symmetry        text     none, mirror or full
 *   depth           number   rows filled in a seed
 *   tasks           number   tasks of the plan, numbered from 0
 *   seeds           number   seeds of all tasks
 *   plan            text     digest of the plan: of all of the above and every task's seeds
 *   kernel          text     kernel chosen when the ledger was made
 *   created         text     time, ISO 8601, UTC
 *   host            text     machine
 *   version.X       text     version of X: nqueens, java, spark
 *   end             number   lines before this one; always the last line
 * </pre>
 *
 * <p>{@code records-SESSION-NUMBER} are the records. Every session (one run of the program that
 * writes) makes new files and never touches those of others. NUMBER counts from 0001. Line by line:
 *
 * <pre>
 *   records  1  plan  session  number  host  java         always first
 *   seal     file  bytes  crc                             an earlier session's file as this session
 *                                                         found it: length, CRC-32C of all of it
 *   task     task  share  seeds  ones  twos  fours  eights  nodes  nanos  host  kernel
 *   end      lines                                        lines before this one; always last,
 *                                                         missing if the session was cut short
 * </pre>
 *
 * <pre>
 *   task     number   index of the task in the plan
 *   share    i/m      1/1 for the whole task; otherwise share i of m of the task's seeds after
 *                     each was extended by one more row. All m shares of a task are the task.
 *   seeds    number   seeds counted
 *   ones …   number   completions of weight 1, 2, 4 and 8; solutions = sum of weight x completions
 *   nodes    number   queens placed by the kernel below the seeds
 *   nanos    number   time of the task in nanoseconds
 *   host     text     machine that counted it
 *   kernel   text     kernel that counted it
 * </pre>
 *
 * <p>A task may be recorded more than once (a retry, a merge): equal counts are one result,
 * different ones an error. On stores without append every group of records is a file of its own;
 * when the session ends they are rolled into one more file and removed.
 *
 * <p>{@code audit-SESSION} is one audit's result, {@code lock} says who writes; there the line is
 *
 * <pre>
 *   audit    1  plan  time  sampled  recorded  wrong  kernel  deeper  seed     then: end  1
 *   lock     1  token  host  pid  started
 * </pre>
 *
 * <p>{@code held} is empty; on local file systems the operating system's lock is on it.
 *
 * <p>A reader ignores manifest keys it does not know. Anything else unknown is an error, and any
 * change to what a line means needs a new format version.
 */
final class LedgerFormat {

  static final int VERSION = 1;

  static final String MANIFEST = "manifest";
  static final String LOCK = "lock";
  static final String HELD = "held";
  static final String RECORDS_PREFIX = "records-";
  static final String AUDIT_PREFIX = "audit-";

  static final String RECORDS_KEY = "records";
  static final String SEAL_KEY = "seal";
  static final String TASK_KEY = "task";
  static final String END_KEY = "end";

  private static final String MANIFEST_KEY = "nqueens-ledger";
  private static final String AUDIT_KEY = "audit";
  private static final String LOCK_KEY = "lock";
  private static final String VERSION_PREFIX = "version.";

  private LedgerFormat() {}

  /** First line of a file of records. */
  record Header(String plan, String session, int number, String host, String java) {}

  /** What a session found of an earlier one: the file's length and the CRC-32C of its bytes. */
  record Seal(String file, long bytes, long crc) {}

  /** Who writes a ledger; {@code token} is random. */
  record Holder(String token, String host, long pid, String started) {}

  static String recordsFile(String session, int number) {
    return RECORDS_PREFIX + "%s-%04d".formatted(session, number);
  }

  static String encode(Manifest manifest) {
    Manifest.PlanId plan = manifest.plan();
    StringBuilder text = new StringBuilder();
    text.append(Line.of(MANIFEST_KEY, VERSION));
    text.append(Line.of("engine", plan.engine()));
    text.append(Line.of("n", plan.n()));
    text.append(Line.of("symmetry", plan.symmetry()));
    text.append(Line.of("depth", plan.depth()));
    text.append(Line.of("tasks", plan.tasks()));
    text.append(Line.of("seeds", plan.seeds()));
    text.append(Line.of("plan", plan.digest()));
    text.append(Line.of("kernel", manifest.kernel()));
    text.append(Line.of("created", manifest.created()));
    text.append(Line.of("host", manifest.host()));
    manifest.sortedVersions().forEach((k, v) -> text.append(Line.of(VERSION_PREFIX + k, v)));
    return text.append(Line.of(END_KEY, text.chars().filter(c -> c == '\n').count())).toString();
  }

  static Manifest decodeManifest(List<Line> lines) throws FormatException {
    requireVersion(lines.get(0), MANIFEST_KEY);
    Map<String, String> values = new HashMap<>();
    for (Line line : lines.subList(1, lines.size() - 1)) {
      values.put(line.text(), line.text());
      line.done();
    }
    Map<String, String> versions = new HashMap<>();
    values.forEach(
        (key, value) -> {
          if (key.startsWith(VERSION_PREFIX)) {
            versions.put(key.substring(VERSION_PREFIX.length()), value);
          }
        });
    Manifest.PlanId plan =
        new Manifest.PlanId(
            value(values, "engine"),
            (int) number(values, "n", Integer.MAX_VALUE),
            value(values, "symmetry"),
            (int) number(values, "depth", Integer.MAX_VALUE),
            (int) number(values, "tasks", Integer.MAX_VALUE),
            number(values, "seeds", Long.MAX_VALUE),
            value(values, "plan"));
    return new Manifest(
        plan, value(values, "kernel"), value(values, "created"), value(values, "host"), versions);
  }

  private static String value(Map<String, String> values, String key) throws FormatException {
    String value = values.get(key);
    if (value == null) {
      throw new FormatException("the manifest must have the key '" + key + "'");
    }
    return value;
  }

  private static long number(Map<String, String> values, String key, long largest)
      throws FormatException {
    String value = value(values, key);
    try {
      long number = Long.parseLong(value);
      if (number >= 0 && number <= largest) {
        return number;
      }
    } catch (NumberFormatException e) {
      // reported below, with the key
    }
    throw new FormatException(
        "%s must be a number in [0, %d], got '%s'".formatted(key, largest, value));
  }

  static String encode(Header header) {
    return Line.of(
        RECORDS_KEY,
        VERSION,
        header.plan(),
        header.session(),
        header.number(),
        header.host(),
        header.java());
  }

  static Header decodeHeader(Line line) throws FormatException {
    requireVersion(line, RECORDS_KEY);
    Header header = new Header(line.text(), line.text(), line.index(), line.text(), line.text());
    line.done();
    return header;
  }

  static String encode(Seal seal) {
    return Line.of(SEAL_KEY, seal.file(), seal.bytes(), seal.crc());
  }

  static Seal decodeSeal(Line line) throws FormatException {
    Seal seal = new Seal(line.text(), line.number(), line.number());
    line.done();
    return seal;
  }

  static String encode(Share share, Tally tally) {
    WeightedCounts counts = tally.counts();
    return Line.of(
        TASK_KEY,
        tally.task(),
        share,
        tally.seeds(),
        counts.ones(),
        counts.twos(),
        counts.fours(),
        counts.eights(),
        tally.nodes(),
        tally.nanos(),
        tally.host(),
        tally.kernel());
  }

  static Entry decodeTask(Line line, String file, int number, UnaryOperator<String> shared)
      throws FormatException {
    int task = line.index();
    Share share = share(line.text());
    long seeds = line.number();
    WeightedCounts counts =
        new WeightedCounts(line.number(), line.number(), line.number(), line.number());
    long nodes = line.number();
    long nanos = line.number();
    String host = shared.apply(line.text());
    String kernel = shared.apply(line.text());
    Tally tally = new Tally(task, seeds, counts, nodes, nanos, host, kernel);
    line.done();
    return new Entry(share, tally, file, number);
  }

  private static Share share(String text) throws FormatException {
    if (text.equals("1/1")) {
      return Share.WHOLE;
    }
    try {
      return Share.parse(text);
    } catch (IllegalArgumentException e) {
      throw new FormatException(e.getMessage());
    }
  }

  static String end(long lines) {
    return Line.of(END_KEY, lines);
  }

  /** Checks the rest of an end line that stands after {@code lines} lines. */
  static void requireEnd(Line line, long lines) throws FormatException {
    long recorded = line.number();
    line.done();
    if (recorded != lines) {
      throw new FormatException(
          "%d lines must stand before the last one, got %d".formatted(recorded, lines));
    }
  }

  static String encode(Audit audit, String plan) {
    String line =
        Line.of(
            AUDIT_KEY,
            VERSION,
            plan,
            audit.time(),
            audit.sampled(),
            audit.recorded(),
            audit.wrong(),
            audit.kernel(),
            audit.deeper(),
            audit.seed());
    return line + end(1);
  }

  static Audit decodeAudit(Line line, String plan) throws FormatException {
    requireVersion(line, AUDIT_KEY);
    requirePlan(line.text(), plan);
    Audit audit =
        new Audit(
            line.text(),
            line.number(),
            line.number(),
            line.number(),
            line.text(),
            line.index(),
            line.number());
    line.done();
    return audit;
  }

  static String encode(Holder holder) {
    return Line.of(
        LOCK_KEY, VERSION, holder.token(), holder.host(), holder.pid(), holder.started());
  }

  static Holder decodeHolder(Line line) throws FormatException {
    requireVersion(line, LOCK_KEY);
    Holder holder = new Holder(line.text(), line.text(), line.number(), line.text());
    line.done();
    return holder;
  }

  static void requirePlan(String found, String plan) throws FormatException {
    if (!found.equals(plan)) {
      throw new FormatException(
          "the file must belong to plan %s, got one of plan %s".formatted(plan, found));
    }
  }

  private static void requireVersion(Line line, String key) throws FormatException {
    String found = line.text();
    if (!found.equals(key)) {
      throw new FormatException("the file must begin with '%s', got '%s'".formatted(key, found));
    }
    long version = line.number();
    if (version != VERSION) {
      throw new FormatException(
          "format version must be %d, got %d; use the release that wrote it"
              .formatted(VERSION, version));
    }
  }
}
