package org.nqueens.kernel.vector;

import org.nqueens.kernel.Batch;

/**
 * One 32-bit word for each diagonal direction.
 *
 * <p>The queens that are placed while a state keeps diagonals stand on rows from the lowest row
 * left to the row with {@code ROW_WORDS_FROM} rows after it, and touch r + c in a range of (span of
 * these rows) + n. That fits 32 bits for n up to 17 from any start. For n = 18 it takes 33; the
 * lowest of them is the corner square of the lowest row, which attacks no other square left, so the
 * word starts one further in and is shifted the other way for that row. The other direction is the
 * same upside down.
 */
final class NarrowLayout extends Layout {

  private final int low;
  private final int high;
  private final int inset;
  private final boolean fits;

  NarrowLayout(int n, int[] order) {
    super(n, order);
    low = row(0);
    high = row(1);
    int reach = 0;
    for (int j = ROW_WORDS_FROM; j < rowsLeft(); j++) {
      reach = Math.max(reach, Math.max(row(j) - low, high - row(j)));
    }
    int bits = reach + n;
    inset = bits <= Integer.SIZE ? 0 : 1;
    fits = bits <= Integer.SIZE + inset;
  }

  @Override
  boolean holds(Batch batch) {
    if (!fits) {
      return false;
    }
    for (int i = 0; i < batch.size(); i++) {
      if (!fitsWindow(batch.diagonals(i) >>> low)
          || !fitsWindow(batch.antidiagonals(i) >>> n - 1 - high)) {
        return false;
      }
    }
    return true;
  }

  private boolean fitsWindow(long diagonals) {
    long relevant = diagonals & (1L << high - low + n) - 1;
    long kept = (1L << Integer.SIZE) - 1 << inset;
    return (relevant & ~kept) == 0;
  }

  @Override
  void load(Batch batch, int i, int[][] words, int index) {
    words[2][index] = (int) (batch.diagonals(i) >>> low + inset);
    words[3][index] = (int) (batch.antidiagonals(i) >>> n - 1 - high + inset);
  }

  @Override
  void diagonalShifts(int rowsLeft, int[] shifts) {
    int placed = row(rowsLeft - 1);
    shifts[0] = placed - low - inset;
    shifts[1] = high - placed - inset;
    for (int k = 0; k < lookAhead(rowsLeft); k++) {
      int row = row(rowsLeft - 2 - k);
      shifts[2 + 2 * k] = Math.abs(row - low - inset);
      shifts[3 + 2 * k] = Math.abs(high - row - inset);
    }
  }

  @Override
  long step(Steps steps, int rows, int from, int to, Level level, Level next) {
    return steps.narrow(rows, from, to, next.count, level.shifts, level.words, next.words);
  }
}
