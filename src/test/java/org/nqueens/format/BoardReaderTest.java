package org.nqueens.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nqueens.board.Position;
import org.nqueens.board.Square;

class BoardReaderTest {

  @Test
  void aBoardThatCannotBeReadDoesNotHideTheNext() throws IOException {
    List<BoardReader.Board> boards = read("( 1 3 0 2)\n( 1 3 x 2)\n\n( 2 0 3 1)\n");
    assertThat(boards).extracting(BoardReader.Board::line).containsExactly(1L, 2L, 4L);
    assertThat(boards.get(1).problem()).isEqualTo("not a line of this format: ( 1 3 x 2)");
    assertThat(boards.get(2).position().map(Position::isSolution)).contains(true);
  }

  @Test
  void boardsNeedNoHeading() throws IOException {
    List<BoardReader.Board> boards = read(".Q..\n...Q\nQ...\n..Q.\n\nQ.\n.Q\n");
    assertThat(boards).hasSize(2);
    assertThat(boards.get(0).position().map(Position::isSolution)).contains(true);
    assertThat(boards.get(1).line()).isEqualTo(6);
    assertThat(boards.get(1).position())
        .contains(new Position(2, List.of(new Square(0, 0), new Square(1, 1))));
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      value = {
        "( 0 4)|a queen must stand on the board, rows and columns 0 to 1, got (1,4)",
        "  2  0|a queen must stand on the board, rows and columns 0 to 1, got (1,-1)",
        "<1,1><1,1>|a square holds one queen, got [(0,0), (0,0)]",
        "Q2/3|a board must be square, got 3 squares in row 1 of 2",
        "Q2/Z2/3|not a line of this format: Q2/Z2/3",
        "9999999999 1|a coordinate has at most 9 digits, got 9999999999",
        "[\".Q\"]|a board must be square, got 2 squares in row 1 of 1",
        "hello|a square is one of Qq1♛♕ or .0·, got 'h' in row 1",
      })
  void theReasonIsGiven(String line, String problem) throws IOException {
    BoardReader.Board board = read(line).get(0);
    assertThat(board.position()).isEmpty();
    assertThat(board.problem()).isEqualTo(problem);
  }

  @Test
  void anEmptyInputHasNoBoard() throws IOException {
    assertThat(read("")).isEmpty();
    assertThat(read("\n \n")).isEmpty();
  }

  private static List<BoardReader.Board> read(String text) throws IOException {
    BoardReader reader = new BoardReader(new StringReader(text));
    List<BoardReader.Board> boards = new ArrayList<>();
    Optional<BoardReader.Board> next = reader.next();
    while (next.isPresent()) {
      boards.add(next.get());
      next = reader.next();
    }
    return boards;
  }
}
