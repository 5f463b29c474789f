package org.nqueens.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Duration;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.nqueens.report.ProgressMeter;
import org.nqueens.tally.Tally;
import org.nqueens.tally.WeightedCounts;

class ProgressTest {

  private final StringWriter err = new StringWriter();

  private Progress progress(OptionalInt columns) {
    return progress(columns, Duration.ZERO);
  }

  private Progress progress(OptionalInt columns, Duration patience) {
    return new Progress(
        "Q(8)", new ProgressMeter(4), new PrintWriter(err, true), columns, patience);
  }

  private static Tally tally(int task) {
    return new Tally(task, 1, WeightedCounts.of(8, 3), 1, 1, "host", "kernel");
  }

  @Test
  void onATerminalABarIsDrawnWithinItsWidth() {
    try (Progress progress = progress(OptionalInt.of(120))) {
      progress.add(tally(0));
      progress.add(tally(1));
    }
    assertThat(err.toString()).contains("\rQ(8)", "2/4", "48 solutions").endsWith("\n");
    assertThat(err.toString().split("[\r\n]")).allMatch(line -> line.length() < 120);
  }

  @Test
  void elsewhereNothingIsDrawnInAShortRun() {
    try (Progress progress = progress(OptionalInt.empty())) {
      progress.add(tally(0));
    }
    assertThat(err.toString()).isEmpty();
  }

  @Test
  void whatIsOverSoonDrawsNothing() {
    try (Progress progress = progress(OptionalInt.of(120), Duration.ofHours(1))) {
      progress.add(tally(0));
    }
    assertThat(err.toString()).isEmpty();
    try (Progress progress = progress(OptionalInt.of(120), Duration.ofNanos(1))) {
      progress.add(23);
    }
    assertThat(err.toString()).contains("\rQ(8)", "1/4", "23 solutions").endsWith("\n");
  }
}
