package org.nqueens.method;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.board.Solution;
import org.nqueens.testing.Brute;
import org.nqueens.testing.KnownCounts;

class SolutionCursorTest {

  @ParameterizedTest(name = "n = {0}")
  @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
  void allSolutionsComeInOrder(int n) {
    assertThat(rest(SolutionCursor.beforeFirst(n)))
        .isEqualTo(Brute.solutions(n).stream().map(Solution::of).toList());
  }

  @Test
  void thirteenRowsHaveAsManyAsPublished() {
    SolutionCursor cursor = SolutionCursor.beforeFirst(13);
    long count = 0;
    while (cursor.next()) {
      count++;
    }
    assertThat(count).isEqualTo(KnownCounts.solutions(13).longValueExact());
  }

  @Test
  void anEndedCursorStaysEnded() {
    SolutionCursor cursor = SolutionCursor.beforeFirst(4);
    assertThat(rest(cursor)).hasSize(2);
    assertThat(cursor.next()).isFalse();
    assertThat(cursor.next()).isFalse();
  }

  @ParameterizedTest(name = "n = {0}")
  @ValueSource(ints = {1, 4, 5, 6, 7, 8})
  void fromAnySolutionTheRestFollows(int n) {
    List<Solution> all = Brute.solutions(n).stream().map(Solution::of).toList();
    for (int i = 0; i < all.size(); i++) {
      assertThat(rest(SolutionCursor.before(all.get(i)))).isEqualTo(all.subList(i, all.size()));
    }
  }

  @ParameterizedTest(name = "{0} rows given")
  @ValueSource(ints = {0, 1, 2, 3, 8})
  void aPrefixHoldsTheSolutionsThatStartWithIt(int rows) {
    for (int[] columns : Brute.solutions(8)) {
      int[] prefix = Arrays.copyOf(columns, rows);
      List<Solution> expected =
          Brute.solutions(8).stream()
              .filter(other -> Arrays.equals(Arrays.copyOf(other, rows), prefix))
              .map(Solution::of)
              .toList();
      assertThat(rest(SolutionCursor.beforeFirst(8, prefix))).isEqualTo(expected);
    }
  }

  @Test
  void fromAPrefixOnComesAllThatDoesNotStandBeforeIt() {
    List<Solution> all = Brute.solutions(8).stream().map(Solution::of).toList();
    for (int[] prefix :
        new int[][] {
          {}, {0}, {3, 0}, {7, 1, 4}, {5, 7}, {2, 4, 1, 7, 0, 6, 3}, {7, 3, 0, 2, 5, 1, 6, 4}
        }) {
      List<Solution> expected =
          all.stream()
              .filter(s -> Arrays.compare(Arrays.copyOf(s.columns(), prefix.length), prefix) >= 0)
              .toList();
      assertThat(rest(SolutionCursor.from(8, prefix))).isEqualTo(expected);
    }
  }

  @Test
  void anAttackedPrefixIsRefused() {
    assertThatThrownBy(() -> SolutionCursor.beforeFirst(8, new int[] {0, 1}))
        .hasMessage("the columns must be those of a solution, got 1 in row 1 after [0]");
  }

  static Stream<String> firstSolutions() {
    return new BufferedReader(
            new InputStreamReader(
                SolutionCursorTest.class.getResourceAsStream("/first-solutions.txt"),
                StandardCharsets.UTF_8))
        .lines()
        .filter(line -> !line.startsWith("#"));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("firstSolutions")
  void theFirstSolutionIsThePublishedOne(String line) {
    String[] parts = line.split(": ");
    int[] columns =
        Arrays.stream(parts[1].split(" ")).mapToInt(text -> Integer.parseInt(text) - 1).toArray();
    SolutionCursor cursor = SolutionCursor.beforeFirst(Integer.parseInt(parts[0]));
    assertThat(cursor.next()).isTrue();
    assertThat(cursor.columns()).containsExactly(columns);
  }

  private static List<Solution> rest(SolutionCursor cursor) {
    List<Solution> solutions = new ArrayList<>();
    while (cursor.next()) {
      solutions.add(cursor.solution());
    }
    return solutions;
  }
}
