package org.nqueens.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.nqueens.tally.Tally;
import org.nqueens.tally.WeightedCounts;

class ProgressMeterTest {

  private final ProgressMeter meter = new ProgressMeter(100);

  private void tally(int task, double time) {
    meter.add(new Tally(task, 1, WeightedCounts.of(8, 10), 1, 1, "host", "kernel"), time);
  }

  @Test
  void tellsNothingBeforeTheFirstTally() {
    assertThat(meter.secondsLeft(5)).isEmpty();
    assertThat(meter.share()).isZero();
    assertThat(meter.rate(5)).isZero();
  }

  @Test
  void foretellsASteadyRun() {
    for (int i = 0; i < 50; i++) {
      tally(i, 2 * (i + 1));
    }
    assertThat(meter.share()).isEqualTo(0.5);
    assertThat(meter.rate(100)).isEqualTo(40);
    assertThat(meter.secondsLeft(100).getAsDouble()).isEqualTo(100, within(1e-9));
    assertThat(meter.secondsLeft(101).getAsDouble())
        .as("a second later")
        .isEqualTo(99, within(1e-9));
  }

  // Sixty tasks were recorded before; this run counts one every two seconds.
  @Test
  void goesOnWhereAnEarlierRunEnded() {
    for (int i = 0; i < 60; i++) {
      meter.addEarlier(new Tally(i, 1, WeightedCounts.of(8, 10), 1, 1, "host", "kernel"));
    }
    assertThat(meter.share()).isEqualTo(0.6);
    assertThat(meter.secondsLeft(1)).isEmpty();
    for (int i = 60; i < 80; i++) {
      tally(i, 2 * (i - 59));
    }
    assertThat(meter.share()).isEqualTo(0.8);
    assertThat(meter.rate(40)).isEqualTo(40);
    assertThat(meter.secondsLeft(40).getAsDouble()).isEqualTo(40, within(1e-9));
  }

  // The first ten tasks take ten times as long: code is not compiled yet.
  @Test
  void forgetsASlowStart() {
    for (int i = 0; i < 50; i++) {
      tally(i, i < 10 ? 10 * (i + 1) : 100 + (i - 9));
    }
    double really = 50;
    assertThat(meter.secondsLeft(140).getAsDouble()).isLessThan(3 * really);
    for (int i = 50; i < 99; i++) {
      tally(i, 91 + i);
    }
    assertThat(meter.secondsLeft(189).getAsDouble()).isEqualTo(1, within(0.5));
  }

  @Test
  void neverGoesBelowZero() {
    for (int i = 0; i < 100; i++) {
      tally(i, i + 1);
    }
    assertThat(meter.secondsLeft(500).getAsDouble()).isZero();
    assertThat(new ProgressMeter(0).share()).as("nothing to do is done").isEqualTo(1);
  }
}
