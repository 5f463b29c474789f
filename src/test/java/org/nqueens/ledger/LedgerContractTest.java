package org.nqueens.ledger;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.nqueens.ledger.Ledgers.TASKS;
import static org.nqueens.ledger.Ledgers.manifest;
import static org.nqueens.ledger.Ledgers.tally;

import java.io.IOException;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.ledger.Ledgers.Heard;
import org.nqueens.ledger.Manifest.PlanId;
import org.nqueens.tally.Total;
import org.nqueens.tally.WeightedCounts;

/** What a ledger must do on every file system. */
abstract class LedgerContractTest {

  /** A folder that does not exist yet; the same for the same name within one test. */
  abstract Store store(String name) throws IOException;

  private static Total total(int... tasks) {
    return IntStream.of(tasks)
        .mapToObj(Ledgers::tally)
        .reduce(Total.ZERO, Total::plus, (a, b) -> a);
  }

  @Test
  void whatWasRecordedIsThereAgain() throws IOException {
    Store store = store("a");
    Ledgers.record(store, 3, 1);
    Ledgers.record(store, 0);
    try (Ledger ledger = Ledgers.open(store)) {
      assertThat(ledger.manifest()).isEqualTo(manifest());
      assertThat(Ledgers.recorded(ledger.records())).containsExactly(0, 1, 3);
      assertThat(ledger.total()).isEqualTo(total(0, 1, 3));
      assertThat(ledger.records().tally(1)).contains(tally(1));
      assertThat(ledger.done(2)).isFalse();
    }
  }

  @Test
  void everyRecordIsHeardOnceItIsDurable() throws IOException {
    Store store = store("a");
    Heard heard = new Heard();
    try (Ledger ledger = Ledger.open(store, manifest(), false, heard)) {
      IntStream.range(0, TASKS).forEach(task -> ledger.record(tally(task)));
    }
    assertThat(heard.durable)
        .containsExactlyElementsOf(IntStream.range(0, TASKS).mapToObj(Ledgers::tally).toList());
    assertThat(heard.failed).isEmpty();
  }

  @Test
  void aCompleteLedgerIsIntactAndSaysSo() throws IOException {
    Store store = store("a");
    Ledgers.record(store, 0, 1, 2);
    Ledgers.record(store, 3, 4, 5);
    Verifier.Verdict verdict = Verifier.verify(store);
    assertThat(verdict.findings()).isEmpty();
    assertThat(verdict.records().complete()).isTrue();
    assertThat(verdict.records().line(8))
        .isEqualTo("Q(8) = " + total(0, 1, 2, 3, 4, 5).solutions());
  }

  @Test
  void anUnfinishedCountNeverReadsLikeATotal() throws IOException {
    Store store = store("a");
    Ledgers.record(store, 1, 2);
    assertThat(Verifier.verify(store).records().line(8))
        .isEqualTo("Q(8) >= %d, 2 of 6 tasks recorded".formatted(total(1, 2).solutions()));
  }

  static List<PlanId> otherPlans() {
    PlanId own = Ledgers.plan(TASKS);
    return List.of(
        new PlanId("join", 8, "full", 2, TASKS, own.seeds(), own.digest()),
        new PlanId("search", 9, "full", 2, TASKS, own.seeds(), own.digest()),
        new PlanId("search", 8, "none", 2, TASKS, own.seeds(), own.digest()),
        new PlanId("search", 8, "full", 3, TASKS, own.seeds(), own.digest()),
        new PlanId("search", 8, "full", 2, 5, own.seeds(), own.digest()),
        new PlanId("search", 8, "full", 2, TASKS, 13, own.digest()),
        new PlanId("search", 8, "full", 2, TASKS, own.seeds(), "sha-256:ffff"));
  }

