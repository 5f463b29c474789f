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

  /** Tasks of the timed count of a large board: enough to stop it in time, too few to cost any. */
  private static final int MEASURED_TASKS = 64;

  /** Smaller boards are one task, which fills the lanes best, and done in two seconds at most. */
  private static final int LARGE = 15;

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
        kernel.name(),
        () -> warmUp(n, reduction, kernel),
        deadline -> count(n, reduction, kernel, deadline));
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

  /** The clock is read between tasks, so a count may end late by the time of one. */
  private static Contender.Outcome count(
      int n, Reduction reduction, CountingKernel kernel, long deadline) {
    Plan plan = Planner.plan(n, reduction, 0, n < LARGE ? 1 : MEASURED_TASKS);
    Total total = Total.ZERO;
    int done = 0;
    for (CountTask task : plan.tasks()) {
      if (done > 0 && System.nanoTime() - deadline > 0) {
        break;
      }
      total = total.plus(TaskCounter.count(task, kernel, "localhost"));
      done++;
    }
    BigInteger nodes = total.nodes().add(BigInteger.valueOf(plan.nodes()));
    double share = plan.tasks().isEmpty() ? 1 : (double) done / plan.tasks().size();
    return new Contender.Outcome(total.solutions(), Optional.of(nodes), Optional.empty(), share);
  }

  /**
   * Warms up and times each contender in turn.
   *
   * @param maxNanos time each of them has, in nanoseconds; one that needs more is stopped
   */
  public static List<Measurement> measure(List<Contender> contenders, long maxNanos) {
    return contenders.stream().map(contender -> measure(contender, maxNanos)).toList();
  }

  private static Measurement measure(Contender contender, long maxNanos) {
    contender.warmUp().run();
    long start = System.nanoTime();
    Contender.Outcome outcome = contender.count().apply(start + maxNanos);
    double seconds = (System.nanoTime() - start) / 1e9;
    return new Measurement(
        contender.name(),
        outcome.solutions(),
        outcome.nodes(),
        outcome.tests(),
        seconds,
        outcome.share());
  }
}
