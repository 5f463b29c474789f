package org.nqueens.count;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nqueens.kernel.CountingKernel;
import org.nqueens.kernel.ReferenceKernel;
import org.nqueens.seed.Reduction;
import org.nqueens.tally.WeightedCounts;

class DeepeningTest {

  private static final CountingKernel KERNEL = new ReferenceKernel();

  private static WeightedCounts counts(CountTask task) {
    return TaskCounter.count(task, KERNEL, "host").counts();
  }

  @ParameterizedTest
  @CsvSource({
    "NONE, 8, 2",
    "MIRROR, 9, 1",
    "FULL, 9, 0",
    "FULL, 10, 2",
    "NONE, 5, 5",
    "FULL, 1, 0"
  })
  void deeperSeedsHaveTheSameCountsByWeight(Reduction reduction, int n, int depth) {
    for (CountTask task : Planner.plan(n, reduction, depth, 7).tasks()) {
      WeightedCounts expected = counts(task);
      for (int rows = 0; rows <= 3; rows++) {
        CountTask deeper = Deepening.extend(task, reduction, rows);
        assertThat(deeper.index()).isEqualTo(task.index());
        assertThat(counts(deeper)).as("%s, %d deeper", task, rows).isEqualTo(expected);
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"1", "3", "50"})
  void sharesAreTheTask(int of) {
    CountTask task = Planner.plan(10, Reduction.FULL, 1, 4).tasks().get(2);
    WeightedCounts sum = WeightedCounts.NONE;
    long seeds = 0;
    for (int i = 0; i < of; i++) {
      CountTask share = Deepening.share(task, i, of);
      sum = sum.plus(counts(share));
      seeds += share.seeds();
    }
    assertThat(sum).isEqualTo(counts(task));
    assertThat(seeds).isEqualTo(task.seeds());
  }
}