  @ParameterizedTest
  @MethodSource("otherPlans")
  void aLedgerOfAnotherCountIsRefusedWithWhatDiffers(PlanId other) throws IOException {
    Store store = store("a");
    Ledgers.record(store, 1);
    String difference = Ledgers.plan(TASKS).differences(other).get(0);
    assertThatThrownBy(() -> Ledger.open(store, manifest(other), false, new Heard()))
        .isInstanceOf(LedgerException.class)
        .hasMessageContaining("belongs to another count: " + difference);
    assertThat(Verifier.verify(store).findings()).isEmpty();
  }

  @Test
  void aLaterFormatIsRefused() throws IOException {
    Store store = store("a");
    Ledgers.record(store, 1);
    String text = Ledgers.text(store, LedgerFormat.MANIFEST);
    String first = Line.of("nqueens-ledger", 1);
    assertThat(text).startsWith(first);
    store.write(
        LedgerFormat.MANIFEST,
        (Line.of("nqueens-ledger", 2) + text.substring(first.length())).getBytes(UTF_8));
    assertThatThrownBy(() -> Ledgers.open(store))
        .isInstanceOf(LedgerException.class)
        .hasMessageContaining("format version must be 1, got 2");
  }

  @Test
  void theSecondWriterIsRefusedUntilTheFirstEnds() throws IOException {
    Store store = store("a");
    try (Ledger first = Ledgers.open(store)) {
      first.record(tally(1));
      assertThatThrownBy(() -> Ledgers.open(store("a")))
          .isInstanceOf(LedgerException.class)
          .hasMessageContaining("is being written by another run (process ")
          .extracting(e -> ((LedgerException) e).kind())
          .isEqualTo(LedgerException.Kind.REFUSED);
      first.record(tally(2));
    }
    try (Ledger second = Ledgers.open(store("a"))) {
      assertThat(Ledgers.recorded(second.records())).containsExactly(1, 2);
    }
    assertThat(store.names()).doesNotContain(LedgerFormat.LOCK);
  }

  @Test
  void equalDuplicatesCountOnce() throws IOException {
    Store store = store("a");
    try (Ledger ledger = Ledgers.open(store)) {
      ledger.record(tally(1));
      ledger.record(tally(1, tally(1).counts(), "host-2", "reference"));
    }
    Verifier.Verdict verdict = Verifier.verify(store);
    assertThat(verdict.findings()).isEmpty();
    assertThat(verdict.records().duplicates()).isEqualTo(1);
    assertThat(verdict.records().total()).isEqualTo(total(1));
  }

  @Test
  void aSecondAnswerStopsTheRunAndNamesBoth() throws IOException {
    Store store = store("a");
    Heard heard = new Heard();
    Ledger ledger = Ledger.open(store, manifest(), false, heard);
    ledger.record(tally(1));
    ledger.record(tally(1, new WeightedCounts(1, 0, 0, 0), "host-2", "vector"));
    assertThatThrownBy(ledger::close)
        .isInstanceOf(LedgerException.class)
        .hasMessageContaining("two answers for task 1: 24 solutions (0, 2, 3, 1 of weight")
        .hasMessageContaining("by scalar on host-1")
        .hasMessageContaining("and 1 solutions (1, 0, 0, 0 of weight")
        .hasMessageContaining("by vector on host-2");
    assertThat(heard.failed).hasSize(1);
    assertThat(Verifier.verify(store).damaged()).isTrue();
    assertThatThrownBy(() -> Ledgers.open(store)).isInstanceOf(LedgerException.class);
  }

  @Test
  void sharesOfATaskAreTheTaskOnceAllAreThere() throws IOException {
    Store store = store("a");
    try (Ledger ledger = Ledgers.open(store)) {
      ledger.record(new Share(1, 2), tally(1, new WeightedCounts(0, 2, 1, 0), "a", "scalar"));
      ledger.record(tally(0));
    }
    try (Ledger ledger = Ledgers.open(store)) {
      assertThat(ledger.done(1)).isFalse();
      assertThat(ledger.records().sharesDone(1, 2).stream()).containsExactly(0);
      ledger.record(new Share(2, 2), tally(1, new WeightedCounts(0, 0, 2, 1), "b", "scalar"));
    }
    Verifier.Verdict verdict = Verifier.verify(store);
    assertThat(verdict.findings()).isEmpty();
    assertThat(verdict.records().tally(1).orElseThrow().counts()).isEqualTo(tally(1).counts());
    assertThat(verdict.records().total().solutions()).isEqualTo(total(0, 1).solutions());
  }

