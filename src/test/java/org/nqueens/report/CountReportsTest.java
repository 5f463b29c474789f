package org.nqueens.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nqueens.tally.Tally;
import org.nqueens.tally.Total;
import org.nqueens.tally.WeightedCounts;

class CountReportsTest {

  private static CountSummary summary(int n, WeightedCounts counts, int planned, boolean classes) {
    Total total = Total.ZERO.plus(new Tally(0, 30, counts, 100, 2_000_000_000L, "host", "scalar"));
    return new CountSummary(
        n,
        total,
        planned,
        50,
        2,
        "full",
        "scalar",
        "asked for",
        0.5,
        "4.2.0",
        "local[2]",
        classes ? Optional.of(SymmetryClasses.of(n, total.solutions(), 4, 0)) : Optional.empty(),
        classes ? List.of(new Scaling(10, 0.875)) : List.of(),
        Provenance.unrecorded("nqueens 1", "sha-256:12"));
  }

  private static final WeightedCounts Q8 = new WeightedCounts(0, 2, 4, 9); // 4 + 16 + 72 = 92

  @Test
  void aFinishedCountIsCompared() {
    assertThat(CountText.lines(summary(8, Q8, 1, true)))
        .startsWith(
            "Q(8) = 92, matches A000170",
            "U(8) = 12 fundamental solutions",
            "  orbits  11 of size 8, 1 of size 4, 0 of size 2")
        .contains(
            "  scaling 10 cores would be busy 87.5 % of the time, once their kernels are compiled")
        .contains("  nodes   150", "  time    0.500 s, 184 solutions/s");
    assertThat(CountText.lines(summary(8, WeightedCounts.of(1, 91), 1, false)).get(0))
        .isEqualTo("Q(8) = 91, DOES NOT MATCH A000170");
    assertThat(CountText.lines(summary(28, WeightedCounts.of(1, 91), 1, false)).get(0))
        .isEqualTo("Q(28) = 91, no published value");
  }

  @Test
  void anUnfinishedCountIsNeverCalledQ() {
    CountSummary unfinished = summary(8, Q8, 2, false);
    assertThat(unfinished.headline()).isEqualTo("Q(8) >= 92, 1 of 2 tasks counted");
    assertThat(unfinished.verdict()).isEmpty();
    assertThat(String.join("\n", CountText.lines(unfinished)))
        .doesNotContain("Q(8) =")
        .contains(
            "  work    30 seeds in 1 tasks, longest task 1.00 x the mean, 2.000 core-seconds");
  }

  @Test
  void jsonHasTheDocumentedFields() throws Exception {
    JsonNode json = new ObjectMapper().readTree(CountJson.object(summary(8, Q8, 1, true)));
    assertThat(json.get("n").intValue()).isEqualTo(8);
    assertThat(json.get("complete").booleanValue()).isTrue();
    assertThat(json.get("solutions").bigIntegerValue()).isEqualTo(92);
    assertThat(json.get("verdict").textValue()).isEqualTo("matches");
    assertThat(json.get("seconds").doubleValue()).isEqualTo(0.5);
    assertThat(json.get("rate").doubleValue()).isEqualTo(184);
    assertThat(json.get("seeds").longValue()).isEqualTo(30);
    assertThat(json.get("tasks").toString())
        .isEqualTo("{\"planned\":1,\"counted\":1,\"spread\":1.0}");
    assertThat(json.get("coreSeconds").doubleValue()).isEqualTo(2);
    assertThat(json.get("nodes").longValue()).isEqualTo(150);
    assertThat(json.get("kernel").textValue()).isEqualTo("scalar");
    assertThat(json.get("depth").intValue()).isEqualTo(2);
    assertThat(json.get("symmetry").textValue()).isEqualTo("full");
    assertThat(json.get("spark").toString())
        .isEqualTo("{\"version\":\"4.2.0\",\"master\":\"local[2]\"}");
    assertThat(json.get("java").textValue()).isEqualTo(System.getProperty("java.version"));
    assertThat(json.get("computedBy").textValue()).isEqualTo("nqueens 1");
    assertThat(json.get("plan").textValue()).isEqualTo("sha-256:12");
    assertThat(json.has("ledger")).isFalse();
    assertThat(json.get("classes").get("orbits").toString())
        .isEqualTo("{\"1\":0,\"2\":0,\"4\":1,\"8\":11}");
    assertThat(json.get("classes").get("fundamental").bigIntegerValue())
        .isEqualTo(BigInteger.valueOf(12));
  }

  @Test
  void jsonTellsTheScalingThatWasAskedFor() throws Exception {
    JsonNode json = new ObjectMapper().readTree(CountJson.object(summary(8, Q8, 1, true)));
    assertThat(json.get("scaling").toString()).isEqualTo("[{\"cores\":10,\"efficiency\":0.875}]");
  }

  @Test
  void jsonOfAnUnfinishedCountHasNoVerdict() throws Exception {
    JsonNode json = new ObjectMapper().readTree(CountJson.object(summary(8, Q8, 2, false)));
    assertThat(json.get("complete").booleanValue()).isFalse();
    assertThat(json.has("verdict")).isFalse();
    assertThat(json.has("classes")).isFalse();
  }

  @ParameterizedTest
  @CsvSource({
    "0, 0.00",
    "9.994, 9.99",
    "12.34, 12.3",
    "999.4, 999",
    "999.6, 1.00 thousand",
    "227000000, 227 million",
    "5e12, 5000 billion"
  })
  void ratesHaveThreeDigits(double rate, String text) {
    assertThat(CountText.scaled(rate)).isEqualTo(text);
  }
}
