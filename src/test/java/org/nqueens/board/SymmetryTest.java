package org.nqueens.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SymmetryTest {

  private static final int N = 5;

  /** Where each square goes, squares numbered row by row. */
  private static List<Integer> permutation(Symmetry symmetry) {
    return IntStream.range(0, N * N)
        .mapToObj(s -> symmetry.row(N, s / N, s % N) * N + symmetry.column(N, s / N, s % N))
        .toList();
  }

  @Test
  void theEightAreDifferentAndClosedUnderComposition() {
    Set<List<Integer>> all =
        Arrays.stream(Symmetry.values()).map(SymmetryTest::permutation).collect(Collectors.toSet());
    assertThat(all).hasSize(8);
    for (List<Integer> first : all) {
      for (List<Integer> second : all) {
        assertThat(all).contains(first.stream().map(second::get).toList());
      }
    }
  }

  @ParameterizedTest
  @EnumSource(Symmetry.class)
  void mapsSolutionsToSolutions(Symmetry symmetry) {
    int[] solution = {0, 2, 4, 1, 3};
    Placement image = Placement.empty(N);
    for (int row = 0; row < N; row++) {
      image =
          image.place(symmetry.row(N, row, solution[row]), symmetry.column(N, row, solution[row]));
    }
    assertThat(image.queens()).isEqualTo(N);
  }

  @Test
  void namesSayWhatHappensToACorner() {
    assertThat(corner(Symmetry.IDENTITY))
        .isEqualTo(corner(Symmetry.TRANSPOSE))
        .containsExactly(0, 0);
    assertThat(corner(Symmetry.FLIP_ROWS)).containsExactly(N - 1, 0);
    assertThat(corner(Symmetry.FLIP_COLUMNS)).containsExactly(0, N - 1);
    assertThat(corner(Symmetry.HALF_TURN))
        .isEqualTo(corner(Symmetry.ANTITRANSPOSE))
        .containsExactly(N - 1, N - 1);
  }

  private static int[] corner(Symmetry symmetry) {
    return new int[] {symmetry.row(N, 0, 0), symmetry.column(N, 0, 0)};
  }
}