  /** Cutting the last file at every byte stands for a crash at every moment of the write. */
  @Test
  void aCutLastFileLosesNothingButItsLastLine() throws IOException {
    Store whole = store("whole");
    Ledgers.record(whole, 0);
    Ledgers.record(whole, 1, 2, 3);
    String name = Ledgers.recordsFiles(whole).get(Ledgers.recordsFiles(whole).size() - 1);
    byte[] bytes = Ledgers.bytes(whole, name);
    Store cut = store("cut");
    copy(whole, cut);
    for (int length : cuts(bytes.length)) {
      cut.write(name, Arrays.copyOf(bytes, length));
      long lines = new String(bytes, 0, length, UTF_8).lines().count();
      boolean midLine = length > 0 && bytes[length - 1] != '\n';
      String kept = new String(bytes, 0, length, UTF_8);
      long tasks =
          kept.substring(0, kept.lastIndexOf('\n') + 1)
              .lines()
              .filter(line -> line.startsWith(LedgerFormat.TASK_KEY + "\t"))
              .count();
      Verifier.Verdict verdict = Verifier.verify(cut);
      assertThat(verdict.damaged()).as("cut at %d", length).isFalse();
      assertThat(verdict.records().recorded()).as("cut at %d", length).isEqualTo((int) tasks + 1);
      if (length < bytes.length) {
        assertThat(verdict.findings()).as("cut at %d", length).hasSize(1);
        assertThat(verdict.findings().get(0).place())
            .isEqualTo(cut.where(name) + ":" + (lines + (midLine ? 0 : 1)));
      }
    }
  }

  /** Lengths to cut at; a slow store may leave some out. */
  int[] cuts(int length) {
    return IntStream.rangeClosed(0, length).toArray();
  }

  @Test
  void aCutLedgerGoesOn() throws IOException {
    Store store = store("a");
    Ledgers.record(store, 0, 1, 2);
    String name = Ledgers.recordsFiles(store).get(0);
    byte[] bytes = Ledgers.bytes(store, name);
    store.write(name, Arrays.copyOf(bytes, bytes.length - 40));
    assertThat(Verifier.verify(store).records().recorded()).isEqualTo(2);
    Ledgers.record(store, 2, 3, 4, 5);
    Verifier.Verdict verdict = Verifier.verify(store);
    assertThat(verdict.findings()).as("the later session has seen the cut").isEmpty();
    assertThat(verdict.records().total()).isEqualTo(total(0, 1, 2, 3, 4, 5));
  }

  /**
   * Every byte of every file, changed in its lowest, its sixth, its highest bit and to a newline.
   */
  @Test
  void everyChangedByteIsFoundWithItsFile() throws IOException {
    Store good = store("good");
    Ledgers.record(good, 0, 1);
    Ledgers.record(good, 2, 3, 4, 5);
    Auditor.draw(good, 0.5, 7).finish("reference", 1);
    Store bad = store("bad");
    copy(good, bad);
    try (Ledger holder = Ledgers.open(good)) {
      bad.write(LedgerFormat.LOCK, Ledgers.bytes(good, LedgerFormat.LOCK));
      assertThat(holder.records().complete()).isTrue();
    }
    assertThat(Verifier.verify(bad).findings()).isEmpty();
    for (String name : bad.names()) {
      byte[] right = Ledgers.bytes(bad, name);
      for (int at : positions(right.length)) {
        for (int wrong : changes(right[at])) {
          byte[] changed = right.clone();
          changed[at] = (byte) wrong;
          change(bad, name, changed);
          assertThat(damage(bad))
              .as("%s, byte %d changed from %d to %d", name, at, right[at], wrong)
              .contains(name);
        }
      }
      bad.write(name, right);
    }
    assertThat(Verifier.verify(bad).findings()).isEmpty();
  }

