package org.nqueens.count;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.kernel.CountingKernel;
import org.nqueens.kernel.ReferenceKernel;
import org.nqueens.kernel.ScalarKernel;
import org.nqueens.seed.Reduction;
import org.nqueens.tally.Total;
import org.nqueens.testing.KnownCounts;

/**
 * Q(n) does not depend on the kernel, the symmetry, the depth or the number of tasks, and it is the
 * published one. Totals that changed with the depth have been published; see wrong-counts.tsv.
 */
@Execution(ExecutionMode.CONCURRENT)
class CountTotalsTest {

  static Stream<Arguments> everyWay() {
    return IntStream.rangeClosed(0, 14)
        .boxed()
        .flatMap(
            n ->
                Stream.of(Reduction.values())
                    .flatMap(
                        reduction ->
                            depths(n, reduction).map(depth -> Arguments.of(n, reduction, depth))));
  }

  /** All depths and one beyond for small boards; for large ones as many as a test has time for. */
  private static Stream<Integer> depths(int n, Reduction reduction) {
    if (n <= 10) {
      return IntStream.rangeClosed(0, n + 1).boxed();
    }
    return n <= 12 || reduction == Reduction.FULL
        ? IntStream.rangeClosed(0, 7).boxed()
        : Stream.of(0, 1, 4);
  }

  @ParameterizedTest(name = "n = {0}, symmetry {1}, depth {2}")
  @MethodSource("everyWay")
  void totalIsPublished(int n, Reduction reduction, int depth) {
    int tasks = 1 + (n + depth) % 5;
    Plan plan = Planner.plan(n, reduction, depth, tasks);
    for (CountingKernel kernel : kernels(n, reduction)) {
      Total total = Total.ZERO;
      for (CountTask task : plan.tasks()) {
        total = total.plus(TaskCounter.count(task, kernel, "here"));
      }
      assertThat(total.solutions()).as(kernel.name()).isEqualTo(KnownCounts.solutions(n));
      assertThat(total.seeds()).isEqualTo(plan.seeds());
      assertNodes(plan, kernel, total);
    }
  }

  private static List<CountingKernel> kernels(int n, Reduction reduction) {
    boolean referenceIsQuick = n <= 12 || reduction == Reduction.FULL;
    return referenceIsQuick
        ? List.of(new ReferenceKernel(), new ScalarKernel())
        : List.of(new ScalarKernel());
  }

  /** Without symmetry and pruning the seeds' nodes and the kernel's are the whole tree. */
  private static void assertNodes(Plan plan, CountingKernel kernel, Total total) {
    if (plan.reduction() == Reduction.NONE && kernel instanceof ReferenceKernel) {
      long[] tree = {1, 2, 3, 6, 17, 54, 153, 552, 2057, 8394, 35539, 166926, 856189};
      assertThat(total.nodes().add(BigInteger.valueOf(plan.nodes()))).isEqualTo(tree[plan.n()]);
    }
  }
}
