package org.nqueens.ledger;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nqueens.ledger.Manifest.PlanId;
import org.nqueens.tally.Tally;
import org.nqueens.tally.WeightedCounts;

class InvariantsTest {

  /** A plan of one task with 5 seeds, and what was recorded of it. */
  private static Invariants of(int n, String symmetry, Tally... tallies) {
    Records records = new Records(1);
    for (Tally tally : tallies) {
      Optional<String> conflict = records.add(new Entry(Share.WHOLE, tally, "file", 2));
      assertThat(conflict).isEmpty();
    }
    return new Invariants(new PlanId("search", n, symmetry, 2, 1, 5, "sha-256:0"), records);
  }

  private static Tally tally(int seeds, long ones, long twos, long fours, long eights) {
    WeightedCounts counts = new WeightedCounts(ones, twos, fours, eights);
    return new Tally(0, seeds, counts, 100, 1000, "host", "scalar");
  }

  @ParameterizedTest(name = "n = {0}, {1}: {2} {3} {4} {5}")
  @CsvSource({
    "8, none, 92, 0, 0, 0, true",
    "8, none, 90, 1, 0, 0, false",
    "8, none, 88, 0, 1, 0, false",
    "8, none, 84, 0, 0, 1, false",
    "8, mirror, 0, 46, 0, 0, true",
    "8, mirror, 2, 45, 0, 0, false",
    "8, mirror, 0, 44, 1, 0, false",
    "8, mirror, 0, 42, 0, 1, false",
    "9, mirror, 54, 149, 0, 0, true",
    "8, full, 0, 0, 1, 11, true",
    "8, full, 4, 0, 0, 11, false",
    "9, full, 0, 0, 4, 42, true",
    "9, full, 4, 0, 3, 42, false",
    "1, full, 1, 0, 0, 0, true",
    "0, mirror, 1, 0, 0, 0, true",
  })
  void weightsMustFitTheSymmetry(
      int n, String symmetry, long ones, long twos, long fours, long eights, boolean possible) {
    List<String> broken = of(n, symmetry, tally(5, ones, twos, fours, eights)).brokenByTasks();
    assertThat(broken).hasSize(possible ? 0 : 1);
    broken.forEach(
        line ->
            assertThat(line)
                .isEqualTo(
                    ("task 0: %d, %d, %d, %d completions of weight 1, 2, 4, 8 cannot be with"
                            + " symmetry %s, n = %d")
                        .formatted(ones, twos, fours, eights, symmetry, n)));
  }

  @ParameterizedTest(name = "Q({0}) = {1}")
  @CsvSource({
    "8, 92, ",
    "8, 91, 'Q(8) must be a multiple of 2, got 91'",
    "10, 724, ",
    "10, 726, 'Q(10) must be a multiple of 4, got 726'",
    "11, 2682, 'Q(11) must be a multiple of 4, got 2682'",
    "1, 1, ",
    "0, 1, ",
  })
  void theTotalMustBeWholeOrbits(int n, long solutions, String broken) {
    assertThat(of(n, "none", tally(5, solutions, 0, 0, 0)).brokenBySums())
        .isEqualTo(broken == null ? List.of() : List.of(broken));
  }

  @Test
  void allSeedsMustBeCounted() {
    assertThat(of(8, "none", tally(4, 92, 0, 0, 0)).brokenBySums())
        .containsExactly("the tasks must have 5 seeds in all, got 4");
  }

  /** One orbit more or less is a multiple of 4 away, which only the classes tell from right. */
  @ParameterizedTest(name = "Q({0}) = {1}, {2} fixed")
  @CsvSource({
    "8, 92, 4, ",
    "8, 96, 4, 96 - 4 = 92",
    "8, 0, 4, 0 - 4 = -4",
    "12, 14200, 80, ",
    "12, 14204, 80, 14204 - 80 = 14124",
    "1, 1, 1, ",
  })
  void allButTheSymmetricSolutionsMustBeOrbitsOfEight(
      int n, long solutions, long fixed, String broken) {
    List<String> found = of(n, "none", tally(5, solutions, 0, 0, 0)).brokenByClasses(fixed);
    assertThat(found).hasSize(broken == null ? 0 : 1);
    found.forEach(
        line ->
            assertThat(line)
                .isEqualTo(
                    "Q(%d) less the %d solutions that the half turn fixes must be a multiple of 8"
                            .formatted(n, fixed)
                        + " and not negative, got "
                        + broken));
  }

  @Test
  void anUnfinishedCountBreaksNoSum() {
    Invariants unfinished = of(8, "none");
    assertThat(unfinished.brokenBySums()).isEmpty();
    assertThat(unfinished.brokenByClasses(4)).isEmpty();
  }
}
