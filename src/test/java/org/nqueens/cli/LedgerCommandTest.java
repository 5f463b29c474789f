package org.nqueens.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.CRC32C;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Counting into a ledger, and the commands on it. */
class LedgerCommandTest extends SparkCommandTest {

  @TempDir private Path folder;

  private String ledger(String name) {
    return folder.resolve(name).toString();
  }

  private int count(String ledger, String... more) {
    String[] first = {"count", "10", "--tasks", "20", "--no-progress", "--ledger", ledger(ledger)};
    return run(Stream.concat(Stream.of(first), Stream.of(more)).toArray(String[]::new));
  }

  private Path records(String ledger) throws IOException {
    try (Stream<Path> files = Files.list(folder.resolve(ledger))) {
      return files.filter(f -> f.getFileName().toString().startsWith("records-")).findFirst().get();
    }
  }

  @Test
  void aFinishedCountIsNotCountedAgain() {
    assertThat(count("a")).isZero();
    assertThat(out.toString()).contains("Q(10) = 724, matches A000170", " 0 tasks recorded before");
    assertThat(run("count", "10", "--json", "--no-progress", "--ledger", ledger("a"))).isZero();
    assertThat(out.toString())
        .contains("\"solutions\":724", "\"recordedBefore\":20", "\"audit\":\"not audited\"");
  }

  @Test
  void whatIsMissingIsCountedByAnotherKernelAndTheTotalIsRight() throws IOException {
    assertThat(count("a")).isZero();
    Path records = records("a");
    List<String> lines = Files.readAllLines(records);
    // A crash in the middle of the twelfth line.
    Files.writeString(
        records, String.join("\n", lines.subList(0, 11)) + "\n" + lines.get(11).substring(0, 30));
    assertThat(run("ledger", "verify", ledger("a"))).isEqualTo(ExitCode.STOPPED);
    assertThat(out.toString()).contains("10 of 20 tasks recorded");
    assertThat(err.toString()).contains(":12: cut short: 30 bytes");
    assertThat(run("count", "10", "--kernel", "reference", "--ledger", ledger("a"))).isZero();
    assertThat(out.toString())
        .contains("Q(10) = 724, matches A000170", ", 10 tasks recorded before");
    assertThat(run("ledger", "show", ledger("a"))).isZero();
    assertThat(out.toString())
        .contains("Q(10) = 724", "recorded   20 of 20 tasks (100.0 %), 0 records repeated")
        .containsPattern("reference +10 tasks")
        .containsPattern("scalar +10 tasks");
    assertThat(run("ledger", "verify", ledger("a"))).isZero();
  }

  @Test
  void aTimeBudgetStopsTheCountAndTheSameCommandGoesOn() {
    String[] command = {
      "count",
      "16",
      "--kernel",
      "reference",
      "--symmetry",
      "none",
      "--tasks",
      "4000",
      "--ledger",
      ledger("a"),
      "--time-budget",
      "3s"
    };
    assertThat(run(command)).isEqualTo(ExitCode.STOPPED);
    assertThat(out.toString()).startsWith("Q(16) >= ").contains(" of ", " tasks counted");
    assertThat(out.toString()).doesNotContain("Q(16) =");
    assertThat(err.toString())
        .contains("nqueens: stopped early; to go on: " + String.join(" ", command));
    assertThat(run("ledger", "verify", ledger("a"))).isEqualTo(ExitCode.STOPPED);
    assertThat(out.toString()).contains("every record is intact");
  }

  /**
   * One task for two cores: it takes many seconds, so it is a straggler after one, and its shares
   * are the task.
   */
  @Test
  void aStragglerIsReportedWithItsSeedAndSplit() throws IOException {
    String[] command = oneTaskThatIsSplit();
    assertThat(run(command)).isZero();
    assertThat(out.toString()).startsWith("Q(16) = 14772512, matches A000170");
    assertThat(err.toString())
        .containsPattern(
            "nqueens: task 0 has run for \\d+ s, the mean is 0.0 s;"
                + " the first of its 1 seeds: the empty board; it is split");
    assertThat(Files.readString(records("a"))).contains("task\t0\t1/8\t");
    assertThat(run("ledger", "verify", ledger("a"))).isZero();
  }

