package org.nqueens.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.testing.RandomPlacements;
import org.nqueens.testing.TestSeeds;

class PlacementTest {

  @Test
  void theExampleOfTheJavadocHolds() {
    Placement placement = Placement.empty(4).place(1, 3);
    assertThat(placement).isEqualTo(new Placement(4, 0b0010, 0b1000, 1L << 4, 1L << 5));
    assertThat(placement.free(2)).isEqualTo(0b0011);
    assertThat(placement.free(1)).isZero();
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 32, Integer.MAX_VALUE})
  void refusesASizeOutOfRange(int n) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Placement.empty(n))
        .withMessage("board size must be in [0, 31], got " + n);
  }

  @Test
  void refusesMasksOutsideTheBoard() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Placement(4, 1 << 4, 1, 1, 1))
        .withMessageContaining("row mask reaches outside an n = 4 board");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Placement(4, 1, 1 << 4, 1, 1))
        .withMessageContaining("column mask reaches outside");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Placement(4, 1, 1, 1L << 7, 1))
        .withMessageContaining("diagonal mask reaches outside");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Placement(4, 1, 1, 1, 1L << 7))
        .withMessageContaining("antidiagonal mask reaches outside");
  }

  @Test
  void refusesQueensThatShareALine() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Placement(4, 0b11, 0b1, 0b11, 0b11))
        .withMessageContaining("each queen must have lines of its own");
  }

  @Test
  void refusesAnAttackedSquareOrOneOffTheBoard() {
    Placement placement = Placement.empty(5).place(0, 0);
    assertThatIllegalArgumentException().isThrownBy(() -> placement.place(1, 1));
    assertThatIllegalArgumentException().isThrownBy(() -> placement.place(0, 3));
    assertThatIllegalArgumentException().isThrownBy(() -> placement.place(1, 5));
    assertThatIllegalArgumentException().isThrownBy(() -> placement.place(1, -1));
    assertThatIllegalArgumentException().isThrownBy(() -> placement.place(5, 2));
  }

  static LongStream seeds() {
    return TestSeeds.fresh(100);
  }

  // A square is free exactly if no queen shares its row, column or a diagonal with it.
  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void freeSquaresAreThoseThatNoQueenAttacks(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    int n = random.nextInt(1, Placement.MAX_N + 1);
    int[] columnOf = new int[n];
    Placement placement = RandomPlacements.withRowsLeft(n, n - n / 3, random, columnOf);
    for (int row = 0; row < n; row++) {
      for (int column = 0; column < n; column++) {
        boolean free = (placement.free(row) >>> column & 1) != 0;
        assertThat(free)
            .as("(%d, %d) of %s; replay with -Dtests.seed=%d", row, column, placement, seed)
            .isEqualTo(!attacked(placement, columnOf, row, column));
      }
    }
  }

  private static boolean attacked(Placement placement, int[] columnOf, int row, int column) {
    for (int r = 0; r < placement.n(); r++) {
      if ((placement.rows() >>> r & 1) != 0) {
        int c = columnOf[r];
        if (r == row || c == column || Math.abs(r - row) == Math.abs(c - column)) {
          return true;
        }
      }
    }
    return false;
  }
}
