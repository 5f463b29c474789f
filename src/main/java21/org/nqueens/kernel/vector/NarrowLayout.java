package org.nqueens.kernel.vector;

import org.nqueens.kernel.Batch;

/**
 * One 32-bit word for each diagonal direction.
 *
 * <p>A queen is written to these words only if at least {@code ROW_WORDS_FROM} rows come after its
 * own, so two rows or more are left on either side of it. With all rows of the board within n rows,
 * such queens touch at most 2n - 3 diagonals of the 2n - 1: at most 31 for n = 17, and 33 for n =
 * 18. The lowest of these 33 goes through the corner (low row, column 0) and no other square left,
 * so for n = 18 the word starts one further in, and is shifted the other way for that row. The
 * other direction is the same upside down.
 *
 * <p>Queens of the placements themselves may stand anywhere. If one of them is on a diagonal that
 * matters and is not in the word, the batch is not for this layout.
 */
final class NarrowLayout extends Layout {

  private final int low;
  private final int high;

  /** Diagonals left out below the word: 0 or 1. */
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
          || !fitsWindow(batch.antidiagonals(i) >>> (n - 1 - high))) {
        return false;
      }
    }
    return true;
  }

  private boolean fitsWindow(long diagonals) {
    long relevant = diagonals & (1L << (high - low + n)) - 1;
    long kept = ((1L << Integer.SIZE) - 1) << inset;
    return (relevant & ~kept) == 0;
  }

  @Override
  void load(Batch batch, int i, int[][] words, int index) {
    words[2][index] = (int) (batch.diagonals(i) >>> (low + inset));
    words[3][index] = (int) (batch.antidiagonals(i) >>> (n - 1 - high + inset));
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
