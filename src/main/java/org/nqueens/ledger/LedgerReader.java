package org.nqueens.ledger;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.nqueens.ledger.LedgerFormat.Holder;
import org.nqueens.ledger.LedgerFormat.Seal;

/**
 * Reads a whole ledger, and everything that is wrong with it.
 *
 * <p>Nothing is repaired and nothing is left out in silence: what can't be used is a finding.
 */
final class LedgerReader {

  private final Store store;
  private final List<Finding> findings = new ArrayList<>();
  private final List<Audit> audits = new ArrayList<>();
  private final Map<String, LineScanner.Extent> extents = new TreeMap<>();
  private final Map<String, List<Seal>> seals = new TreeMap<>();
  private final Map<String, Finding> cutShort = new TreeMap<>();

  private LedgerReader(Store store) {
    this.store = store;
  }

  /**
   * Everything in a ledger.
   *
   * @param findings in the order of the files
   * @param seals what the next session will say of each file of records
   */
  record Contents(
      Manifest manifest,
      Records records,
      List<Finding> findings,
      List<Audit> audits,
      List<Seal> seals) {

    List<Finding> damage() {
      return findings.stream().filter(Finding::isDamage).toList();
    }

    /** Refuses a damaged ledger. */
    void requireIntact(String where) {
      List<Finding> damage = damage();
      if (!damage.isEmpty()) {
        String more = damage.size() == 1 ? "" : " (and %d more)".formatted(damage.size() - 1);
        throw LedgerException.refused(
            "%s%s; 'ledger verify' lists the damage, 'ledger merge --salvage %s -o NEW' keeps what"
                    .formatted(damage.get(0).line(), more, where)
                + " is intact");
      }
    }
  }

  /**
   * The manifest, if the folder has one.
   *
   * @throws LedgerException if it is damaged
   */
  static Optional<Manifest> manifest(Store store) throws IOException {
    if (!store.names().contains(LedgerFormat.MANIFEST)) {
      return Optional.empty();
    }
    LedgerReader reader = new LedgerReader(store);
    Manifest manifest = reader.readManifest();
    if (manifest == null) {
      throw LedgerException.refused(reader.findings.get(0).line());
    }
    return Optional.of(manifest);
  }

  /** Who holds the lock, if anyone does and the file can be read. */
  static Optional<Holder> holder(Store store) throws IOException {
    if (!store.names().contains(LedgerFormat.LOCK)) {
      return Optional.empty();
    }
    return new LedgerReader(store).readHolder();
  }

  /**
   * Reads a ledger.
   *
   * @throws LedgerException if there is none, or its manifest is damaged
   */
  static Contents read(Store store) throws IOException {
    return new LedgerReader(store).readAll();
  }

  private Contents readAll() throws IOException {
    List<String> names = store.names();
    if (!names.contains(LedgerFormat.MANIFEST)) {
      throw LedgerException.refused(
          "%s must be a ledger, found no file 'manifest' in it".formatted(store.where("")));
    }
    Manifest manifest = readManifest();
    if (manifest == null) {
      throw LedgerException.refused(findings.get(0).line());
    }
    Records records = new Records(manifest.plan().tasks());
    for (String name : names) {
      if (name.startsWith(LedgerFormat.RECORDS_PREFIX)) {
        readRecords(name, manifest, records);
      } else if (name.startsWith(LedgerFormat.AUDIT_PREFIX)) {
        readAudit(name, manifest);
      } else if (name.equals(LedgerFormat.LOCK)) {
        readHolder();
      } else if (!Set.of(LedgerFormat.MANIFEST, LedgerFormat.HELD).contains(name)) {
        findings.add(Finding.note(store.where(name), "not a file of a ledger; not read"));
      }
    }
    checkSeals();
    cutShort.keySet().removeAll(seals.keySet());
    findings.addAll(cutShort.values());
    return new Contents(
        manifest, records, List.copyOf(findings), List.copyOf(audits), sealsToWrite());
  }

  private Manifest readManifest() throws IOException {
    List<Line> lines = readAllLines(LedgerFormat.MANIFEST);
    String place = store.where(LedgerFormat.MANIFEST);
    if (!findings.isEmpty()) {
      return null;
    }
    try {
      return LedgerFormat.decodeManifest(lines);
    } catch (FormatException | IllegalArgumentException e) {
      findings.add(Finding.damage(place, e.getMessage()));
      return null;
    }
  }

