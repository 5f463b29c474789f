package org.nqueens.method;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.nqueens.board.Solution;

class ConstructionTest {

  // Solution.of refuses what is none, so that it returns is the test.
  @Test
  void everyBoardButTwoAndThreeHasOne() {
    for (int n = 0; n <= 1_500; n++) {
      assertThat(Construction.solution(n).map(Solution::n).orElse(-1))
          .isEqualTo(n == 2 || n == 3 ? -1 : n);
    }
    assertThat(Construction.solution(1_000_000)).isPresent();
  }

  @Test
  void theChangedCasesAreAsInTheDocumentation() {
    assertThat(Construction.solution(8)).contains(Solution.of(1, 3, 5, 7, 2, 0, 6, 4));
    assertThat(Construction.solution(9)).contains(Solution.of(3, 5, 7, 1, 4, 6, 8, 0, 2));
  }
}
