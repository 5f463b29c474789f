package org.nqueens.format;

import java.util.ArrayList;
import java.util.List;
import org.nqueens.board.Position;
import org.nqueens.board.Square;

/** A board drawn row by row in characters, read back. */
final class Grid {

  private static final String QUEENS = "Qq1♛♕";
  private static final String EMPTY = ".0·";

  private Grid() {}

  /**
   * The position drawn in {@code rows}; blanks and quotes between squares do not matter.
   *
   * @throws IllegalArgumentException if the drawing is not square or has an unknown character
   */
  static Position parse(List<String> rows) {
    List<Square> queens = new ArrayList<>();
    for (int row = 0; row < rows.size(); row++) {
      int column = 0;
      for (char c : rows.get(row).toCharArray()) {
        if (Character.isWhitespace(c) || c == '"') {
          continue;
        }
        if (QUEENS.indexOf(c) >= 0) {
          queens.add(new Square(row, column));
        } else if (EMPTY.indexOf(c) < 0) {
          throw new IllegalArgumentException(
              "a square is one of %s or %s, got '%c' in row %d"
                  .formatted(QUEENS, EMPTY, c, row + 1));
        }
        column++;
      }
      if (column != rows.size()) {
        throw new IllegalArgumentException(
            "a board must be square, got %d squares in row %d of %d"
                .formatted(column, row + 1, rows.size()));
      }
    }
    return new Position(rows.size(), queens);
  }
}
