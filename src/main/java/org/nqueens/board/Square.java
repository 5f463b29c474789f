package org.nqueens.board;

/**
 * A square of a board.
 *
 * @param row from the top, counted from 0
 * @param column from the left, counted from 0
 */
public record Square(int row, int column) {

  /**
   * Whether a queen here attacks {@code other}: same row, column or diagonal, not the same square.
   */
  public boolean attacks(Square other) {
    if (equals(other)) {
      return false;
    }
    int down = Math.abs(row - other.row);
    int across = Math.abs(column - other.column);
    return down == 0 || across == 0 || down == across;
  }

  @Override
  public String toString() {
    return "(" + row + "," + column + ")";
  }
}
