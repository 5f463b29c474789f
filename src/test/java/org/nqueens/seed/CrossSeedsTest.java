package org.nqueens.seed;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.board.CentreOut;

class CrossSeedsTest {

  // Counted by an independent prototype.
  @ParameterizedTest
  @CsvSource({
    "14, 849",
    "15, 939",
    "16, 1814",
    "17, 1955",
    "18, 3465",
    "19, 3670",
    "20, 6078",
    "22, 9977"
  })
  void numberOfCrosses(int n, long crosses) {
    assertThat(new CrossSeeds(n, 0).count()).isEqualTo(crosses);
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 5, 8, 9, 12, 13})
  void everySeedFillsTheCrossAndTheFirstRows(int n) {
    int[] order = CentreOut.rows(n);
    for (int depth = 0; depth <= 4; depth++) {
      int first = depth;
      new CrossSeeds(n, depth)
          .forEach(
              (rows, columnOf, weight) -> {
                for (int i = 0; i < first; i++) {
                  assertThat(rows >>> order[i] & 1).as("row %d of n = %d", order[i], n).isOne();
                }
                for (int line = (n - 1) / 2; line <= n / 2; line++) {
                  assertThat(rows >>> line & 1).as("row %d of n = %d", line, n).isOne();
                  assertThat(hasColumn(rows, columnOf, line)).as("column %d", line).isTrue();
                }
              });
    }
  }

  private static boolean hasColumn(int rows, int[] columnOf, int column) {
    for (int rest = rows; rest != 0; rest &= rest - 1) {
      if (columnOf[Integer.numberOfTrailingZeros(rest)] == column) {
        return true;
      }
    }
    return false;
  }

  @Test
  void smallestBoards() {
    assertThat(new CrossSeeds(0, 0).count()).isOne();
    assertThat(new CrossSeeds(1, 3).count()).isOne();
    assertThat(new CrossSeeds(2, 0).count()).isZero();
    assertThat(new CrossSeeds(3, 0).count()).isZero();
    assertThat(new CrossSeeds(4, 9).count()).isOne();
  }
}
