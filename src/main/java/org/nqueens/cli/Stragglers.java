package org.nqueens.cli;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.apache.spark.api.java.JavaSparkContext;
import org.nqueens.count.CountTask;
import org.nqueens.count.Deepening;
import org.nqueens.kernel.KernelChoice;
import org.nqueens.ledger.Share;
import org.nqueens.seed.Reduction;
import org.nqueens.seed.SeedPack;
import org.nqueens.spark.RunningTasks;
import org.nqueens.spark.SparkTaskRunner;
import org.nqueens.tally.Tally;

/**
 * Watches for tasks that take far longer than the others, reports them, and splits them if asked.
 *
 * <p>A split task is counted once more, as shares from seeds one row deeper, on cores that have
 * nothing else to do. Whichever is done first, the task or all of its shares, is the task; the
 * other is given up when nothing is left to do. Shares are recorded one by one, so a run that is
 * stopped loses none.
 */
final class Stragglers implements AutoCloseable {

  /** A task is a straggler if it takes this many times the mean of those done. */
  private static final double FACTOR = 10;

  /** Shares for each core, so that no core waits long for the last one. */
  private static final int SHARES_PER_CORE = 4;

  private final JavaSparkContext spark;
  private final LedgerRun run;
  private final KernelChoice kernel;
  private final Settings settings;
  private final PrintWriter err;
  private final RunningTasks running;
  private final Set<Integer> reported = new HashSet<>();
  private final List<Future<?>> splits = new ArrayList<>();
  private final ExecutorService splitter = Executors.newSingleThreadExecutor();
  private final ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor();

  /**
   * What the user wants.
   *
   * @param split whether to split stragglers or only to report them
   * @param least a task that takes less is none
   */
  record Settings(boolean split, Duration least, Reduction reduction, int cores) {}

  private Stragglers(
      JavaSparkContext spark,
      LedgerRun run,
      KernelChoice kernel,
      Settings settings,
      PrintWriter err,
      RunningTasks running) {
    this.spark = spark;
    this.run = run;
    this.kernel = kernel;
    this.settings = settings;
    this.err = err;
    this.running = running;
  }

  /** Watches the run of {@code tasks} that this thread is about to begin. */
  static Stragglers watch(
      JavaSparkContext spark,
      List<CountTask> tasks,
      LedgerRun run,
      KernelChoice kernel,
      Settings settings,
      PrintWriter err) {
    Stragglers stragglers =
        new Stragglers(spark, run, kernel, settings, err, RunningTasks.watch(spark, tasks));
    if (settings.split()) {
      run.splitBefore().forEach(stragglers::split);
    }
    stragglers.clock.scheduleWithFixedDelay(stragglers::look, 1, 1, TimeUnit.SECONDS);
    return stragglers;
  }

  private void look() {
    double mean = run.meanSeconds();
    double limit = Math.max(settings.least().toMillis() / 1000.0, FACTOR * mean);
    for (RunningTasks.Running task : running.now()) {
      if (task.seconds() > limit && reported.add(task.task().index())) {
        err.println(
            String.format(
                Locale.ROOT,
                "nqueens: task %d has run for %.0f s, the mean is %.1f s; the first of its %d seeds:"
                    + " %s%s",
                task.task().index(),
                task.seconds(),
                mean,
                task.task().seeds(),
                firstSeed(task.task()),
                settings.split() ? "; it is split" : "; --split-stragglers would split it"));
        if (settings.split()) {
          CountTask extended = Deepening.extend(task.task(), settings.reduction(), 1);
          int most = Math.max(2, SHARES_PER_CORE * settings.cores());
          split(task.task(), (int) Math.max(1, Math.min(extended.seeds(), most)));
        }
      }
    }
  }

  /** The queens of the first seed, as {@code row:column}, both from 0. */
  private static String firstSeed(CountTask task) {
    SeedPack pack = task.packs().get(0);
    StringBuilder queens = new StringBuilder();
    int queen = 0;
    for (int rest = pack.rows(); rest != 0; rest &= rest - 1) {
      queens.append(queens.isEmpty() ? "" : " ").append(Integer.numberOfTrailingZeros(rest));
      queens.append(':').append(pack.column(0, queen++));
    }
    return queens.isEmpty() ? "the empty board" : queens.toString();
  }

  private synchronized void split(CountTask task, int of) {
    reported.add(task.index());
    splits.add(splitter.submit(() -> countShares(task, of)));
  }

  private Void countShares(CountTask task, int of) throws InterruptedException {
    BitSet done = run.sharesDone(task.index(), of);
    CountTask extended = Deepening.extend(task, settings.reduction(), 1);
    List<CountTask> shares = new ArrayList<>();
    for (int i = done.nextClearBit(0); i < of; i = done.nextClearBit(i + 1)) {
      shares.add(new CountTask(i, Deepening.share(extended, i, of).packs()));
    }
    new SparkTaskRunner(spark)
        .run(
            shares,
            kernel,
            share -> run.record(new Share(share.task() + 1, of), of(task, share)),
            run.finished());
    return null;
  }

  /** The tally of a share, under its task's index. */
  private static Tally of(CountTask task, Tally share) {
    return new Tally(
        task.index(),
        share.seeds(),
        share.counts(),
        share.nodes(),
        share.nanos(),
        share.host(),
        share.kernel());
  }

  /** Ends the watch; waits for shares that are still needed. */
  @Override
  public void close() {
    clock.shutdownNow();
    splitter.shutdown();
    try {
      clock.awaitTermination(Long.MAX_VALUE, TimeUnit.SECONDS);
      for (Future<?> split : splits) {
        split.get();
      }
    } catch (InterruptedException e) {
      splitter.shutdownNow();
      Thread.currentThread().interrupt();
    } catch (ExecutionException e) {
      run.finished().stop();
      if (e.getCause() instanceof RuntimeException cause) {
        throw cause;
      }
      throw new IllegalStateException("a split failed", e.getCause());
    } finally {
      running.close();
    }
  }
}
