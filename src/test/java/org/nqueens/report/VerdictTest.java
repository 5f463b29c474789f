package org.nqueens.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.testing.KnownCounts;
import org.nqueens.testing.Table;

class VerdictTest {

  static IntStream sizes() {
    return IntStream.rangeClosed(0, KnownCounts.MAX_N);
  }

  static Stream<List<BigInteger>> wrongCounts() {
    return Table.read("wrong-counts.tsv").stream();
  }

  @ParameterizedTest(name = "n = {0}")
  @MethodSource("sizes")
  void acceptsThePublishedCountAlone(int n) {
    BigInteger published = KnownCounts.solutions(n);
    assertThat(Verdict.on(n, published)).isEqualTo(Verdict.MATCHES);
    assertThat(Verdict.on(n, published.add(BigInteger.ONE))).isEqualTo(Verdict.MISMATCH);
  }

  @ParameterizedTest
  @MethodSource("wrongCounts")
  void refusesValuesThatWerePublishedAndAreWrong(List<BigInteger> row) {
    assertThat(Verdict.on(row.get(0).intValue(), row.get(1))).isEqualTo(Verdict.MISMATCH);
  }

  @Test
  void saysWhereNothingIsPublished() {
    assertThat(Verdict.on(28, BigInteger.TEN)).isEqualTo(Verdict.UNPUBLISHED);
    assertThat(Verdict.on(28, new BigInteger("880989751372210688"))).isEqualTo(Verdict.UNPUBLISHED);
  }
}
