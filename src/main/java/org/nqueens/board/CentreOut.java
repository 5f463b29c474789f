package org.nqueens.board;

/**
 * The order in which the search fills rows: from the centre of the board outwards.
 *
 * <p>Queens near the centre attack the most squares, so filling the central rows first makes the
 * tree narrow early. For n = 6 the order is 3, 2, 4, 1, 5, 0; for n = 5 it is 2, 3, 1, 4, 0.
 */
public final class CentreOut {

  private CentreOut() {}

  /**
   * All rows of a board of size {@code n}, from the centre outwards, the lower one of two first.
   */
  public static int[] rows(int n) {
    int[] rows = new int[n];
    int filled = 0;
    for (int distance = 0; filled < n; distance++) {
      int low = (n - 1) / 2 - distance;
      int high = n / 2 + distance;
      rows[filled++] = high;
      if (low != high) {
        rows[filled++] = low;
      }
    }
    return rows;
  }

  /**
   * The rows of a board of size {@code n} that {@code filled} leaves out, from the middle of these
   * rows outwards. So whatever is filled, the rows come from above and below the middle by turns,
   * and the last row is the lowest that is left.
   */
  public static int[] remainingRows(int n, int filled) {
    int[] ascending = new int[n - Integer.bitCount(filled)];
    int count = 0;
    for (int row = 0; row < n; row++) {
      if ((filled >>> row & 1) == 0) {
        ascending[count++] = row;
      }
    }
    int[] remaining = rows(count);
    for (int i = 0; i < count; i++) {
      remaining[i] = ascending[remaining[i]];
    }
    return remaining;
  }
}
