package org.nqueens.method;

/** The pairwise test the methods share. */
final class Attacks {

  private Attacks() {}

  /**
   * Whether queens on (row1, column1) and (row2, column2), in different rows, attack each other.
   */
  static boolean pair(int row1, int column1, int row2, int column2) {
    return column1 == column2 || Math.abs(column1 - column2) == row2 - row1;
  }

  /** The first row above {@code row} whose queen attacks ({@code row}, {@code column}), or -1. */
  static int from(int[] columns, int row, int column) {
    for (int above = 0; above < row; above++) {
      if (pair(above, columns[above], row, column)) {
        return above;
      }
    }
    return -1;
  }
}
