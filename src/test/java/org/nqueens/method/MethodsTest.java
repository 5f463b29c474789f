package org.nqueens.method;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.testing.Brute;

class MethodsTest {

  static Stream<String> methods() {
    return Methods.list().stream().map(Method::label);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("methods")
  void everyMethodFindsTheSameSolutionsInTheSameOrder(String label) {
    int largest = label.equals("whole-tree") ? 7 : 9;
    for (int n = 0; n <= largest; n++) {
      List<List<Integer>> found = new ArrayList<>();
      SearchListener listener =
          new SearchListener() {
            @Override
            public void solution(int[] columns) {
              found.add(Arrays.stream(columns).boxed().toList());
            }
          };
      MethodRun run = run(label, n, listener, Search.Limits.NONE);
      List<List<Integer>> expected =
          Brute.solutions(n).stream().map(s -> Arrays.stream(s).boxed().toList()).toList();
      assertThat(found).as("n = %d", n).isEqualTo(expected);
      assertThat(run.solutions()).isEqualTo(expected.size());
      assertThat(run.finished()).isTrue();
      assertThat(run.share()).isEqualTo(1);
    }
  }

  // A319283 without the root for the methods that test before they place; n^1 + ... + n^n without.
  @Test
  void nodesAreThePublishedOnes() {
    for (String label : List.of("place", "iterative", "markers", "bitmask")) {
      assertThat(run(label, 8, SearchListener.NONE, Search.Limits.NONE).nodes())
          .as(label)
          .isEqualTo(2056);
      assertThat(run(label, 10, SearchListener.NONE, Search.Limits.NONE).nodes())
          .as(label)
          .isEqualTo(35538);
    }
    assertThat(run("whole-tree", 8, SearchListener.NONE, Search.Limits.NONE).nodes())
        .isEqualTo(19_173_960);
    // Every child of a valid placement of fewer than 8 rows is visited: 8 (2057 - 92).
    assertThat(run("promising", 8, SearchListener.NONE, Search.Limits.NONE).nodes())
        .isEqualTo(15_720);
    assertThat(run("dancing-links", 8, SearchListener.NONE, Search.Limits.NONE).nodes())
        .isLessThan(2056);
  }

  // A140450: squares tried until the first solution.
  @Test
  void squaresTriedUntilTheFirstSolutionAreThePublishedOnes() {
    int[] published = {1, 6, 18, 26, 15, 171, 42, 876, 333, 975, 517, 3066, 1365, 26495, 20280};
    for (int n = 1; n <= published.length; n++) {
      Search.Limits first = new Search.Limits(Long.MAX_VALUE, 1, Long.MAX_VALUE, Integer.MAX_VALUE);
      assertThat(run("markers", n, SearchListener.NONE, first).tests())
          .as("n = %d", n)
          .isEqualTo(published[n - 1]);
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("methods")
  void stepsAreReportedInAnOrderThatMakesSense(String label) {
    List<String> log = new ArrayList<>();
    int[] board = new int[5];
    SearchListener listener =
        new SearchListener() {
          private int queens;

          @Override
          public void placed(int row, int column) {
            assertThat(row).isEqualTo(queens++);
            board[row] = column;
            log.add("placed");
          }

          @Override
          public void refused(int row, int column, int attacker) {
            assertThat(attacker).isBetween(0, row - 1);
            int across = Math.abs(board[attacker] - column);
            assertThat(across == 0 || across == row - attacker).isTrue();
          }

          @Override
          public void takenBack(int row, int column) {
            assertThat(row).isEqualTo(--queens);
            assertThat(column).isEqualTo(board[row]);
            log.add("back");
          }
        };
    MethodRun run = run(label, 5, listener, Search.Limits.NONE);
    assertThat(log.stream().filter("placed"::equals).count()).isEqualTo(run.nodes());
    assertThat(log.stream().filter("back"::equals).count()).isEqualTo(run.nodes());
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("methods")
  void limitsStopTheSearch(String label) {
    MethodRun nodes = run(label, 7, SearchListener.NONE, Search.Limits.nodes(30));
    assertThat(nodes.nodes()).isEqualTo(30);
    assertThat(nodes.finished()).isFalse();
    assertThat(nodes.share()).isBetween(0.0, 0.9);

    long start = System.nanoTime();
    MethodRun time = run(label, 18, SearchListener.NONE, Search.Limits.time(20_000_000));
    assertThat(time.finished()).isFalse();
    assertThat(System.nanoTime() - start).isLessThan(2_000_000_000L);
    assertThat(time.totalNanos()).isGreaterThan(time.nanos());
  }

  // Halfway through the first row's middle column of n = 9, half of the tree is done, up to the
  // difference between branches.
  @Test
  void theShareDoneIsEstimatedFromTheQueensOnTheBoard() {
    long all = run("place", 9, SearchListener.NONE, Search.Limits.NONE).nodes();
    for (int percent = 10; percent < 100; percent += 10) {
      MethodRun part =
          run("place", 9, SearchListener.NONE, Search.Limits.nodes(all * percent / 100));
      assertThat(part.share()).isCloseTo(percent / 100.0, within(.08));
    }
    MethodRun tree = run("whole-tree", 6, SearchListener.NONE, Search.Limits.nodes(55_986 / 3));
    assertThat(tree.share()).isCloseTo(1 / 3.0, within(.001));
  }

  @Test
  void boardsBeyondAMethodsReachAreRefused() {
    assertThatThrownBy(() -> run("bitmask", 32, SearchListener.NONE, Search.Limits.NONE))
        .hasMessage("board size for method bitmask must be in [0, 31], got 32");
    assertThat(Methods.named("guess")).isEmpty();
  }

  private static MethodRun run(String label, int n, SearchListener listener, Search.Limits limits) {
    return MethodRun.of(Methods.named(label).orElseThrow(), n, listener, limits);
  }
}
