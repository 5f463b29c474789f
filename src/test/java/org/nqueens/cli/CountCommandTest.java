package org.nqueens.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.testing.KnownCounts;

class CountCommandTest extends SparkCommandTest {

  @ParameterizedTest(name = "n = {0}")
  @ValueSource(ints = {0, 1, 2, 3, 4, 8, 13})
  void printsTheNumberAlone(int n) {
    assertThat(run("count", Integer.toString(n), "--quiet")).isZero();
    assertThat(out.toString().strip()).isEqualTo(KnownCounts.solutions(n).toString());
    assertThat(err.toString()).isEmpty();
  }

  @Test
  void saysWhatWasCountedAndHow() {
    assertThat(
            run("count", "12", "--classes", "--kernel", "scalar", "--depth", "3", "--tasks", "9"))
        .isZero();
    assertThat(out.toString().lines())
        .startsWith("Q(12) = 14200, matches A000170", "U(12) = 1787 fundamental solutions")
        .contains("  orbits  1765 of size 8, 18 of size 4, 4 of size 2")
        .contains("  fixed   80 by the half turn, 8 of them by the quarter turn")
        .contains("  kernel  scalar (asked for)", "  plan    depth 3, symmetry full")
        .anyMatch(line -> line.matches("  work    [\\d,]+ seeds in 9 tasks, .*"))
        .anyMatch(line -> line.matches("  run by  Spark .* on local\\[2], JDK .*"));
  }

  // The whole tree without symmetry and pruning, OEIS A319283: no node is lost on the way.
  @Test
  void countsEveryNodeOnce() {
    assertThat(run("count", "8", "--symmetry", "none", "--kernel", "reference", "--depth", "3"))
        .isZero();
    assertThat(out.toString().lines()).contains("  nodes   2,057");
  }

  @Test
  void jsonIsOneObjectOnOneLine() {
    assertThat(run("count", "8", "--json", "--no-progress")).isZero();
    assertThat(out.toString().lines()).hasSize(1);
    assertThat(out.toString()).startsWith("{\"n\":8,\"complete\":true,\"solutions\":92,");
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "32, 'board size must be a whole number in [0, 31], got ''32'''",
    "-5, 'board size must be a whole number in [0, 31], got ''-5'''",
    "eight, 'board size must be a whole number in [0, 31], got ''eight'''",
    "8.5, 'board size must be a whole number in [0, 31], got ''8.5'''",
    "'', 'board size must be a whole number in [0, 31], got '''''",
    "99999999999, 'board size must be a whole number in [0, 31], got ''99999999999'''",
  })
  void refusesWhatIsNoBoardSize(String n, String message) {
    assertThat(run("count", n)).isEqualTo(2);
    assertThat(err.toString().lines()).hasSize(1);
    assertThat(err.toString()).contains(message, "try 'nqueens count --help'");
    assertThat(out.toString()).isEmpty();
  }

  static Stream<Arguments> badArguments() {
    return Stream.of(
        Arguments.of("count", "Missing required parameter: 'N'"),
        Arguments.of("count 8 9", "Unmatched argument at index 2: '9'"),
        Arguments.of("count 8 --dept 3", "Unknown options: '--dept', '3'"),
        Arguments.of("count 8 --depth -1", "--depth must be at least 0, got -1"),
        Arguments.of("count 8 --depth x", "'x' is not an int"),
        Arguments.of("count 8 --tasks 0", "--tasks must be in [1, 1000000], got 0"),
        Arguments.of("count 8 --symmetry half", "expected one of [NONE, MIRROR, FULL]"),
        Arguments.of("count 8 --kernel fast", "but was 'fast'"),
        Arguments.of("count 8 --quiet --json", "--quiet and --json must not be given together"),
        Arguments.of("cuont 8", "Unmatched argument"));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("badArguments")
  void refusesBadArgumentsInOneLine(String line, String message) {
    assertThat(run(line.split(" "))).isEqualTo(2);
    assertThat(err.toString().lines()).hasSize(1);
    assertThat(err.toString()).contains(message);
    assertThat(out.toString()).isEmpty();
  }

  @Test
  void helpNamesUnitsDefaultsExitCodesAndAnExample() {
    assertThat(run("count", "--help")).isZero();
    assertThat(out.toString().replaceAll("\\s+", " "))
        .contains("Board size, 0 to 31", "(default: full)", "Exit codes:", "Example:")
        .contains(" 3 stopped early", " 5 the count does not match");
  }

  // Those of every command are told once and shown everywhere, its own words going first.
  @Test
  void everyCommandExplainsItsExitCodes() {
    run("profile", "--help");
    assertThat(out.toString())
        .contains("Exit codes:", "  0   done", "  1   internal error", "  2   bad arguments;");
    run("tree", "--help");
    assertThat(out.toString()).contains("  2   bad arguments, or the tree is too large");
    run("ledger", "verify", "--help");
    assertThat(out.toString())
        .contains("  1   internal error", "  3   nothing is wrong, but tasks are missing");
    run("ledger", "export", "--help");
    assertThat(out.toString()).contains("  4   the ledger is damaged or wrong");
    run("--help");
    assertThat(out.toString()).contains("  0   done", "  7   from submit.sh");
  }

  @Test
  void withoutACommandTheUsageIsShown() {
    assertThat(run()).isEqualTo(2);
    assertThat(run("--version")).isZero();
    assertThat(out.toString()).contains("nqueens ");
  }
}