  private void readAudit(String name, Manifest manifest) throws IOException {
    int before = findings.size();
    List<Line> lines = readAllLines(name);
    if (findings.size() == before) {
      try {
        audits.add(LedgerFormat.decodeAudit(lines.get(0), manifest.plan().digest()));
      } catch (FormatException | IllegalArgumentException e) {
        findings.add(Finding.damage(store.where(name), e.getMessage()));
      }
    }
  }

  private Optional<Holder> readHolder() throws IOException {
    String place = store.where(LedgerFormat.LOCK);
    List<Line> lines = new ArrayList<>();
    LineScanner.Extent extent = scan(LedgerFormat.LOCK, collector(LedgerFormat.LOCK, lines));
    if (lines.size() != 1 || extent.lines() != 1 || extent.cut() > 0) {
      findings.add(Finding.damage(place, "a lock must be one line with its checksum"));
      return Optional.empty();
    }
    try {
      return Optional.of(LedgerFormat.decodeHolder(lines.get(0)));
    } catch (FormatException e) {
      findings.add(Finding.damage(place, e.getMessage()));
      return Optional.empty();
    }
  }

  /** The lines of a file that is written at once and must end in an end line. */
  private List<Line> readAllLines(String name) throws IOException {
    List<Line> lines = new ArrayList<>();
    int before = findings.size();
    LineScanner.Extent extent = scan(name, collector(name, lines));
    if (findings.size() > before) {
      return lines;
    }
    try {
      if (extent.cut() > 0 || lines.isEmpty()) {
        throw new FormatException("the file must end in a line 'end', it was cut short");
      }
      Line last = lines.get(lines.size() - 1).copy();
      if (!last.text().equals(LedgerFormat.END_KEY)) {
        throw new FormatException("the file must end in a line 'end', it was cut short");
      }
      LedgerFormat.requireEnd(last, lines.size() - 1L);
    } catch (FormatException e) {
      int line = extent.lines() + (extent.cut() > 0 ? 1 : 0);
      findings.add(Finding.damage(store.where(name) + ":" + line, e.getMessage()));
    }
    return lines;
  }

  private LineScanner.Visitor collector(String name, List<Line> lines) {
    return new LineScanner.Visitor() {
      @Override
      public void line(Line line, int number) {
        lines.add(line.copy());
      }

      @Override
      public void bad(int number, String message) {
        findings.add(Finding.damage(store.where(name) + ":" + number, message));
      }
    };
  }

  private LineScanner.Extent scan(String name, LineScanner.Visitor visitor) throws IOException {
    try (InputStream in = store.read(name)) {
      return LineScanner.scan(in, visitor);
    }
  }

  private void readRecords(String name, Manifest manifest, Records records) throws IOException {
    RecordsFile file = new RecordsFile(name, store.where(name), manifest, records);
    LineScanner.Extent extent = scan(name, file);
    file.finish(extent);
    findings.addAll(file.findings());
    file.cutShort().ifPresent(note -> cutShort.put(name, note));
    file.seals().forEach(s -> seals.computeIfAbsent(s.file(), f -> new ArrayList<>()).add(s));
    extents.put(name, extent);
  }

  private void checkSeals() throws IOException {
    for (Map.Entry<String, List<Seal>> sealed : seals.entrySet()) {
      String name = sealed.getKey();
      for (Seal seal : sealed.getValue()) {
        LineScanner.Extent extent = extents.get(name);
        if (extent == null) {
          findings.add(
              Finding.damage(
                  store.where(name), "the file must be there, a later session recorded it"));
        } else if (extent.bytes() < seal.bytes()) {
          findings.add(
              Finding.damage(
                  store.where(name),
                  "the file must have %d bytes, got %d".formatted(seal.bytes(), extent.bytes())));
        } else if (crc(name, extent, seal) != seal.crc()) {
          findings.add(
              Finding.damage(
                  store.where(name),
                  "the first %d bytes were changed after a later session checked them"
                      .formatted(seal.bytes())));
        }
      }
    }
  }

  private long crc(String name, LineScanner.Extent extent, Seal seal) throws IOException {
    if (extent.bytes() == seal.bytes()) {
      return extent.crc();
    }
    try (InputStream in = store.read(name)) {
      return LineScanner.crcOfFirst(in, seal.bytes());
    }
  }

  private List<Seal> sealsToWrite() {
    List<Seal> all = new ArrayList<>();
    extents.forEach((name, extent) -> all.add(new Seal(name, extent.bytes(), extent.crc())));
    return all;
  }
}
