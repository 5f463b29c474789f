package org.nqueens.cli;

import org.nqueens.board.Placement;
import org.nqueens.count.LocalRunner;
import org.nqueens.count.Plan;
import org.nqueens.count.Planner;
import org.nqueens.count.Sizing;
import org.nqueens.count.StopSwitch;
import org.nqueens.estimate.Workload;
import org.nqueens.kernel.CountingKernel;
import org.nqueens.kernel.KernelChoice;
import org.nqueens.kernel.Kernels;
import org.nqueens.method.CompletionCounter;
import org.nqueens.seed.Reduction;
import org.nqueens.tally.Tally;
import org.nqueens.tally.Total;

/** Counts with the kernels, on the threads of this machine. */
final class KernelCounter implements CompletionCounter {

  private static final KernelChoice CHOICE = KernelChoice.SCALAR;

  private final CountingKernel kernel = Kernels.select(CHOICE).kernel();

  @Override
  public long completions(Placement placement) {
    return kernel.count(placement).found();
  }

  /** By the eightfold reduction: about an eighth of the work of counting every prefix. */
  @Override
  public long solutions(int n) {
    int cores = Runtime.getRuntime().availableProcessors();
    double seconds = Workload.coreSeconds(n, Reduction.FULL, kernel.name());
    int tasks = Sizing.tasks(seconds, cores);
    Plan plan = Planner.plan(n, Reduction.FULL, Sizing.depth(n, Reduction.FULL, tasks), tasks);
    Sum sum = new Sum();
    try {
      new LocalRunner(cores).run(plan.tasks(), CHOICE, sum::add, new StopSwitch());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while counting Q(" + n + ")", e);
    }
    return sum.total.solutions().longValueExact();
  }

  private static final class Sum {
    private Total total = Total.ZERO;

    void add(Tally tally) {
      total = total.plus(tally);
    }
  }
}
