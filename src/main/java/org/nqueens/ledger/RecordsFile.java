package org.nqueens.ledger;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.nqueens.ledger.LedgerFormat.Seal;

/** Reads one file of records: its lines in their order, into the records of the ledger. */
final class RecordsFile implements LineScanner.Visitor {

  private final String name;
  private final String path;
  private final Manifest manifest;
  private final Records records;
  private final List<Finding> findings = new ArrayList<>();
  private final List<Seal> seals = new ArrayList<>();
  private final Map<String, String> texts = new HashMap<>();
  private int ended;
  private Finding cutShort;

  RecordsFile(String name, String path, Manifest manifest, Records records) {
    this.name = name;
    this.path = path;
    this.manifest = manifest;
    this.records = records;
  }

  @Override
  public void line(Line line, int number) throws FormatException {
    if (number == 1) {
      readHeader(line);
      return;
    }
    if (ended > 0) {
      throw new FormatException("nothing may follow the line 'end' (line %d)".formatted(ended));
    }
    String key = line.text();
    switch (key) {
      case LedgerFormat.TASK_KEY -> {
        Entry entry = LedgerFormat.decodeTask(line, path, number, this::shared);
        records.add(entry).ifPresent(wrong -> bad(number, wrong));
      }
      case LedgerFormat.SEAL_KEY -> seals.add(LedgerFormat.decodeSeal(line));
      case LedgerFormat.END_KEY -> {
        LedgerFormat.requireEnd(line, number - 1L);
        ended = number;
      }
      default ->
          throw new FormatException("a line must be task, seal or end, got '%s'".formatted(key));
    }
  }

  /** Few hosts and kernels count many tasks, so each name is kept once. */
  private String shared(String text) {
    return texts.computeIfAbsent(text, t -> t);
  }

  private void readHeader(Line line) throws FormatException {
    LedgerFormat.Header header = LedgerFormat.decodeHeader(line);
    LedgerFormat.requirePlan(header.plan(), manifest.plan().digest());
    String right = LedgerFormat.recordsFile(header.session(), header.number());
    if (!name.equals(right)) {
      throw new FormatException("the file must be named %s".formatted(right));
    }
  }

  @Override
  public void bad(int number, String message) {
    findings.add(Finding.damage(path + ":" + number, message));
  }

  /** To be called after the last line. */
  void finish(LineScanner.Extent extent) {
    String last = path + ":" + (extent.lines() + 1);
    if (extent.newlineChanged()) {
      findings.add(Finding.damage(last, "the line must end in a newline, its last byte differs"));
    } else if (extent.cut() > 0 && ended > 0) {
      findings.add(Finding.damage(last, "nothing may follow the line 'end'"));
    } else if (extent.cut() > 0) {
      cutShort =
          Finding.note(
              last, "cut short: %d bytes without a newline; not counted".formatted(extent.cut()));
    } else if (ended == 0) {
      cutShort =
          Finding.note(last, "the line 'end' is missing: the session was cut short, or still runs");
    }
  }

  /** That the session did not end well, if so. A later session's seal says that this was seen. */
  Optional<Finding> cutShort() {
    return Optional.ofNullable(cutShort);
  }

  List<Finding> findings() {
    return findings;
  }

  List<Seal> seals() {
    return seals;
  }
}
