package org.nqueens.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.math.BigInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.testing.KnownCounts;

class SymmetryClassesTest {

  static IntStream sizes() {
    return IntStream.rangeClosed(0, KnownCounts.MAX_N);
  }

  @ParameterizedTest(name = "n = {0}")
  @MethodSource("sizes")
  void addUpToThePublishedFundamentalSolutions(int n) {
    SymmetryClasses classes =
        SymmetryClasses.of(
            n,
            KnownCounts.solutions(n),
            KnownCounts.fixedByHalfTurn(n).longValue(),
            KnownCounts.fixedByQuarterTurn(n).longValue());
    assertThat(classes.fundamental()).isEqualTo(KnownCounts.fundamental(n));
    BigInteger all =
        classes
            .orbitsOf8()
            .multiply(BigInteger.valueOf(8))
            .add(classes.orbitsOf4().multiply(BigInteger.valueOf(4)))
            .add(classes.orbitsOf2().multiply(BigInteger.TWO))
            .add(classes.orbitsOf1());
    assertThat(all).isEqualTo(KnownCounts.solutions(n));
  }

  @Test
  void numbersThatDoNotFitTogetherAreRefused() {
    assertThatExceptionOfType(ArithmeticException.class)
        .isThrownBy(() -> SymmetryClasses.of(8, BigInteger.valueOf(91), 4, 0))
        .withMessage("solutions without symmetry must be a multiple of 8, got 87");
    assertThatExceptionOfType(ArithmeticException.class)
        .isThrownBy(() -> SymmetryClasses.of(8, BigInteger.valueOf(4), 12, 0));
  }
}
