package org.nqueens.method;

/**
 * The whole tree: every way to put one queen in each row, tested once the board is full.
 *
 * <p>There are n<sup>n</sup> leaves and (n<sup>n+1</sup> - n) / (n - 1) queens placed, 19 173 960
 * for n = 8: what backtracking is there to avoid.
 */
final class WholeTree implements Method {

  @Override
  public String label() {
    return "whole-tree";
  }

  @Override
  public String idea() {
    return "fill every row in every way and test at the leaves; a test compares two queens";
  }

  @Override
  public void run(Search search) {
    fill(search, 0);
  }

  private static void fill(Search search, int row) {
    if (row == search.n()) {
      testLeaf(search);
      return;
    }
    if (search.cutsOff(row)) {
      return;
    }
    for (int column = 0; column < search.n(); column++) {
      search.place(row, column);
      fill(search, row + 1);
      search.takeBack(row, column);
    }
  }

  private static void testLeaf(Search search) {
    int[] columns = search.columns();
    for (int row = 1; row < search.n(); row++) {
      for (int above = 0; above < row; above++) {
        search.test(1);
        if (Attacks.pair(above, columns[above], row, columns[row])) {
          search.refuse(row, columns[row], above);
          return;
        }
      }
    }
    search.solution();
  }

  /** Exact: every node has n branches of the same size. */
  @Override
  public double shareDone(int n, int[] columns, int queens, int next) {
    double share = 0;
    double branch = 1;
    for (int row = 0; row <= queens && row < n; row++) {
      branch /= n;
      share += branch * (row < queens ? columns[row] : next);
    }
    return share;
  }
}