  /** Replaces a file, durably or not. */
  void change(Store store, String name, byte[] content) throws IOException {
    store.write(name, content);
  }

  /** Positions to change; a slow store may leave some out. */
  int[] positions(int length) {
    return IntStream.range(0, length).toArray();
  }

  private static Set<Integer> changes(byte right) {
    Set<Integer> changes = new HashSet<>(Set.of(right ^ 1, right ^ 0x20, right ^ 0x80, (int) '\n'));
    changes.remove((int) right);
    return changes;
  }

  private static String damage(Store store) {
    try {
      return Verifier.verify(store).findings().stream()
          .filter(Finding::isDamage)
          .map(Finding::line)
          .findFirst()
          .orElse("nothing");
    } catch (LedgerException e) {
      return e.getMessage();
    }
  }

  @Test
  void aDamagedLedgerIsNotContinuedButSalvaged() throws IOException {
    Store store = store("a");
    Ledgers.record(store, 0, 1, 2);
    String name = Ledgers.recordsFiles(store).get(0);
    String text = Ledgers.text(store, name);
    int at = text.indexOf("task\t1\t") + 12;
    byte[] changed = text.getBytes(UTF_8);
    changed[at] ^= 1;
    store.write(name, changed);
    assertThatThrownBy(() -> Ledgers.open(store))
        .isInstanceOf(LedgerException.class)
        .hasMessageContaining(store.where(name) + ":3: checksum")
        .hasMessageContaining("--salvage");
    Store saved = store("saved");
    assertThatThrownBy(() -> Merger.merge(List.of(store), saved, false))
        .isInstanceOf(LedgerException.class);
    Merger.merge(List.of(store), saved, true);
    assertThat(Ledgers.recorded(Verifier.verify(saved).records())).containsExactly(0, 2);
  }

  @Test
  void aLostFileIsMissed() throws IOException {
    Store store = store("a");
    Ledgers.record(store, 0, 1);
    String name = Ledgers.recordsFiles(store).get(0);
    Ledgers.record(store, 2);
    store.delete(name);
    assertThat(damage(store)).contains(name).contains("must be there");
  }

  /** The session that was cut off is complete as far as it was durable; the next one goes on. */
  static void goesOn(Store store) throws IOException {
    try (Ledger next = Ledger.open(store, Ledgers.manifest(), true, new Heard())) {
      assertThat(Ledgers.recorded(next.records())).contains(1);
      next.record(Ledgers.tally(3));
    }
    assertThat(Verifier.verify(store).damaged()).isFalse();
    assertThat(Ledgers.recorded(Verifier.verify(store).records())).contains(1, 3);
  }

  @Test
  void partsAreMerged() throws IOException {
    Ledgers.record(store("a"), 0, 3);
    Ledgers.record(store("b"), 1, 4, 3);
    Ledgers.record(store("c"), 2, 5);
    List<Store> parts = List.of(store("a"), store("b"), store("c"));
    Records merged = Merger.merge(parts, store("all"), false);
    assertThat(merged.complete()).isTrue();
    Verifier.Verdict verdict = Verifier.verify(store("all"));
    assertThat(verdict.findings()).isEmpty();
    assertThat(verdict.records().total()).isEqualTo(total(0, 1, 2, 3, 4, 5));
    Merger.merge(parts, store("all"), false);
    assertThat(Verifier.verify(store("all")).records().total())
        .isEqualTo(verdict.records().total());
  }

