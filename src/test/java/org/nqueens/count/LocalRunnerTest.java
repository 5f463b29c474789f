package org.nqueens.count;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.nqueens.kernel.KernelChoice;
import org.nqueens.seed.Reduction;
import org.nqueens.tally.Tally;
import org.nqueens.tally.Total;
import org.nqueens.testing.KnownCounts;

class LocalRunnerTest {

  private final List<Tally> tallies = new ArrayList<>();
  private final Plan plan = Planner.plan(12, Reduction.FULL, 4, 40);
  private final StopSwitch stop = new StopSwitch();

  @Test
  void countsEveryTaskOnce() throws InterruptedException {
    new LocalRunner(3).run(plan.tasks(), KernelChoice.SCALAR, tallies::add, stop);
    assertThat(tallies).extracting(Tally::task).doesNotHaveDuplicates().hasSize(40);
    Total total = tallies.stream().reduce(Total.ZERO, Total::plus, (a, b) -> a);
    assertThat(total.solutions()).isEqualTo(KnownCounts.solutions(12));
  }

  @Test
  void stopsAfterTheTasksThatRun() throws InterruptedException {
    new LocalRunner(3)
        .run(
            plan.tasks(),
            KernelChoice.SCALAR,
            tally -> {
              tallies.add(tally);
              stop.stop();
            },
            stop);
    assertThat(tallies).hasSizeBetween(1, 3);
  }

  @Test
  void aSwitchRunsItsActionsOnce() {
    List<String> ran = new ArrayList<>();
    stop.onStop(() -> ran.add("before"));
    stop.stop();
    stop.stop();
    stop.onStop(() -> ran.add("after"));
    assertThat(stop.stopped()).isTrue();
    assertThat(ran).containsExactly("before", "after");
  }
}
