package org.nqueens.count;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.nqueens.seed.Reduction;

class PlanDigestTest {

  private static String digest(int n, Reduction reduction, int depth, int tasks) {
    return PlanDigest.of(Planner.plan(n, reduction, depth, tasks));
  }

  @Test
  void theSamePlanHasTheSameDigest() {
    assertThat(digest(10, Reduction.FULL, 2, 20))
        .isEqualTo(digest(10, Reduction.FULL, 2, 20))
        .matches("sha-256:[0-9a-f]{64}");
  }

  @Test
  void everythingThatMakesAPlanChangesIt() {
    Set<String> digests = new HashSet<>();
    digests.add(digest(10, Reduction.FULL, 2, 20));
    digests.add(digest(11, Reduction.FULL, 2, 20));
    digests.add(digest(10, Reduction.NONE, 2, 20));
    digests.add(digest(10, Reduction.MIRROR, 2, 20));
    digests.add(digest(10, Reduction.FULL, 3, 20));
    digests.add(digest(10, Reduction.FULL, 2, 21));
    assertThat(digests).hasSize(6);
  }

  /** The same seeds dealt otherwise: the tasks differ, so their records must not mix. */
  @Test
  void seedsDealtOtherwiseChangeIt() {
    Plan plan = Planner.plan(10, Reduction.FULL, 2, 20);
    List<CountTask> tasks = new ArrayList<>();
    List<CountTask> turned = new ArrayList<>(plan.tasks());
    Collections.rotate(turned, 1);
    for (int i = 0; i < turned.size(); i++) {
      tasks.add(new CountTask(i, turned.get(i).packs()));
    }
    Plan other =
        new Plan(plan.n(), plan.reduction(), plan.depth(), plan.seeds(), plan.nodes(), tasks);
    assertThat(PlanDigest.of(other)).isNotEqualTo(PlanDigest.of(plan));
  }
}
