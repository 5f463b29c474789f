package org.nqueens.estimate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.seed.Reduction;
import org.nqueens.testing.KnownCounts;

class ForecastTest {

  static IntStream sizes() {
    return IntStream.rangeClosed(12, KnownCounts.MAX_N);
  }

  @ParameterizedTest(name = "n = {0}")
  @MethodSource("sizes")
  void isWithinThirtyPercent(int n) {
    assertThat(Forecast.solutions(n) / KnownCounts.solutions(n).doubleValue()).isBetween(0.7, 1.3);
  }

  @Test
  void fewerSymmetriesAreMoreWork() {
    double full = Workload.coreSeconds(16, Reduction.FULL, "scalar");
    assertThat(Workload.coreSeconds(16, Reduction.MIRROR, "scalar")).isEqualTo(4 * full);
    assertThat(Workload.coreSeconds(16, Reduction.NONE, "scalar")).isEqualTo(8 * full);
    assertThat(Workload.coreSeconds(16, Reduction.FULL, "reference")).isGreaterThan(full);
  }
}
