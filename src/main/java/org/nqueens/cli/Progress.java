package org.nqueens.cli;

import static java.util.concurrent.TimeUnit.SECONDS;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import me.tongfei.progressbar.DelegatingProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import org.nqueens.report.CountText;
import org.nqueens.report.ProgressMeter;
import org.nqueens.tally.Tally;
import org.nqueens.tally.WeightedCounts;

/**
 * Shows how far a count is: a bar on a terminal, a line now and then elsewhere.
 *
 * <p>The bar is redrawn by a thread of its library.
 */
final class Progress implements AutoCloseable {

  private static final int REDRAW_MILLIS = 200;
  private static final long SECONDS_BETWEEN_LINES = 5;

  private final String name;
  private final ProgressMeter meter;
  private final PrintWriter err;
  private final Duration patience;
  private volatile boolean drawn;
  private final long start = System.nanoTime();
  private final Optional<ProgressBar> bar;
  private final ScheduledExecutorService lines =
      Executors.newScheduledThreadPool(1, Progress::daemon);

  /**
   * @param name what is counted, such as {@code "Q(18)"}
   * @param columns width of the terminal to draw on; empty for plain lines
   * @param patience how long to draw nothing: a bar that is gone at once says nothing to anybody
   */
  Progress(
      String name, ProgressMeter meter, PrintWriter err, OptionalInt columns, Duration patience) {
    this.patience = patience;
    this.name = name;
    this.meter = meter;
    this.err = err;
    this.bar = columns.isPresent() ? Optional.of(bar(columns.getAsInt())) : Optional.empty();
    if (bar.isEmpty()) {
      // By the clock and not by the tallies: a run whose first task takes an hour says so.
      lines.scheduleAtFixedRate(
          () -> err.println(line()), SECONDS_BETWEEN_LINES, SECONDS_BETWEEN_LINES, SECONDS);
    }
  }

  private static Thread daemon(Runnable work) {
    Thread thread = new Thread(work, "progress");
    thread.setDaemon(true);
    return thread;
  }

  private ProgressBar bar(int columns) {
    return new ProgressBarBuilder()
        .setTaskName(name)
        .setInitialMax(meter.plannedTasks())
        .setUnit(" tasks", 1)
        .setStyle(ProgressBarStyle.ASCII)
        .setUpdateIntervalMillis(REDRAW_MILLIS)
        .setEtaFunction(state -> left())
        .setConsumer(new DelegatingProgressBarConsumer(this::draw, columns - 1))
        .build();
  }

  private void draw(String line) {
    if (System.nanoTime() - start >= patience.toNanos()) {
      drawn = true;
      err.print("\r" + line);
      err.flush();
    }
  }

  private synchronized Optional<Duration> left() {
    var left = meter.secondsLeft(seconds());
    return left.isEmpty()
        ? Optional.empty()
        : Optional.of(Duration.ofMillis(Math.round(1000 * left.getAsDouble())));
  }

  /** Seconds since the count began. */
  double seconds() {
    return (System.nanoTime() - start) / 1e9;
  }

  /** Takes a tally that has just arrived. */
  void add(Tally tally) {
    String found;
    synchronized (this) {
      double now = seconds();
      meter.add(tally, now);
      found = found(now);
    }
    // Without the lock: the bar's thread asks for the time left while it draws.
    bar.ifPresent(b -> b.setExtraMessage(found).stepTo(meter.total().tasks()));
  }

  /** Takes a task that has just ended and had {@code solutions} solutions. */
  void add(long solutions) {
    add(new Tally(0, 1, WeightedCounts.of(1, solutions), 0, 0, "localhost", "any"));
  }

  /** Takes a tally that an earlier run recorded. */
  void addEarlier(Tally tally) {
    synchronized (this) {
      meter.addEarlier(tally);
    }
    bar.ifPresent(b -> b.stepTo(meter.total().tasks()));
  }

  private String found(double now) {
    return String.format(
        Locale.ROOT,
        " %,d solutions, %s/s",
        meter.total().solutions(),
        CountText.scaled(meter.rate(now)));
  }

  private synchronized String line() {
    double now = seconds();
    String left =
        meter.secondsLeft(now).isEmpty()
            ? ""
            : String.format(Locale.ROOT, ", %.0f s left", meter.secondsLeft(now).getAsDouble());
    return String.format(
        Locale.ROOT,
        "%s: %,d/%,d tasks, %.1f %%,%s, %.0f s gone%s",
        name,
        meter.total().tasks(),
        meter.plannedTasks(),
        100 * meter.share(),
        found(now),
        now,
        left);
  }

  @Override
  public void close() {
    lines.shutdownNow();
    if (bar.isPresent()) {
      bar.get().close();
    }
    if (drawn) {
      err.println();
    }
  }
}
