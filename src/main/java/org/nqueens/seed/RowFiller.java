package org.nqueens.seed;

import org.nqueens.board.Placement;

/**
 * A board being filled by an enumerator: place, look, take back.
 *
 * <p>The masks are those of {@link Placement}, kept open for change because an enumerator visits
 * millions of placements; {@link #fill} places queens row by row in a given order.
 */
final class RowFiller {

  private final int n;
  private final int[] columnOf;
  private int rows;
  private int columns;
  private long diagonals;
  private long antidiagonals;
  private long nodes = 1; // the root

  RowFiller(int n) {
    Placement.empty(n); // refuses a size out of range
    this.n = n;
    this.columnOf = new int[n];
  }

  int rows() {
    return rows;
  }

  int columnOf(int row) {
    return columnOf[row];
  }

  boolean columnTaken(int column) {
    return (columns >>> column & 1) != 0;
  }

  boolean rowFilled(int row) {
    return (rows >>> row & 1) != 0;
  }

  long nodes() {
    return nodes;
  }

  boolean isFree(int row, int column) {
    return !rowFilled(row) && (free(row) >>> column & 1) != 0;
  }

  private int free(int row) {
    int attacked = columns | (int) (diagonals >>> row) | (int) (antidiagonals >>> (n - 1 - row));
    return Placement.lines(n) & ~attacked;
  }

  /** Puts a queen on a free square, or takes it back: the masks are flipped either way. */
  private void flip(int row, int column) {
    rows ^= 1 << row;
    columns ^= 1 << column;
    diagonals ^= 1L << (row + column);
    antidiagonals ^= 1L << (column - row + n - 1);
  }

  void place(int row, int column) {
    flip(row, column);
    columnOf[row] = column;
    nodes++;
  }

  void takeBack(int row) {
    flip(row, columnOf[row]);
  }

  /** Visits every way to fill {@code order[from..to)}; rows filled already are passed over. */
  void fill(int[] order, int from, int to, int weight, SeedVisitor visitor) {
    if (from == to) {
      visitor.visit(rows, columnOf, weight);
      return;
    }
    int row = order[from];
    if (rowFilled(row)) {
      fill(order, from + 1, to, weight, visitor);
      return;
    }
    for (int free = free(row); free != 0; free &= free - 1) {
      place(row, Integer.numberOfTrailingZeros(free));
      fill(order, from + 1, to, weight, visitor);
      takeBack(row);
    }
  }
}
