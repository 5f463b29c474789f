package org.nqueens.method;

/**
 * Backtracking with three arrays that mark the columns and both kinds of diagonals as taken.
 *
 * <p>The squares of one ↙ diagonal share row + column, those of one ↘ diagonal column - row, so a
 * square is tested in three look-ups however many queens stand above. The second array is the one
 * that is easily forgotten: without it n = 8 has 2113 "solutions" (OEIS A099152).
 */
final class Markers implements Method {

  @Override
  public String label() {
    return "markers";
  }

  @Override
  public String idea() {
    return "mark taken columns and diagonals in arrays; a test looks up one square";
  }

  @Override
  public void run(Search search) {
    new Board(search).fill(0);
  }

  private static final class Board {
    private final Search search;
    private final int n;
    private final boolean[] columns;
    private final boolean[] diagonals;
    private final boolean[] antidiagonals;

    Board(Search search) {
      this.search = search;
      this.n = search.n();
      this.columns = new boolean[n];
      this.diagonals = new boolean[2 * n];
      this.antidiagonals = new boolean[2 * n];
    }

    void fill(int row) {
      if (row == n) {
        search.solution();
        return;
      }
      if (search.cutsOff(row)) {
        return;
      }
      for (int column = 0; column < n; column++) {
        search.test(1);
        if (columns[column] || diagonals[row + column] || antidiagonals[column - row + n]) {
          search.refuse(row, column);
          continue;
        }
        mark(row, column, true);
        search.place(row, column);
        fill(row + 1);
        search.takeBack(row, column);
        mark(row, column, false);
      }
    }

    private void mark(int row, int column, boolean taken) {
      columns[column] = taken;
      diagonals[row + column] = taken;
      antidiagonals[column - row + n] = taken;
    }
  }
}
