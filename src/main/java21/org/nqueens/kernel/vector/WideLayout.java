package org.nqueens.kernel.vector;

import org.nqueens.kernel.Batch;

/**
 * Two overlapping 32-bit words for each diagonal direction, one for the low rows and one for the
 * high rows.
 *
 * <p>Of the last eight rows, four are low and four are high; each group must lie within 33 - n rows
 * to read its diagonals from one word. The rows filled before stand between the two groups and are
 * read from both words.
 */
final class WideLayout extends Layout {

  private final int low;
  private final int lowEnd;
  private final int highEnd;
  private final int high;

  WideLayout(int n, int[] order) {
    super(n, order);
    low = row(0);
    lowEnd = row(LEAST_ROWS - 2);
    highEnd = row(LEAST_ROWS - 1);
    high = row(1);
  }

  @Override
  boolean holds(Batch batch) {
    return lowEnd - low + n <= Integer.SIZE && high - highEnd + n <= Integer.SIZE;
  }

  @Override
  void load(Batch batch, int i, int[][] words, int index) {
    words[2][index] = (int) (batch.diagonals(i) >>> low);
    words[3][index] = (int) (batch.antidiagonals(i) >>> n - 1 - lowEnd);
    words[4][index] = (int) (batch.diagonals(i) >>> highEnd);
    words[5][index] = (int) (batch.antidiagonals(i) >>> n - 1 - high);
  }

  @Override
  void diagonalShifts(int rowsLeft, int[] shifts) {
    int placed = row(rowsLeft - 1);
    shifts[0] = placed - low;
    shifts[1] = Math.abs(placed - lowEnd);
    shifts[2] = Math.abs(placed - highEnd);
    shifts[3] = high - placed;
    if (rowsLeft - 1 > COVERED_ROWS) {
      for (int k = 0; k < 2; k++) {
        int row = row(rowsLeft - 2 - k);
        shifts[4 + 4 * k] = row - low;
        shifts[5 + 4 * k] = row - lowEnd;
        shifts[6 + 4 * k] = highEnd - row;
        shifts[7 + 4 * k] = high - row;
      }
      return;
    }
    for (int k = 0; k < rowsLeft - 1; k++) {
      int j = rowsLeft - 2 - k;
      boolean isLow = j % 2 == 0;
      shifts[4 + 2 * k] = isLow ? row(j) - low : row(j) - highEnd;
      shifts[5 + 2 * k] = isLow ? lowEnd - row(j) : high - row(j);
    }
  }

  @Override
  long step(Steps steps, int rows, int from, int to, Level level, Level next) {
    return steps.wide(rows, from, to, next.count, level.shifts, level.words, next.words);
  }
}
