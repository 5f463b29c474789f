package org.nqueens.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.testing.KnownCounts;

class FixedByTurnsTest {

  static IntStream sizes() {
    return IntStream.rangeClosed(0, 20);
  }

  @ParameterizedTest(name = "n = {0}")
  @MethodSource("sizes")
  void countsArePublished(int n) {
    assertThat(FixedByTurns.halfTurn(n)).isEqualTo(KnownCounts.fixedByHalfTurn(n).longValue());
    assertThat(FixedByTurns.quarterTurn(n))
        .isEqualTo(KnownCounts.fixedByQuarterTurn(n).longValue());
  }
}
