package org.nqueens.count;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.nqueens.board.Placement;
import org.nqueens.kernel.ScalarKernel;
import org.nqueens.seed.Reduction;
import org.nqueens.seed.SeedPack;
import org.nqueens.tally.Tally;

class PlannerTest {

  private static List<String> seedsOf(Plan plan) {
    List<String> seeds = new ArrayList<>();
    for (CountTask task : plan.tasks()) {
      for (SeedPack pack : task.packs()) {
        for (int i = 0; i < pack.size(); i++) {
          seeds.add(pack.weight() + " x " + pack.placement(i));
        }
      }
    }
    return seeds;
  }

  private static List<String> enumerated(int n, Reduction reduction, int depth) {
    List<String> seeds = new ArrayList<>();
    reduction
        .seeds(n, depth)
        .forEach(
            (rows, columnOf, weight) -> {
              Placement placement = Placement.empty(n);
              for (int row = 0; row < n; row++) {
                if ((rows >>> row & 1) != 0) {
                  placement = placement.place(row, columnOf[row]);
                }
              }
              seeds.add(weight + " x " + placement);
            });
    return seeds;
  }

  @ParameterizedTest
  @EnumSource(Reduction.class)
  void dealsEverySeedOnce(Reduction reduction) {
    for (int n : new int[] {0, 1, 2, 3, 4, 5, 8, 9, 10}) {
      for (int tasks : new int[] {1, 2, 7, 1000}) {
        Plan plan = Planner.plan(n, reduction, 3, tasks);
        assertThat(seedsOf(plan))
            .as("n = %d, %d tasks", n, tasks)
            .containsExactlyInAnyOrderElementsOf(enumerated(n, reduction, 3));
        assertThat(plan.seeds()).isEqualTo(seedsOf(plan).size());
        assertThat(plan.tasks()).hasSize((int) Math.min(tasks, plan.seeds()));
        assertThat(plan.tasks()).allMatch(task -> task.seeds() > 0);
        assertThat(plan.tasks().stream().map(CountTask::index))
            .containsExactlyElementsOf(IntStream.range(0, plan.tasks().size()).boxed().toList());
      }
    }
  }

  @Test
  void isTheSameEveryTime() {
    Plan first = Planner.plan(12, Reduction.FULL, 4, 30);
    Plan second = Planner.plan(12, Reduction.FULL, 4, 30);
    assertThat(seedsOf(first)).containsExactlyElementsOf(seedsOf(second));
  }

  // In nodes, which unlike time are the same on every machine.
  @ParameterizedTest
  @CsvSource({"13, 8", "14, 16", "15, 32"})
  void noTaskHasMuchMoreWorkThanTheMean(int n, int tasks) {
    int depth = Sizing.depth(n, Reduction.FULL, tasks);
    List<Long> nodes = new ArrayList<>();
    for (CountTask task : Planner.plan(n, Reduction.FULL, depth, tasks).tasks()) {
      Tally tally = TaskCounter.count(task, new ScalarKernel(), "here");
      nodes.add(tally.nodes());
    }
    double mean = nodes.stream().mapToLong(Long::longValue).average().orElseThrow();
    assertThat(Collections.max(nodes) / mean).as("n = %d, depth %d", n, depth).isLessThan(1.35);
  }

  @Test
  void refusesNoTask() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Planner.plan(8, Reduction.FULL, 2, 0))
        .withMessage("tasks must be at least 1, got 0");
  }
}
