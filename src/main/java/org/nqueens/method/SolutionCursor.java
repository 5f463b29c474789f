package org.nqueens.method;

import java.util.Arrays;
import org.nqueens.board.Placement;
import org.nqueens.board.Solution;

/**
 * Steps through the solutions of a board in lexicographic order of their columns.
 *
 * <p>Rows are filled top-down and columns tried in ascending order, so depth-first search meets the
 * solutions in that order. The stack is a few arrays of n words: memory does not depend on how many
 * solutions there are. A queen is placed only if the next two rows keep a free square, which leaves
 * out dead ends early and changes neither the solutions nor their order.
 *
 * <p>Diagonals are kept relative to the row at hand: {@code diagonals} moves one column down from
 * row to row and {@code antidiagonals} one up, and bits that leave the board drop out.
 */
public final class SolutionCursor {

  private final int n;
  private final int board;
  private final int firstRow;
  private final int[] columns;
  private final int[] untried;
  private final int[] taken;
  private final int[] diagonals;
  private final int[] antidiagonals;
  private int row;
  private boolean started;

  private SolutionCursor(int n, int firstRow) {
    if (n < 0 || n > Placement.MAX_N) {
      throw new IllegalArgumentException(
          "board size must be in [0, " + Placement.MAX_N + "], got " + n);
    }
    this.n = n;
    this.board = Placement.lines(n);
    this.firstRow = firstRow;
    this.columns = new int[n];
    this.untried = new int[n + 1];
    this.taken = new int[n + 1];
    this.diagonals = new int[n + 1];
    this.antidiagonals = new int[n + 1];
    this.untried[0] = board;
  }

  /** A cursor before the first solution of a board of size {@code n}, in [0, 31]. */
  public static SolutionCursor beforeFirst(int n) {
    return new SolutionCursor(n, 0);
  }

  /** A cursor before the first of the solutions that start with the columns {@code prefix}. */
  public static SolutionCursor beforeFirst(int n, int[] prefix) {
    SolutionCursor cursor = new SolutionCursor(n, prefix.length);
    for (int column : prefix) {
      cursor.descend(column);
    }
    return cursor;
  }

  /** A cursor before the first of the solutions not before the columns {@code prefix}. */
  public static SolutionCursor from(int n, int[] prefix) {
    SolutionCursor cursor = new SolutionCursor(n, 0);
    for (int column : prefix) {
      cursor.descend(column);
    }
    return cursor;
  }

  /** A cursor before {@code solution}: the first step of it leads there. */
  public static SolutionCursor before(Solution solution) {
    int n = solution.n();
    SolutionCursor cursor = new SolutionCursor(n, 0);
    for (int row = 0; row < n - 1; row++) {
      cursor.descend(solution.column(row));
    }
    if (n > 0) {
      cursor.untried[n - 1] &= -1 << solution.column(n - 1);
    }
    return cursor;
  }

  /** Steps to the next solution; {@code false} if there is none. */
  public boolean next() {
    if (row == n) {
      if (!started) { // all rows were given
        started = true;
        return true;
      }
      row--;
    }
    started = true;
    while (row >= firstRow) {
      int free = untried[row];
      if (free == 0) {
        row--;
        continue;
      }
      int queen = free & -free;
      untried[row] = free ^ queen;
      columns[row] = Integer.numberOfTrailingZeros(queen);
      if (enter(queen)) {
        row++;
        if (row == n) {
          return true;
        }
      }
    }
    row = firstRow - 1; // stays exhausted
    return false;
  }

  /**
   * The queens of the solution last stepped to; the cursor's own array, valid until the next step.
   */
  public int[] columns() {
    return columns;
  }

  /** The solution last stepped to. */
  public Solution solution() {
    return Solution.of(columns);
  }

  /** Works out the row below {@code row} with {@code queen} on it; whether it can be filled. */
  private boolean enter(int queen) {
    int next = row + 1;
    taken[next] = taken[row] | queen;
    diagonals[next] = (diagonals[row] | queen) >>> 1;
    antidiagonals[next] = (antidiagonals[row] | queen) << 1;
    if (next == n) {
      return true;
    }
    int open = board & ~taken[next];
    untried[next] = open & ~(diagonals[next] | antidiagonals[next]);
    int afterNext = open & ~(diagonals[next] >>> 1 | antidiagonals[next] << 1);
    return untried[next] != 0 && (afterNext != 0 || next == n - 1);
  }

  /** Takes {@code column} in the current row and leaves the columns after it for later. */
  private void descend(int column) {
    int queen = 1 << column;
    if ((untried[row] & queen) == 0) {
      throw new IllegalArgumentException(
          "the columns must be those of a solution, got %d in row %d after %s"
              .formatted(column, row, Arrays.toString(Arrays.copyOf(columns, row))));
    }
    untried[row] &= -queen ^ queen; // the columns above
    columns[row] = column;
    enter(queen);
    row++;
  }
}
