package org.nqueens.board;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.TreeSet;

/**
 * A solution: n queens on an n × n board, none attacking another, one in each row.
 *
 * <p>It is written as the queen's column in row 0, row 1, ..., and solutions are ordered
 * lexicographically by these columns. Immutable; any n up to {@value Position#MAX_N}.
 *
 * <p>The eight symmetries of the square move a solution through its <i>orbit</i>. A solution fixed
 * by s of them has an orbit of 8 / s (orbit-stabiliser theorem), and the smallest of the orbit in
 * lexicographic order stands for it: the solutions that are their own {@link #canonical} form are
 * the fundamental ones (OEIS A002562).
 */
public final class Solution implements Comparable<Solution> {

  private final int[] columns;

  private Solution(int[] columns) {
    this.columns = columns;
  }

  /**
   * The solution with a queen on each ({@code row}, {@code columns[row]}).
   *
   * @param columns columns from 0, one per row
   * @throws IllegalArgumentException if a column is off the board or two queens attack each other
   */
  public static Solution of(int... columns) {
    int n = columns.length;
    Position.requireSize(n);
    int[] copy = columns.clone();
    boolean[] taken = new boolean[n];
    boolean[] diagonals = new boolean[2 * n];
    boolean[] antidiagonals = new boolean[2 * n];
    for (int row = 0; row < n; row++) {
      int column = copy[row];
      if (column < 0 || column >= n) {
        throw new IllegalArgumentException(
            "columns must be in [0, %d], got %d in row %d".formatted(n - 1, column, row));
      }
      if (taken[column] || diagonals[row + column] || antidiagonals[column - row + n - 1]) {
        throw new IllegalArgumentException(
            "no queen may attack another, but the one on (%d,%d) is attacked from a row above"
                .formatted(row, column));
      }
      taken[column] = true;
      diagonals[row + column] = true;
      antidiagonals[column - row + n - 1] = true;
    }
    return new Solution(copy);
  }

  /** Board size, and number of queens. */
  public int n() {
    return columns.length;
  }

  /** Column of the queen in {@code row}, both from 0. */
  public int column(int row) {
    return columns[row];
  }

  /** The columns of rows 0, 1, ...; a copy. */
  public int[] columns() {
    return columns.clone();
  }

  /** This solution moved by {@code symmetry}; a solution again. */
  public Solution image(Symmetry symmetry) {
    int n = columns.length;
    int[] image = new int[n];
    for (int row = 0; row < n; row++) {
      image[symmetry.row(n, row, columns[row])] = symmetry.column(n, row, columns[row]);
    }
    return new Solution(image);
  }

  /** The distinct images of this solution, in lexicographic order: 8, 4, 2 or (n &le; 1) 1. */
  public List<Solution> orbit() {
    Collection<Solution> images = new TreeSet<>();
    for (Symmetry symmetry : Symmetry.values()) {
      images.add(image(symmetry));
    }
    return List.copyOf(images);
  }

  /** The smallest solution of the orbit. */
  public Solution canonical() {
    return orbit().get(0);
  }

  /** Whether this is the smallest solution of its orbit. */
  public boolean isCanonical() {
    for (Symmetry symmetry : Symmetry.values()) {
      if (image(symmetry).compareTo(this) < 0) {
        return false;
      }
    }
    return true;
  }

  /**
   * How symmetric this solution is, for n &gt; 1.
   *
   * @throws IllegalArgumentException if n is 0 or 1, whose one solution is in no class
   */
  public SymmetryClass symmetryClass() {
    if (n() <= 1) {
      throw new IllegalArgumentException(
          "symmetry classes are defined for board sizes above 1, got " + n());
    }
    if (equals(image(Symmetry.QUARTER_TURN))) {
      return SymmetryClass.ROTATE;
    }
    return equals(image(Symmetry.HALF_TURN)) ? SymmetryClass.POINT : SymmetryClass.NONE;
  }

  @Override
  public int compareTo(Solution other) {
    return Arrays.compare(columns, other.columns);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Solution solution && Arrays.equals(columns, solution.columns);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(columns);
  }

  /** The columns from 0, such as {@code [1, 3, 0, 2]}. */
  @Override
  public String toString() {
    return Arrays.toString(columns);
  }
}