  /** Of eight shares three are recorded: a run that splits counts the other five only. */
  @Test
  void sharesRecordedBeforeAreNotCountedAgain() throws IOException {
    String[] command = oneTaskThatIsSplit();
    assertThat(run(command)).isZero();
    Path records = records("a");
    String kept =
        Files.readAllLines(records).stream()
            .filter(line -> line.matches("records\t.*|task\t0\t[123]/8\t.*"))
            .map(line -> line + "\n")
            .collect(Collectors.joining());
    Files.writeString(records, kept);
    assertThat(run("ledger", "verify", ledger("a"))).isEqualTo(ExitCode.STOPPED);
    assertThat(run(command)).isZero();
    assertThat(out.toString()).startsWith("Q(16) = 14772512, matches A000170");
    assertThat(run("ledger", "show", ledger("a"))).isZero();
    assertThat(out.toString()).contains(", 0 records repeated, 1 tasks split");
  }

  /** A count of one task that takes many seconds, so that it is a straggler after one. */
  private String[] oneTaskThatIsSplit() {
    return new String[] {
      "count",
      "16",
      "--kernel",
      "reference",
      "--symmetry",
      "none",
      "--tasks",
      "1",
      "--depth",
      "0",
      "--no-progress",
      "--split-stragglers",
      "--straggler-after",
      "1s",
      "--ledger",
      ledger("a")
    };
  }

  @Test
  void partsAreCountedApartAndMerged() {
    String[] names = {"1", "2", "3", "4", "5"};
    for (String part : names) {
      assertThat(
              count(
                  part, "--part", part + "/5", "--kernel", part.equals("2") ? "reference" : "auto"))
          .isZero();
      assertThat(out.toString()).startsWith("Q(10) >= ").contains("4 of 20 tasks counted");
    }
    String[] merge =
        Stream.of("ledger", "merge", ledger("1"), ledger("2"), ledger("3"), ledger("4"))
            .toArray(String[]::new);
    String[] all =
        Stream.concat(Stream.of(merge), Stream.of(ledger("5"), "-o", ledger("all")))
            .toArray(String[]::new);
    assertThat(run(all)).isZero();
    assertThat(out.toString().strip()).isEqualTo("Q(10) = 724");
    assertThat(run("ledger", "verify", ledger("all"))).isZero();
  }

  @Test
  void anAuditCountsAgainOtherwiseAndIsRemembered() {
    assertThat(count("a")).isZero();
    assertThat(run("ledger", "audit", ledger("a"), "--sample", "50%", "--depth", "+2")).isZero();
    assertThat(out.toString())
        .contains("10 of 20 recorded tasks counted again with kernel reference, 2 row(s) deeper")
        .contains("all equal; a fault rate above 25.9 % would have been seen");
    assertThat(count("a")).isZero();
    assertThat(out.toString()).contains("10 of 20 recorded tasks counted again");
  }

  /** Adds one to a field of task 7, with a right checksum: as a miscounting kernel would. */
  private void miscount(String ledger, int index) throws IOException {
    Path records = records(ledger);
    String text = Files.readString(records);
    String line = text.lines().filter(l -> l.startsWith("task\t7\t")).findFirst().orElseThrow();
    String[] field = line.split("\t");
    field[index] = Long.toString(Long.parseLong(field[index]) + 1);
    String body = String.join("\t", List.of(field).subList(0, field.length - 1));
    CRC32C crc = new CRC32C();
    crc.update(body.getBytes(UTF_8));
    Files.writeString(records, text.replace(line, body + "\t" + "%08x".formatted(crc.getValue())));
  }

  /** One orbit of 8 too many breaks no sum: only counting again can tell. */
  @Test
  void anAuditFindsAMiscount() throws IOException {
    assertThat(count("a")).isZero();
    miscount("a", 7); // weight 8
    assertThat(run("ledger", "verify", ledger("a"))).isEqualTo(ExitCode.MISMATCH);
    assertThat(out.toString()).contains("Q(10) = 732, DOES NOT MATCH A000170");
    assertThat(run("ledger", "audit", ledger("a"), "--sample", "100%")).isEqualTo(ExitCode.LEDGER);
    assertThat(err.toString()).contains("nqueens: task 7: recorded ");
    assertThat(out.toString()).contains("1 WRONG");
  }

