package org.nqueens.method;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.board.Solution;
import org.nqueens.kernel.ScalarKernel;
import org.nqueens.testing.Brute;
import org.nqueens.testing.KnownCounts;

class SourcesTest {

  private static final CompletionCounter COUNTER =
      placement -> new ScalarKernel().count(placement).found();

  @ParameterizedTest(name = "offset {0}")
  @ValueSource(ints = {0, 1, 5, 91, 92, 1_000})
  void aRangeIsTheListWithoutItsFront(int offset) {
    List<Solution> all = Brute.solutions(8).stream().map(Solution::of).toList();
    List<Long> numbers = new ArrayList<>();
    List<Solution> range = new ArrayList<>();
    SolutionSource source = Sources.limit(Sources.from(8, offset, COUNTER), 10);
    while (source.next()) {
      range.add(Solution.of(source.columns()));
      numbers.add(source.number());
      assertThat(source.orbit()).isZero();
    }
    int from = Math.min(offset, 92);
    int to = Math.min(offset + 10, 92);
    assertThat(range).isEqualTo(all.subList(from, to));
    assertThat(numbers).hasSize(to - from).allSatisfy(k -> assertThat(k).isGreaterThan(offset));
    assertThat(numbers).isSorted().doesNotHaveDuplicates();
  }

  @ParameterizedTest(name = "n = {0}")
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11})
  void fundamentalSolutionsAreAsManyAsPublishedAndTheirOrbitsMakeUpAll(int n) {
    SolutionSource source = Sources.fundamental(n);
    long orbits = 0;
    long all = 0;
    while (source.next()) {
      orbits++;
      all += source.orbit();
      assertThat(source.number()).isEqualTo(orbits);
    }
    assertThat(orbits).isEqualTo(KnownCounts.fundamental(n).longValueExact());
    assertThat(all).isEqualTo(KnownCounts.solutions(n).longValueExact());
  }

  @Test
  void equalSeedsDrawEqualSamplesInOrderWithoutRepetition() {
    List<Solution> first = sample(8, 20, 7);
    assertThat(first).hasSize(20).isSorted().doesNotHaveDuplicates();
    assertThat(sample(8, 20, 7)).isEqualTo(first);
    assertThat(sample(8, 20, 8)).isNotEqualTo(first);
    assertThat(sample(8, 1_000, 1)).hasSize(92);
    assertThat(sample(3, 5, 1)).isEmpty();
  }

  // Each of the 92 is drawn with probability 1/2; in 4000 samples within 6 standard deviations of
  // 31.6 each. All 92 fail to do so once in 5 million runs; and the run is a fixed one.
  @Test
  void everySolutionIsDrawnEquallyOften() {
    int[] drawn = new int[92];
    for (long seed = 0; seed < 4_000; seed++) {
      for (long rank : Sources.draw(92, 46, new SplittableRandom(seed).nextLong())) {
        drawn[(int) rank]++;
      }
    }
    assertThat(IntStream.of(drawn)).allMatch(times -> times > 1_810 && times < 2_190);
  }

  private static List<Solution> sample(int n, int size, long seed) {
    SolutionSource source = Sources.sample(n, size, seed, COUNTER);
    List<Solution> drawn = new ArrayList<>();
    while (source.next()) {
      drawn.add(Solution.of(source.columns()));
      assertThat(new Pager(n, COUNTER).rank(drawn.get(drawn.size() - 1)))
          .isEqualTo(source.number() - 1);
    }
    return drawn;
  }
}
