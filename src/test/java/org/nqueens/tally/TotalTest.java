package org.nqueens.tally;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.math.BigInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TotalTest {

  private static Tally tally(WeightedCounts counts) {
    return new Tally(0, 1, counts, Long.MAX_VALUE, Long.MAX_VALUE, "host", "kernel");
  }

  // Each power is where a narrower sum would wrap: int, unsigned int, long, unsigned long.
  @ParameterizedTest
  @ValueSource(longs = {1L << 31, 1L << 32, Long.MAX_VALUE})
  void sumsAreExactBeyondEveryMachineWord(long large) {
    WeightedCounts counts = new WeightedCounts(large, large, large, large);
    Total total = Total.ZERO.plus(tally(counts)).plus(tally(counts)).plus(tally(counts));
    BigInteger one = BigInteger.valueOf(large);
    assertThat(total.solutions()).isEqualTo(one.multiply(BigInteger.valueOf(3 * 15)));
    assertThat(total.found()).isEqualTo(one.multiply(BigInteger.valueOf(3 * 4)));
    assertThat(total.nodes())
        .isEqualTo(BigInteger.valueOf(Long.MAX_VALUE).multiply(BigInteger.valueOf(3)));
    assertThat(total.nanos()).isEqualTo(total.nodes());
  }

  @Test
  void aSumInATaskIsCheckedAndDoesNotWrap() {
    WeightedCounts full = WeightedCounts.of(8, Long.MAX_VALUE);
    assertThatExceptionOfType(ArithmeticException.class)
        .isThrownBy(() -> full.plus(WeightedCounts.of(8, 1)));
    assertThat(full.plus(WeightedCounts.of(4, 1)).fours()).isOne();
  }

  @Test
  void weightsAreFactors() {
    assertThat(WeightedCounts.of(1, 5).solutions()).isEqualTo(5);
    assertThat(WeightedCounts.of(2, 5).solutions()).isEqualTo(10);
    assertThat(WeightedCounts.of(4, 5).solutions()).isEqualTo(20);
    assertThat(WeightedCounts.of(8, 5).solutions()).isEqualTo(40);
    assertThatIllegalArgumentException().isThrownBy(() -> WeightedCounts.of(3, 5));
    assertThatIllegalArgumentException().isThrownBy(() -> WeightedCounts.of(1, -5));
  }

  @Test
  void spreadIsTheLongestOverTheMean() {
    Total total =
        Total.ZERO
            .plus(new Tally(0, 1, WeightedCounts.NONE, 0, 100, "h", "k"))
            .plus(new Tally(1, 1, WeightedCounts.NONE, 0, 300, "h", "k"));
    assertThat(total.spread()).isEqualTo(1.5);
    assertThat(Total.ZERO.spread()).isEqualTo(1);
  }
}
