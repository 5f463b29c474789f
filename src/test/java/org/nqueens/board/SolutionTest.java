package org.nqueens.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nqueens.testing.Brute;

class SolutionTest {

  // Orbits of size 2, 4 and 8: OEIS A260318, A260319, A260320.
  @ParameterizedTest(name = "n = {0}")
  @CsvSource({"4,1,0,0", "5,1,0,1", "6,0,1,0", "7,0,2,4", "8,0,1,11", "9,0,4,42", "10,0,3,89"})
  void canonicalSolutionsFallIntoThePublishedClasses(int n, int rotate, int point, int none) {
    Map<SymmetryClass, Integer> classes = new EnumMap<>(SymmetryClass.class);
    for (int[] columns : Brute.solutions(n)) {
      Solution solution = Solution.of(columns);
      if (solution.isCanonical()) {
        classes.merge(solution.symmetryClass(), 1, Integer::sum);
      }
    }
    assertThat(classes.getOrDefault(SymmetryClass.ROTATE, 0)).isEqualTo(rotate);
    assertThat(classes.getOrDefault(SymmetryClass.POINT, 0)).isEqualTo(point);
    assertThat(classes.getOrDefault(SymmetryClass.NONE, 0)).isEqualTo(none);
  }

  @ParameterizedTest(name = "n = {0}")
  @CsvSource({"4", "5", "6", "7", "8"})
  void anOrbitHoldsItsCanonicalFormFirstAndAsManySolutionsAsItsClassSays(int n) {
    for (int[] columns : Brute.solutions(n)) {
      Solution solution = Solution.of(columns);
      List<Solution> orbit = solution.orbit();
      assertThat(orbit).isSorted().contains(solution).doesNotHaveDuplicates();
      assertThat(orbit).hasSize(solution.symmetryClass().orbit());
      assertThat(solution.canonical()).isEqualTo(orbit.get(0));
      assertThat(orbit).allSatisfy(image -> assertThat(image.orbit()).isEqualTo(orbit));
      assertThat(orbit.stream().filter(Solution::isCanonical)).containsExactly(orbit.get(0));
    }
  }

  @Test
  void theSmallestBoardsAreTheirOwnOrbit() {
    assertThat(Solution.of().orbit()).hasSize(1);
    assertThat(Solution.of(0).orbit()).hasSize(1);
    assertThatThrownBy(() -> Solution.of(0).symmetryClass())
        .hasMessage("symmetry classes are defined for board sizes above 1, got 1");
  }

  @Test
  void attackedQueensAndColumnsOffTheBoardAreRefused() {
    assertThatThrownBy(() -> Solution.of(1, 3, 0, 3)).hasMessageContaining("(3,3) is attacked");
    assertThatThrownBy(() -> Solution.of(0, 2, 3, 1)).hasMessageContaining("(2,3) is attacked");
    assertThatThrownBy(() -> Solution.of(1, 4, 0, 2))
        .hasMessage("columns must be in [0, 3], got 4 in row 1");
  }

  @Test
  void theGivenArrayIsCopied() {
    int[] columns = {1, 3, 0, 2};
    Solution solution = Solution.of(columns);
    columns[0] = 2;
    solution.columns()[0] = 2;
    assertThat(solution.column(0)).isEqualTo(1);
    assertThat(solution).isEqualTo(Solution.of(1, 3, 0, 2)).hasToString("[1, 3, 0, 2]");
  }
}
