package org.nqueens.method;

/**
 * Backtracking that visits a node first and asks then whether it is promising.
 *
 * <p>Each queen is put down and compared with all queens above it, the nearest to the top first; if
 * one attacks it, nothing below is visited. Source: R. Neapolitan, K. Naimipour, <i>Foundations of
 * Algorithms</i>, Algorithm 5.1.
 */
final class Promising implements Method {

  @Override
  public String label() {
    return "promising";
  }

  @Override
  public String idea() {
    return "place a queen, then ask whether the board is promising; a test compares two queens";
  }

  @Override
  public void run(Search search) {
    visit(search, 0);
  }

  private static void visit(Search search, int queens) {
    if (!promising(search, queens - 1)) {
      return;
    }
    if (queens == search.n()) {
      search.solution();
      return;
    }
    if (search.cutsOff(queens)) {
      return;
    }
    for (int column = 0; column < search.n(); column++) {
      search.place(queens, column);
      visit(search, queens + 1);
      search.takeBack(queens, column);
    }
  }

  private static boolean promising(Search search, int row) {
    int[] columns = search.columns();
    for (int above = 0; above < row; above++) {
      search.test(1);
      if (Attacks.pair(above, columns[above], row, columns[row])) {
        search.refuse(row, columns[row], above);
        return false;
      }
    }
    return true;
  }
}
