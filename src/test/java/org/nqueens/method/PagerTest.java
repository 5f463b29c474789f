package org.nqueens.method;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.LongAdder;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.board.Solution;
import org.nqueens.kernel.ScalarKernel;
import org.nqueens.testing.Brute;
import org.nqueens.testing.TestSeeds;

class PagerTest {

  private static final CompletionCounter COUNTER =
      placement -> new ScalarKernel().count(placement).found();

  @ParameterizedTest(name = "n = {0}")
  @ValueSource(ints = {0, 1, 4, 5, 6, 8, 9, 10})
  void everyPlaceOfTheListIsFoundAndRankedBack(int n) {
    List<Solution> all = Brute.solutions(n).stream().map(Solution::of).toList();
    Pager shared = new Pager(n, COUNTER);
    assertThat(shared.total()).isEqualTo(all.size());
    for (int rank = 0; rank < all.size(); rank++) {
      assertThat(new Pager(n, COUNTER).at(rank)).as("rank %d", rank).contains(all.get(rank));
      assertThat(shared.at(rank)).as("rank %d, shared", rank).contains(all.get(rank));
      assertThat(shared.rank(all.get(rank))).isEqualTo(rank);
    }
  }

  @ParameterizedTest(name = "n = {0}")
  @ValueSource(ints = {0, 2, 3, 4, 9, 12})
  void beyondTheEndThereIsNothing(int n) {
    Pager pager = new Pager(n, COUNTER);
    long total = pager.total();
    assertThat(pager.at(total)).isEmpty();
    assertThat(new Pager(n, COUNTER).at(total)).isEmpty();
    assertThat(new Pager(n, COUNTER).at(Long.MAX_VALUE)).isEmpty();
  }

  static LongStream seeds() {
    return TestSeeds.fresh(4);
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void twelveAndThirteenRowsAgreeWithWalkingThere(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    int n = random.nextInt(12, 14);
    long total = new Pager(n, COUNTER).total();
    long rank = random.nextLong(total);
    SolutionCursor cursor = SolutionCursor.beforeFirst(n);
    for (long step = 0; step <= rank; step++) {
      cursor.next();
    }
    assertThat(new Pager(n, COUNTER).at(rank))
        .as("n = %d, rank %d; replay with -Dtests.seed=%d", n, rank, seed)
        .contains(cursor.solution());
    assertThat(new Pager(n, COUNTER).rank(cursor.solution())).isEqualTo(rank);
  }

  @Test
  void manyRanksAtOnceGiveTheSameAsOneByOne() {
    List<Solution> all = Brute.solutions(10).stream().map(Solution::of).toList();
    long[] ranks = LongStream.range(0, all.size()).filter(rank -> rank % 7 == 3).toArray();
    assertThat(new Pager(10, COUNTER).at(ranks))
        .isEqualTo(Arrays.stream(ranks).mapToObj(rank -> all.get((int) rank)).toList());
    assertThat(new Pager(10, COUNTER).at(new long[0])).isEmpty();
    assertThatThrownBy(() -> new Pager(10, COUNTER).at(new long[] {724}))
        .hasMessage("a rank must be below Q(10) = 724, got 724");
    assertThatThrownBy(() -> new Pager(10, COUNTER).at(-1))
        .hasMessage("a rank must be at least 0, got -1");
  }

  // What is skipped is counted, and little of it: the first thousand solutions of n = 14 are 1/365
  // of
  // all, and the finger search must not count the 11892 of the first column for them.
  @Test
  void placesNearTheFrontCostLittle() {
    LongAdder counted = new LongAdder();
    CompletionCounter watched =
        placement -> {
          long found = COUNTER.completions(placement);
          counted.add(found);
          return found;
        };
    assertThat(new Pager(14, watched).at(1_000)).isPresent();
    assertThat(counted.sum()).isBetween(1_000L, 8_000L);
  }
}