  @Test
  void aConflictBetweenPartsNamesTaskValuesHostsAndPlaces() throws IOException {
    Ledgers.record(store("a"), 0, 3);
    try (Ledger ledger = Ledgers.open(store("b"))) {
      ledger.record(tally(3, new WeightedCounts(0, 0, 0, 7), "host-b", "vector"));
    }
    List<Store> parts = List.of(store("a"), store("b"));
    String first = store("a").where(Ledgers.recordsFiles(store("a")).get(0));
    String second = store("b").where(Ledgers.recordsFiles(store("b")).get(0));
    assertThatThrownBy(() -> Merger.merge(parts, store("all"), false))
        .isInstanceOf(LedgerException.class)
        .hasMessageContaining("two answers for task 3")
        .hasMessageContaining("%d solutions", tally(3).counts().solutions())
        .hasMessageContaining("by scalar on host-1 at " + first + ":")
        .hasMessageContaining("56 solutions")
        .hasMessageContaining("by vector on host-b at " + second + ":");
    assertThat(store("all").names()).isEmpty();
  }

  @Test
  void partsOfDifferentPlansAreNotMerged() throws IOException {
    Ledgers.record(store("a"), 0);
    PlanId other = new PlanId("search", 9, "full", 2, TASKS, 12, "sha-256:9");
    Ledger.open(store("b"), manifest(other), false, new Heard()).close();
    assertThatThrownBy(() -> Merger.merge(List.of(store("a"), store("b")), store("c"), false))
        .isInstanceOf(LedgerException.class)
        .hasMessageContaining("n 9 and not 8");
  }

  @Test
  void anAuditFindsAWrongTaskAndIsRecorded() throws IOException {
    Store store = store("a");
    Ledgers.record(store, 0, 1, 2, 3, 4, 5);
    Auditor auditor = Auditor.draw(store, 1, 42);
    assertThat(auditor.sample()).containsExactlyInAnyOrder(0, 1, 2, 3, 4, 5);
    for (int task : auditor.sample()) {
      WeightedCounts counts = task == 4 ? new WeightedCounts(0, 0, 0, 1) : tally(task).counts();
      auditor.compare(tally(task, counts, "other", "reference"));
    }
    assertThat(auditor.wrong()).hasSize(1);
    assertThat(auditor.wrong().get(0)).startsWith("task 4:");
    Audit audit = auditor.finish("reference", 1);
    assertThat(audit.wrong()).isEqualTo(1);
    assertThat(Verifier.verify(store).audits()).containsExactly(audit);
  }

  @Test
  void aFolderOfSomethingElseIsLeftAlone() throws IOException {
    Store store = store("a");
    store.makeFolder();
    store.write("thesis.txt", "words".getBytes(UTF_8));
    assertThatThrownBy(() -> Ledgers.open(store))
        .isInstanceOf(LedgerException.class)
        .hasMessageContaining("must be a ledger or an empty folder, found thesis.txt");
    assertThat(store.names()).containsExactly("thesis.txt");
  }

  @Test
  void thousandsOfRecordsASecondDoNotWaitForTheStoreOneByOne() throws IOException {
    Store store = store("a");
    int tasks = 20_000;
    Manifest manifest = manifest(Ledgers.plan(tasks));
    long start = System.nanoTime();
    try (Ledger ledger = Ledger.open(store, manifest, false, new Heard())) {
      IntStream.range(0, tasks).forEach(task -> ledger.record(tally(task)));
    }
    double seconds = (System.nanoTime() - start) / 1e9;
    // Forcing each record by itself would take 20 s with a disk that needs a millisecond for it.
    assertThat(seconds).isLessThan(10);
    assertThat(Verifier.verify(store).records().total().tasks()).isEqualTo(tasks);
    assertThat(Verifier.verify(store).records().total().found())
        .isEqualTo(
            BigInteger.valueOf(tasks)
                .multiply(BigInteger.valueOf(tasks - 1))
                .multiply(BigInteger.TWO)
                .add(BigInteger.valueOf(2L * tasks)));
  }

  private static void copy(Store from, Store to) throws IOException {
    to.makeFolder();
    for (String name : from.names()) {
      to.write(name, Ledgers.bytes(from, name));
    }
  }
}