  /** One too many of weight 4 leaves a multiple of 4; the classes of symmetry tell. */
  @Test
  void verifyFindsAMiscountThatBreaksTheClasses() throws IOException {
    assertThat(count("a")).isZero();
    miscount("a", 6); // weight 4
    assertThat(run("ledger", "verify", ledger("a"))).isEqualTo(ExitCode.LEDGER);
    assertThat(err.toString())
        .contains(
            "Q(10) less the 12 solutions that the half turn fixes must be a multiple of 8 and not"
                + " negative, got 728 - 12 = 716");
    assertThat(out.toString()).contains("DAMAGED");
  }

  @Test
  void everyTaskIsExported() throws IOException {
    assertThat(count("a")).isZero();
    assertThat(run("ledger", "export", ledger("a"))).isZero();
    List<String> csv = out.toString().lines().toList();
    assertThat(csv).hasSize(21);
    assertThat(csv.get(0))
        .isEqualTo("task,seeds,ones,twos,fours,eights,solutions,nodes,nanos,host,kernel");
    assertThat(csv.stream().skip(1).mapToLong(l -> Long.parseLong(l.split(",")[6])).sum())
        .isEqualTo(724);
    assertThat(run("ledger", "export", ledger("a"), "--json")).isZero();
    JsonNode json = new ObjectMapper().readTree(out.toString());
    assertThat(json.get("total").get("q").textValue()).isEqualTo("724");
    assertThat(json.get("tasks")).hasSize(20);
    assertThat(
            IntStream.range(0, 20)
                .map(i -> json.get("tasks").get(i).get("task").intValue())
                .toArray())
        .containsExactly(IntStream.range(0, 20).toArray());
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "count 11, n 10 and not 11",
    "count 10 --depth 4, depth 3 and not 4",
    "count 10 --tasks 19, tasks 20 and not 19",
    "count 10 --symmetry none, symmetry full and not none",
  })
  void aLedgerOfAnotherCountIsRefusedInOneLine(String command, String message) {
    assertThat(count("a", "--depth", "3")).isZero();
    assertThat(run((command + " --no-progress --ledger " + ledger("a")).split(" ")))
        .isEqualTo(ExitCode.LEDGER);
    assertThat(err.toString().lines()).hasSize(1);
    assertThat(err.toString()).contains("belongs to another count: " + message);
    assertThat(out.toString()).isEmpty();
  }

  @Test
  void damageIsOneLineWithFileAndLine() throws IOException {
    assertThat(count("a")).isZero();
    Path records = records("a");
    Files.writeString(records, Files.readString(records).replaceFirst("\t1/1\t", "\t2/2\t"));
    assertThat(count("a")).isEqualTo(ExitCode.LEDGER);
    assertThat(err.toString().lines()).hasSize(1);
    assertThat(err.toString()).contains(records + ":2: checksum ");
    assertThat(run("ledger", "verify", ledger("a"))).isEqualTo(ExitCode.LEDGER);
    assertThat(err.toString()).contains(records + ":2: checksum ");
    assertThat(out.toString()).contains("DAMAGED");
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "count 8 --part 1/2, '--part, --take-over and --split-stragglers need --ledger DIR'",
    "count 8 --ledger x --part 3/2, 1 <= i <= m",
    "count 8 --ledger x --part half, 'a share must be i/m'",
    "count 8 --ledger x --time-budget 8, 'a time must be a number and s, m, h or d'",
    "ledger, 'a command must follow: show, verify, merge, audit or export'",
    "ledger show, Missing required parameter: 'DIR'",
    "ledger merge a, Missing required option: '--output=DIR'",
    "ledger audit a --sample 101%, above 0% and at most 100%",
    "ledger audit a --depth 1, '--depth must be +0 to +9, got 1'",
    "ledger export a --csv --json, mutually exclusive",
  })
  void refusesBadArgumentsInOneLine(String line, String message) {
    assertThat(run(line.split(" "))).isEqualTo(ExitCode.USAGE);
    assertThat(err.toString().lines()).hasSize(1);
    assertThat(err.toString()).contains(message.replace("''", "'"));
  }

  @ParameterizedTest
  @CsvSource({"show", "verify", "audit", "export"})
  void whatIsNoLedgerIsRefused(String command) throws IOException {
    Files.createDirectories(folder.resolve("empty"));
    assertThat(run("ledger", command, ledger("empty"))).isEqualTo(ExitCode.LEDGER);
    assertThat(err.toString().lines()).hasSize(1);
    assertThat(err.toString()).contains("must be a ledger, found no file 'manifest' in it");
  }
}
