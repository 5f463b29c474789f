package org.nqueens.method;

import org.nqueens.board.Placement;

/**
 * Backtracking with one word each for the columns and both kinds of diagonals: all squares of a row
 * are tested at once.
 *
 * <p>Bit c of {@code free} says that column c of this row is not attacked. The diagonals move by
 * one column from row to row, which is a shift of the word. Source: M. Richards, <i>Backtracking
 * algorithms in MCPL using bit patterns and recursion</i>, Cambridge (1997).
 */
final class Bitmask implements Method {

  @Override
  public String label() {
    return "bitmask";
  }

  @Override
  public String idea() {
    return "keep attacked squares as bits of a word; a test finds all free squares of a row";
  }

  @Override
  public int maxN() {
    return Placement.MAX_N;
  }

  @Override
  public void run(Search search) {
    fill(search, 0, 0, 0, 0);
  }

  private static void fill(Search search, int row, int columns, int diagonals, int antidiagonals) {
    if (row == search.n()) {
      search.solution();
      return;
    }
    if (search.cutsOff(row)) {
      return;
    }
    search.test(1);
    int free = Placement.lines(search.n()) & ~(columns | diagonals | antidiagonals);
    if (search.watched()) {
      refuse(search, row, ~free & Placement.lines(search.n()));
    }
    while (free != 0) {
      int queen = free & -free; // lowest free square
      free ^= queen;
      int column = Integer.numberOfTrailingZeros(queen);
      search.place(row, column);
      fill(
          search,
          row + 1,
          columns | queen,
          (diagonals | queen) >>> 1,
          (antidiagonals | queen) << 1);
      search.takeBack(row, column);
    }
  }

  /** Reports all squares of {@code mask} as attacked, from left to right. */
  static void refuse(Search search, int row, int mask) {
    for (int rest = mask; rest != 0; rest &= rest - 1) {
      search.refuse(row, Integer.numberOfTrailingZeros(rest));
    }
  }
}
