package org.nqueens.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.board.Position.Conflict;
import org.nqueens.testing.TestSeeds;

class PositionTest {

  static LongStream seeds() {
    return TestSeeds.fresh(50);
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void theConflictIsTheOneThatComparingAllPairsFindsFirst(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    int n = random.nextInt(1, 9);
    List<Square> queens = new ArrayList<>();
    for (int i = random.nextInt(1, 7); i > 0; i--) {
      Square square = new Square(random.nextInt(n), random.nextInt(n));
      if (!queens.contains(square)) {
        queens.add(square);
      }
    }
    assertThat(new Position(n, queens).conflict())
        .as("replay with -Dtests.seed=%d", seed)
        .isEqualTo(byPairs(queens));
  }

  private static Optional<Conflict> byPairs(List<Square> queens) {
    for (int second = 0; second < queens.size(); second++) {
      for (int first = 0; first < second; first++) {
        if (queens.get(first).attacks(queens.get(second))) {
          return Optional.of(new Conflict(queens.get(first), queens.get(second)));
        }
      }
    }
    return Optional.empty();
  }

  @Test
  void fewerQueensThanRowsAreNoSolution() {
    Position position = new Position(4, List.of(new Square(0, 1), new Square(1, 3)));
    assertThat(position.conflict()).isEmpty();
    assertThat(position.isSolution()).isFalse();
    assertThatThrownBy(position::toSolution).hasMessage("a solution has 4 queens, got 2");
  }

  @Test
  void rowsMayComeInAnyOrder() {
    List<Square> queens =
        List.of(new Square(3, 2), new Square(0, 1), new Square(2, 0), new Square(1, 3));
    assertThat(new Position(4, queens).toSolution()).isEqualTo(Solution.of(1, 3, 0, 2));
  }

  @Test
  void queensOffTheBoardOrTwiceOnASquareAreRefused() {
    assertThatThrownBy(() -> new Position(2, List.of(new Square(0, 2))))
        .hasMessage("a queen must stand on the board, rows and columns 0 to 1, got (0,2)");
    assertThatThrownBy(() -> new Position(2, List.of(new Square(0, 1), new Square(0, 1))))
        .hasMessageContaining("a square holds one queen");
  }
}
