package org.nqueens.ledger;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.ledger.Ledgers.Heard;
import org.nqueens.ledger.Manifest.PlanId;
import org.nqueens.tally.Tally;
import org.nqueens.tally.Total;
import org.nqueens.tally.WeightedCounts;

class RecordsTest {

  @TempDir private Path folder;

  /**
   * Two tasks that each bring every sum just below a power of two and together past it. One wrapped
   * addition is how a published Q(24) came to be wrong by 182 · 2^32.
   */
  @ParameterizedTest
  @ValueSource(ints = {31, 32, 63})
  void sumsAreExactPastEveryWordSize(int bits) {
    long most = bits == 63 ? Long.MAX_VALUE : (1L << bits) - 1;
    WeightedCounts counts = new WeightedCounts(most, most, most, most);
    Store store = new LocalStore(folder.resolve("past-" + bits));
    Manifest manifest =
        Ledgers.manifest(new PlanId("search", 8, "full", 2, 2, 1L << 40, "sha-256:1"));
    long seeds = bits == 63 ? Long.MAX_VALUE / 2 : most;
    try (Ledger ledger = Ledger.open(store, manifest, false, new Heard())) {
      ledger.record(new Tally(0, seeds, counts, most, most, "a", "scalar"));
      ledger.record(new Tally(1, seeds, counts, most, most, "b", "scalar"));
    }
    Verifier.Verdict verdict = Verifier.verify(store);
    Total total = verdict.records().total();
    BigInteger each = BigInteger.valueOf(most);
    assertThat(total.found()).isEqualTo(each.multiply(BigInteger.valueOf(8)));
    assertThat(total.solutions()).isEqualTo(each.multiply(BigInteger.valueOf(2 * (1 + 2 + 4 + 8))));
    assertThat(total.nodes()).isEqualTo(each.shiftLeft(1));
    assertThat(total.nanos()).isEqualTo(each.shiftLeft(1));
    assertThat(total.seeds()).isEqualTo(2 * seeds);
    assertThat(total.longestNanos()).isEqualTo(most);
    assertThat(String.join("\n", Summary.lines(verdict)))
        .contains("Q(8) = " + total.solutions())
        .contains("%d, %<d, %<d, %<d completions".formatted(each.shiftLeft(1)));
  }

  @Test
  void anyOrderAndAnyRepetitionGivesTheSameTotal() {
    List<Integer> order = Arrays.asList(0, 1, 2, 3, 4, 5, 1, 4, 4, 0);
    Total expected = null;
    for (int i = 0; i < 20; i++) {
      Collections.shuffle(order, new java.util.Random(i));
      Records records = new Records(Ledgers.TASKS);
      order.forEach(task -> assertThat(add(records, task)).isEmpty());
      expected = expected == null ? records.total() : expected;
      assertThat(records.total()).isEqualTo(expected);
      assertThat(records.total().tasks()).isEqualTo(Ledgers.TASKS);
      assertThat(records.duplicates()).isEqualTo(4);
    }
  }

  private static java.util.Optional<String> add(Records records, int task) {
    return records.add(new Entry(Share.WHOLE, Ledgers.tally(task), "file", 1));
  }

  @Test
  void aTaskThePlanHasNotIsRefused() {
    assertThat(add(new Records(3), 3)).contains("the plan has tasks 0 to 2, got task 3");
  }

  @Test
  void sharesThatContradictTheWholeAreFound() {
    Records records = new Records(Ledgers.TASKS);
    assertThat(add(records, 1)).isEmpty();
    WeightedCounts part = new WeightedCounts(0, 1, 1, 0);
    Tally half = Ledgers.tally(1, part, "h", "scalar");
    assertThat(records.add(new Entry(new Share(1, 2), half, "f", 2))).isEmpty();
    assertThat(records.add(new Entry(new Share(2, 2), half, "f", 3)).orElseThrow())
        .startsWith("two answers for task 1: ");
  }

  @Test
  void everyTaskIsInExactlyOnePart() {
    Records records = new Records(17);
    IntStream.range(0, 17)
        .forEach(
            task ->
                assertThat(IntStream.rangeClosed(1, 5).filter(i -> new Share(i, 5).contains(task)))
                    .hasSize(1));
    assertThat(IntStream.rangeClosed(1, 5).map(i -> records.planned(new Share(i, 5))).sum())
        .isEqualTo(17);
  }
}
