package org.nqueens.kernel.vector;

import org.nqueens.kernel.Batch;

/**
 * Two overlapping 32-bit words for each diagonal direction, one for the low rows and one for the
 * high rows.
 *
 * <p>The word {@code ld} holds the diagonals r + c from the lowest row left on, {@code hd} ends
 * with the last diagonal of the highest row. Together they show every row: r - low bits into {@code
 * ld}, and r - {@code hdStart} bits into {@code hd}, up or down. The other direction is the same
 * upside down ({@code ha} for the high rows, {@code la}).
 *
 * <p>The last eight rows are four low and four high ones. If the low ones lie within 33 - n rows,
 * and the high ones too, each of them can be read from one word alone, which is what the steps for
 * eight rows and fewer do. From a full board that is so up to n = 29.
 */
final class WideLayout extends Layout {

  private final int low;
  private final int high;

  /** Whether the last eight rows can be read from one word each. */
  private final boolean oneWordEach;

  /** The lowest diagonal in {@code hd}. */
  private final int hdStart;

  /** The lowest antidiagonal in {@code la}, counted from that of the highest row in column 0. */
  private final int laStart;

  WideLayout(int n, int[] order) {
    super(n, order);
    low = row(0);
    high = row(1);
    int lowEnd = row(LEAST_ROWS - 2);
    int highEnd = row(LEAST_ROWS - 1);
    oneWordEach = lowEnd - low + n <= Integer.SIZE && high - highEnd + n <= Integer.SIZE;
    hdStart = oneWordEach ? highEnd : high + n - Integer.SIZE;
    laStart = oneWordEach ? lowEnd : low - n + Integer.SIZE;
  }

  @Override
  boolean holds(Batch batch) {
    return true;
  }

  @Override
  void load(Batch batch, int i, int[][] words, int index) {
    words[2][index] = (int) (batch.diagonals(i) >>> low);
    words[3][index] = window(batch.antidiagonals(i), n - 1 - laStart);
    words[4][index] = window(batch.diagonals(i), hdStart);
    words[5][index] = (int) (batch.antidiagonals(i) >>> (n - 1 - high));
  }

  private static int window(long diagonals, int start) {
    return (int) (start < 0 ? diagonals << -start : diagonals >>> start);
  }

  @Override
  void diagonalShifts(int rowsLeft, int[] shifts) {
    int placed = row(rowsLeft - 1);
    int lookAhead = lookAhead(rowsLeft);
    if (readsOneWord(rowsLeft)) {
      shifts[0] = placed - low;
      shifts[1] = Math.abs(laStart - placed);
      shifts[2] = Math.abs(placed - hdStart);
      shifts[3] = high - placed;
      for (int k = 0; k < lookAhead; k++) {
        int j = rowsLeft - 2 - k;
        boolean isLow = j % 2 == 0;
        shifts[4 + 2 * k] = row(j) - (isLow ? low : hdStart);
        shifts[5 + 2 * k] = (isLow ? laStart : high) - row(j);
      }
      return;
    }
    shifts[0] = placed - low;
    shifts[1] = Math.max(0, laStart - placed);
    shifts[2] = Math.max(0, placed - laStart);
    shifts[3] = Math.max(0, placed - hdStart);
    shifts[4] = Math.max(0, hdStart - placed);
    shifts[5] = high - placed;
    for (int k = 0; k < lookAhead; k++) {
      int row = row(rowsLeft - 2 - k);
      shifts[6 + 6 * k] = row - low;
      shifts[7 + 6 * k] = Math.max(0, hdStart - row);
      shifts[8 + 6 * k] = Math.max(0, row - hdStart);
      shifts[9 + 6 * k] = high - row;
      shifts[10 + 6 * k] = Math.max(0, row - laStart);
      shifts[11 + 6 * k] = Math.max(0, laStart - row);
    }
  }

  private boolean readsOneWord(int rowsLeft) {
    return oneWordEach && rowsLeft <= LEAST_ROWS;
  }

  @Override
  long step(Steps steps, int rows, int from, int to, Level level, Level next) {
    return readsOneWord(rows) || rows <= ROW_WORDS_FROM
        ? steps.wide(rows, from, to, next.count, level.shifts, level.words, next.words)
        : steps.apart(rows, from, to, next.count, level.shifts, level.words, next.words);
  }
}
