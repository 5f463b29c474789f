package org.nqueens.board;

/**
 * Queens on some rows of an n × n board, none attacking another: all that decides how many ways
 * there are to fill the other rows.
 *
 * <p>Four masks say which lines of the board are taken. Rows and columns are counted from 0, and a
 * queen on (r, c) sets one bit in each mask:
 *
 * <pre>
 *   rows            bit r
 *   columns         bit c
 *   diagonals       bit r + c            squares of one ↙ diagonal share r + c, in [0, 2n-2]
 *   antidiagonals   bit c - r + n - 1    squares of one ↘ diagonal share c - r, in [1-n, n-1]
 * </pre>
 *
 * <p>The diagonals are kept whole and do not depend on a current row, so rows can be filled in any
 * order: row r is attacked at {@code columns | diagonals >>> r | antidiagonals >>> (n-1-r)}.
 *
 * <p>For n = 4 and one queen on row 1, column 3: rows {@code 0010}, columns {@code 1000}, diagonals
 * bit 4, antidiagonals bit 5. Row 2 is attacked at column 3 by the column, at column 2 by the
 * diagonal (4 - 2) and would be at column 4, off the board, by the antidiagonal (5 - 1).
 *
 * @param n board size, in [0, {@value #MAX_N}]
 * @param rows mask of the rows filled
 * @param columns mask of the columns taken
 * @param diagonals mask of the diagonals taken, by r + c
 * @param antidiagonals mask of the diagonals taken, by c - r + n - 1
 */
public record Placement(int n, int rows, int columns, long diagonals, long antidiagonals) {

  /**
   * Largest board whose masks fit: 31 columns in an {@code int}, 61 diagonals in a {@code long}.
   */
  public static final int MAX_N = 31;

  public Placement {
    requireBoardSize(n);
    requireInside(rows, lines(n), "row", n);
    requireInside(columns, lines(n), "column", n);
    requireInside(diagonals, diagonalLines(n), "diagonal", n);
    requireInside(antidiagonals, diagonalLines(n), "antidiagonal", n);
    int queens = Integer.bitCount(rows);
    if (Integer.bitCount(columns) != queens
        || Long.bitCount(diagonals) != queens
        || Long.bitCount(antidiagonals) != queens) {
      throw new IllegalArgumentException(
          "each queen must have lines of its own, got %d rows, %d columns, %d and %d diagonals"
              .formatted(
                  queens,
                  Integer.bitCount(columns),
                  Long.bitCount(diagonals),
                  Long.bitCount(antidiagonals)));
    }
  }

  /**
   * The board of size {@code n} without a queen.
   *
   * @throws IllegalArgumentException if {@code n} is outside [0, {@value #MAX_N}]
   */
  public static Placement empty(int n) {
    requireBoardSize(n);
    return new Placement(n, 0, 0, 0, 0);
  }

  /** Mask with one bit for each of {@code n} rows or columns; {@code n} in [0, 31]. */
  public static int lines(int n) {
    return (int) ((1L << n) - 1);
  }

  /** Queens placed. */
  public int queens() {
    return Integer.bitCount(rows);
  }

  /** Mask of the columns of {@code row} where a queen may stand; 0 if the row is filled. */
  public int free(int row) {
    if (row < 0 || row >= n) {
      throw new IllegalArgumentException("row must be in [0, " + (n - 1) + "], got " + row);
    }
    if ((rows >>> row & 1) != 0) {
      return 0;
    }
    int attacked = columns | (int) (diagonals >>> row) | (int) (antidiagonals >>> (n - 1 - row));
    return lines(n) & ~attacked;
  }

  /**
   * This placement with one more queen.
   *
   * @throws IllegalArgumentException if the square is off the board or attacked, or the row filled
   */
  public Placement place(int row, int column) {
    if (column < 0 || column >= n || (free(row) >>> column & 1) == 0) {
      throw new IllegalArgumentException(
          "square (%d, %d) must be on the board and free".formatted(row, column));
    }
    return new Placement(
        n,
        rows | 1 << row,
        columns | 1 << column,
        diagonals | 1L << (row + column),
        antidiagonals | 1L << (column - row + n - 1));
  }

  private static long diagonalLines(int n) {
    return n == 0 ? 0 : (1L << (2 * n - 1)) - 1;
  }

  private static void requireBoardSize(int n) {
    if (n < 0 || n > MAX_N) {
      throw new IllegalArgumentException("board size must be in [0, " + MAX_N + "], got " + n);
    }
  }

  private static void requireInside(long mask, long board, String line, int n) {
    if ((mask & ~board) != 0) {
      throw new IllegalArgumentException(
          line + " mask reaches outside an n = " + n + " board: " + Long.toBinaryString(mask));
    }
  }
}
