package org.nqueens.cli;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.nqueens.board.Placement;
import org.nqueens.count.LocalRunner;
import org.nqueens.count.Plan;
import org.nqueens.count.Planner;
import org.nqueens.count.Sizing;
import org.nqueens.count.StopSwitch;
import org.nqueens.estimate.Workload;
import org.nqueens.kernel.KernelChoice;
import org.nqueens.kernel.Kernels;
import org.nqueens.method.CompletionCounter;
import org.nqueens.report.ProgressMeter;
import org.nqueens.seed.Reduction;

/**
 * Counts with the fastest kernel, on all cores of this machine, showing progress when that takes
 * long.
 *
 * <p>Its methods throw {@link StoppedEarly} once they are told to stop.
 */
final class KernelCounter implements CompletionCounter {

  /** Counts that are over sooner show nothing. */
  static final Duration PATIENCE = Duration.ofSeconds(1);

  private final int cores = Runtime.getRuntime().availableProcessors();
  private final Kernels.Selection selected;
  private final Display display;
  private final StopSwitch stop;

  /** Shows the progress of a count. */
  @FunctionalInterface
  interface Display {

    /** Progress of what {@code meter} measures. */
    Progress show(String name, ProgressMeter meter);
  }

  /**
   * A counter for boards of one size.
   *
   * @param n the size
   * @param stop ends a count early
   */
  KernelCounter(int n, Display display, StopSwitch stop) {
    this.selected =
        Kernels.select(
            KernelChoice.AUTO, Workload.coreSeconds(n, Reduction.MIRROR, "scalar") / cores);
    this.display = display;
    this.stop = stop;
  }

  @Override
  public long completions(Placement placement) {
    return selected.kernel().count(placement).found();
  }

  @Override
  public long[] completions(List<Placement> placements) {
    long[] counts = new long[placements.size()];
    try (Progress progress = display.show("counting", new ProgressMeter(counts.length))) {
      share(
          counts.length,
          i -> {
            counts[i] = completions(placements.get(i));
            synchronized (counts) {
              progress.add(counts[i]);
            }
          });
    }
    requireGoing();
    return counts;
  }

  /** Does {@code work} for each number below {@code size}, each core taking the next one left. */
  private void share(int size, IntConsumer work) {
    AtomicInteger next = new AtomicInteger();
    IntStream.range(0, cores)
        .parallel()
        .forEach(
            core -> {
              for (int i = next.getAndIncrement(); i < size; i = next.getAndIncrement()) {
                if (!stop.stopped()) {
                  work.accept(i);
                }
              }
            });
  }

  /** By the eightfold reduction: about an eighth of the work of counting every prefix. */
  @Override
  public long solutions(int n) {
    double seconds = Workload.coreSeconds(n, Reduction.FULL, selected.kernel().name());
    int tasks = Sizing.tasks(seconds, cores);
    Plan plan = Planner.plan(n, Reduction.FULL, Sizing.depth(n, Reduction.FULL, tasks), tasks);
    ProgressMeter meter = new ProgressMeter(plan.tasks().size());
    try (Progress progress = display.show("counting", meter)) {
      new LocalRunner(cores).run(plan.tasks(), selected.choice(), progress::add, stop);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while counting Q(" + n + ")", e);
    }
    requireGoing();
    return meter.total().solutions().longValueExact();
  }

  private void requireGoing() {
    if (stop.stopped()) {
      throw new StoppedEarly();
    }
  }
}
