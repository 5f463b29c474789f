package org.nqueens.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nqueens.count.CountTask;
import org.nqueens.count.Plan;
import org.nqueens.count.Planner;
import org.nqueens.count.StopSwitch;
import org.nqueens.kernel.KernelChoice;
import org.nqueens.seed.Reduction;
import org.nqueens.seed.SeedPack;
import org.nqueens.tally.Tally;
import org.nqueens.tally.Total;
import org.nqueens.testing.KnownCounts;

class SparkTaskRunnerTest extends LocalSparkTest {

  private final List<Tally> tallies = new ArrayList<>();
  private final StopSwitch stop = new StopSwitch();

  private Total run(Plan plan, KernelChoice kernel) throws InterruptedException {
    new SparkTaskRunner(jsc()).run(plan.tasks(), kernel, tallies::add, stop);
    return tallies.stream().reduce(Total.ZERO, Total::plus, (a, b) -> a);
  }

  @ParameterizedTest
  @CsvSource({
    "0, FULL, 0, 1",
    "1, FULL, 0, 4",
    "2, FULL, 0, 4",
    "3, NONE, 2, 4",
    "4, MIRROR, 9, 3",
    "8, NONE, 3, 5",
    "10, MIRROR, 4, 50",
    "12, FULL, 5, 33",
    "13, FULL, 0, 7"
  })
  void totalIsPublished(int n, Reduction reduction, int depth, int tasks) throws Exception {
    Plan plan = Planner.plan(n, reduction, depth, tasks);
    assertThat(run(plan, KernelChoice.SCALAR).solutions()).isEqualTo(KnownCounts.solutions(n));
    assertThat(tallies)
        .extracting(Tally::task)
        .containsExactlyInAnyOrderElementsOf(plan.tasks().stream().map(CountTask::index).toList());
  }

  @Test
  void waveAfterWaveEveryTaskComesBackOnce() throws Exception {
    Plan plan = Planner.plan(12, Reduction.NONE, 5, 12_000);
    assertThat(plan.tasks()).hasSize(12_000);
    assertThat(run(plan, KernelChoice.SCALAR).solutions()).isEqualTo(KnownCounts.solutions(12));
    assertThat(tallies).extracting(Tally::task).doesNotHaveDuplicates().hasSize(12_000);
  }

  @Test
  void aStopCancelsWhatRuns() throws Exception {
    Plan plan = Planner.plan(16, Reduction.NONE, 4, 200);
    long start = System.nanoTime();
    new SparkTaskRunner(jsc())
        .run(
            plan.tasks(),
            KernelChoice.REFERENCE,
            tally -> {
              tallies.add(tally);
              stop.stop();
            },
            stop);
    assertThat(tallies).hasSizeBetween(1, 100);
    assertThat((System.nanoTime() - start) / 1e9).as("seconds").isLessThan(30);
  }

  // A seed whose queens attack each other can only come from damage; the task must not count it.
  @Test
  void aTaskThatFailsFailsTheRun() {
    SeedPack damaged = new SeedPack(8, 0b11, 1, new long[] {0});
    List<CountTask> tasks = List.of(new CountTask(0, List.of(damaged)));
    assertThatExceptionOfType(SparkFailure.class)
        .isThrownBy(
            () ->
                new SparkTaskRunner(jsc())
                    .run(tasks, KernelChoice.SCALAR, tallies::add, new StopSwitch()))
        .withMessageContaining("the queens of a seed must not attack each other");
    assertThat(tallies).isEmpty();
  }
}
