package org.nqueens.testing;

import java.util.ArrayList;
import java.util.List;

/** Solutions found the slowest way, for comparison: shares no code with what is tested. */
public final class Brute {

  private Brute() {}

  /** All solutions of size {@code n} in lexicographic order, columns from 0. */
  public static List<int[]> solutions(int n) {
    List<int[]> found = new ArrayList<>();
    extend(new int[n], 0, found);
    return found;
  }

  private static void extend(int[] columns, int row, List<int[]> found) {
    if (row == columns.length) {
      found.add(columns.clone());
      return;
    }
    for (int column = 0; column < columns.length; column++) {
      columns[row] = column;
      boolean safe = true;
      for (int above = 0; above < row; above++) {
        int across = Math.abs(columns[above] - column);
        safe &= across != 0 && across != row - above;
      }
      if (safe) {
        extend(columns, row + 1, found);
      }
    }
  }
}
