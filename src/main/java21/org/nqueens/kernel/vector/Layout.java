package org.nqueens.kernel.vector;

import org.nqueens.kernel.Batch;

/**
 * How the states of one batch keep their diagonals in 32-bit words, and what follows for the steps.
 *
 * <p>Rows are named by the number of rows that come after them, as in {@code ScalarKernel}. {@code
 * CentreOut.remainingRows} takes them from both sides by turns, so rows 0, 2, 4 ... are the lowest
 * rows left and rows 1, 3, 5 ... the highest. The steps rely on that.
 */
abstract class Layout {

  /** Rows left that every batch of a layout has at least. */
  static final int LEAST_ROWS = 8;

  /** With this many rows left or fewer, a state holds rows, not diagonals (StepsGenerator). */
  static final int ROW_WORDS_FROM = 4;

  /** With this many rows left or fewer, all of them and the column cover are tested. */
  static final int COVERED_ROWS = 7;

  final int n;

  /** The rows left, by the number of rows after them. */
  private final int[] rows;

  Layout(int n, int[] order) {
    this.n = n;
    rows = new int[order.length];
    for (int j = 0; j < rows.length; j++) {
      rows[j] = order[order.length - 1 - j];
    }
  }

  /** The row with {@code j} rows after it. */
  final int row(int j) {
    return rows[j];
  }

  final int rowsLeft() {
    return rows.length;
  }

  /** Whether the words keep every diagonal that matters for the rows left, for all placements. */
  abstract boolean holds(Batch batch);

  /** Writes the diagonals of placement {@code i} to {@code words[2..]} at {@code index}. */
  abstract void load(Batch batch, int i, int[][] words, int index);

  /** Sets the shift counts of a step with more than {@link #ROW_WORDS_FROM} rows left. */
  abstract void diagonalShifts(int rowsLeft, int[] shifts);

  /** Takes one step. */
  abstract long step(Steps steps, int rows, int from, int to, Level level, Level next);

  /** Rows that a step with {@code rowsLeft} rows left tests after placing a queen. */
  static int lookAhead(int rowsLeft) {
    return rowsLeft - 1 <= COVERED_ROWS ? rowsLeft - 1 : 2;
  }

  /** Sets the shift counts of the step that has {@code rowsLeft} rows left. */
  final void shifts(int rowsLeft, int[] shifts) {
    if (rowsLeft > ROW_WORDS_FROM) {
      diagonalShifts(rowsLeft, shifts);
      return;
    }
    int placed = row(rowsLeft - 1);
    for (int k = 0; k < rowsLeft - 1; k++) {
      shifts[k] = Math.abs(placed - row(rowsLeft - 2 - k));
    }
    if (rowsLeft == 3) {
      shifts[2] = Math.abs(row(1) - row(0));
    }
  }
}
