package org.nqueens.count;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.nqueens.kernel.CountingKernel;
import org.nqueens.kernel.KernelChoice;
import org.nqueens.kernel.Kernels;
import org.nqueens.kernel.VectorKernels;
import org.nqueens.seed.Reduction;
import org.nqueens.tally.Measurement;
import org.nqueens.tally.Total;

/** Counts one board in several ways, one after the other on one thread, and takes the times. */
public final class Comparison {

  /**
   * A contender is warmed up for this long, in nanoseconds. C2 is done with all of them by then.
   */
  private static final long WARM_UP = 2_500_000_000L;

  /** Tasks the board is cut into for the warm-up, so that one is short. */
  private static final int WARM_UP_TASKS = 2_000;

  private Comparison() {}

  /** Every kernel there is in this JVM, the fastest first. */
  public static List<Contender> kernels(int n, Reduction reduction) {
    List<Contender> contenders = new ArrayList<>();
    if (VectorKernels.obstacle().isEmpty()) {
      contenders.add(contender(n, reduction, KernelChoice.VECTOR));
    }
    contenders.add(contender(n, reduction, KernelChoice.SCALAR));
    contenders.add(contender(n, reduction, KernelChoice.REFERENCE));
    return contenders;
  }

  private static Contender contender(int n, Reduction reduction, KernelChoice choice) {
    CountingKernel kernel = Kernels.select(choice).kernel();
    return new Contender(
        kernel.name(), () -> warmUp(n, reduction, kernel), () -> count(n, reduction, kernel));
  }

  private static void warmUp(int n, Reduction reduction, CountingKernel kernel) {
    List<CountTask> tasks = Planner.plan(n, reduction, 0, WARM_UP_TASKS).tasks();
    long end = System.nanoTime() + WARM_UP;
    while (!tasks.isEmpty()) {
      for (CountTask task : tasks) {
        TaskCounter.count(task, kernel, "localhost");
        if (System.nanoTime() > end) {
          return;
        }
      }
    }
  }

  private static Contender.Outcome count(int n, Reduction reduction, CountingKernel kernel) {
    Plan plan = Planner.plan(n, reduction, 0, 1);
    Total total = Total.ZERO;
    for (CountTask task : plan.tasks()) {
      total = total.plus(TaskCounter.count(task, kernel, "localhost"));
    }
    BigInteger nodes = total.nodes().add(BigInteger.valueOf(plan.nodes()));
    return new Contender.Outcome(total.solutions(), Optional.of(nodes));
  }

  /** Warms up and times each contender in turn. */
  public static List<Measurement> measure(List<Contender> contenders) {
    return contenders.stream().map(Comparison::measure).toList();
  }

  private static Measurement measure(Contender contender) {
    contender.warmUp().run();
    long start = System.nanoTime();
    Contender.Outcome outcome = contender.count().get();
    double seconds = (System.nanoTime() - start) / 1e9;
    return new Measurement(contender.name(), outcome.solutions(), outcome.nodes(), seconds);
  }
}
