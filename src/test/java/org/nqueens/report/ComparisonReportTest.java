package org.nqueens.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.nqueens.tally.Measurement;

class ComparisonReportTest {

  private static Measurement measurement(String name, long solutions, double seconds) {
    return new Measurement(
        name, BigInteger.valueOf(solutions), Optional.of(BigInteger.valueOf(2057)), seconds);
  }

  @Test
  void ratiosAreOverTheFastest() {
    ComparisonReport report =
        new ComparisonReport(
            8, List.of(measurement("slow", 92, 0.5), measurement("fast", 92, 0.125)));
    assertThat(report.measurements()).extracting(report::ratio).containsExactly(4.0, 1.0);
    assertThat(report.lines(Messages.in("en")))
        .contains(
            "Q(8) on one thread, matches A000170",
            "  slow                             92                2,057                    -"
                + "         0.5000       4.00");
  }

  @Test
  void aWrongCountIsAMismatchWhereverItStands() {
    Measurement right = measurement("right", 92, 1);
    Measurement wrong = measurement("wrong", 91, 1);
    assertThat(new ComparisonReport(8, List.of(right)).verdict()).isEqualTo(Verdict.MATCHES);
    assertThat(new ComparisonReport(8, List.of(right, wrong)).verdict())
        .isEqualTo(Verdict.MISMATCH);
    assertThat(new ComparisonReport(8, List.of(wrong, right)).verdict())
        .isEqualTo(Verdict.MISMATCH);
    assertThat(new ComparisonReport(8, List.of(wrong)).verdict()).isEqualTo(Verdict.MISMATCH);
  }

  @Test
  void withoutAPublishedValueTheWaysMustStillAgree() {
    Measurement one = measurement("one", 5, 1);
    Measurement other = measurement("other", 6, 1);
    assertThat(new ComparisonReport(28, List.of(one, one)).verdict())
        .isEqualTo(Verdict.UNPUBLISHED);
    assertThat(new ComparisonReport(28, List.of(one, other)).verdict()).isEqualTo(Verdict.MISMATCH);
  }

  @Test
  void jsonLeavesOutNodesThatAreNotKnown() {
    Measurement unknown = new Measurement("join", BigInteger.TEN, Optional.empty(), 2);
    assertThat(new ComparisonReport(5, List.of(unknown)).json())
        .startsWith("{\"n\":5,\"verdict\":\"matches\",\"java\":\"")
        .endsWith(
            "\"measurements\":[{\"name\":\"join\",\"solutions\":10,\"seconds\":2.0,"
                + "\"rate\":5.0,\"ratio\":1.0,\"finished\":true}]}");
  }

  private static Measurement stopped(String name, double seconds, double share) {
    Optional<BigInteger> some = Optional.of(BigInteger.valueOf(7));
    return new Measurement(name, BigInteger.valueOf(13), some, some, seconds, share);
  }

  @Test
  void oneThatWasStoppedIsExtrapolatedAndNoMismatch() {
    ComparisonReport report =
        new ComparisonReport(
            8, List.of(measurement("fast", 92, 2), stopped("slow", 1, .01), stopped("none", 1, 0)));
    assertThat(report.verdict()).isEqualTo(Verdict.MATCHES);
    assertThat(report.lines(Messages.in("en")).subList(3, 6))
        .containsExactly(
            "  slow                             13                    7                    7"
                + " ~     100.0000      50.00",
            "  none                             13                    7                    7"
                + " ~            -          -",
            "  ~ stopped, time extrapolated");
    assertThat(report.json())
        .contains("\"name\":\"slow\"", "\"ratio\":50.0,\"finished\":false,\"total\":100.0")
        .contains("\"rate\":13.0,\"finished\":false}");
    assertThat(report.chart("svg", Messages.in("en"))).isNotEmpty();
  }
}
