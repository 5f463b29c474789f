package org.nqueens.cli;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import me.tongfei.progressbar.DelegatingProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import org.nqueens.report.CountText;
import org.nqueens.report.ProgressMeter;
import org.nqueens.tally.Tally;

/**
 * Shows how far a count is: a bar on a terminal, a line now and then elsewhere.
 *
 * <p>The bar is redrawn by a thread of its library.
 */
final class Progress implements AutoCloseable {

  private static final int REDRAW_MILLIS = 200;
  private static final double SECONDS_BETWEEN_LINES = 5;

  private final String name;
  private final ProgressMeter meter;
  private final PrintWriter err;
  private final long start = System.nanoTime();
  private final Optional<ProgressBar> bar;
  private double nextLine = SECONDS_BETWEEN_LINES;

  /**
   * @param name what is counted, such as {@code "Q(18)"}
   * @param columns width of the terminal to draw on; empty for plain lines
   */
  Progress(String name, ProgressMeter meter, PrintWriter err, OptionalInt columns) {
    this.name = name;
    this.meter = meter;
    this.err = err;
    this.bar = columns.isPresent() ? Optional.of(bar(columns.getAsInt())) : Optional.empty();
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
    err.print("\r" + line);
    err.flush();
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
  synchronized void add(Tally tally) {
    double now = seconds();
    meter.add(tally, now);
    if (bar.isPresent()) {
      bar.get().stepTo(meter.total().tasks());
      bar.get().setExtraMessage(found(now));
    } else if (now >= nextLine) {
      err.println(line(now));
      nextLine = now + SECONDS_BETWEEN_LINES;
    }
  }

  /** Takes a tally that an earlier run recorded. */
  synchronized void addEarlier(Tally tally) {
    meter.addEarlier(tally);
    bar.ifPresent(b -> b.stepTo(meter.total().tasks()));
  }

  private String found(double now) {
    return String.format(
        Locale.ROOT,
        " %,d solutions, %s/s",
        meter.total().solutions(),
        CountText.scaled(meter.rate(now)));
  }

  private String line(double now) {
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
    if (bar.isPresent()) {
      bar.get().close();
      err.println();
    }
  }
}
