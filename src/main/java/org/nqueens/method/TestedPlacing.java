package org.nqueens.method;

/**
 * Backtracking that asks before it places: a queen is put down only on a square no queen attacks.
 *
 * <p>The nodes are the valid placements, 2056 and the root for n = 8 (OEIS A319283). Source: E.
 * Horowitz, S. Sahni, <i>Fundamentals of Computer Algorithms</i>, procedures Place and NQueens.
 */
final class TestedPlacing implements Method {

  @Override
  public String label() {
    return "place";
  }

  @Override
  public String idea() {
    return "test the square, then place the queen; a test compares the square with one queen";
  }

  @Override
  public void run(Search search) {
    fill(search, 0);
  }

  private static void fill(Search search, int row) {
    if (row == search.n()) {
      search.solution();
      return;
    }
    if (search.cutsOff(row)) {
      return;
    }
    for (int column = 0; column < search.n(); column++) {
      if (canPlace(search, row, column)) {
        search.place(row, column);
        fill(search, row + 1);
        search.takeBack(row, column);
      }
    }
  }

  /** Whether no queen attacks ({@code row}, {@code column}). */
  static boolean canPlace(Search search, int row, int column) {
    int[] columns = search.columns();
    for (int above = 0; above < row; above++) {
      search.test(1);
      if (Attacks.pair(above, columns[above], row, column)) {
        search.refuse(row, column, above);
        return false;
      }
    }
    return true;
  }
}
