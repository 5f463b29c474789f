package org.nqueens.kernel;

import java.util.stream.IntStream;
import org.nqueens.board.Placement;

/**
 * Counts the solutions that a rotation of the board leaves as they are.
 *
 * <p>A queen brings all its images under the rotation with it, so whole orbits of squares are
 * placed at once and the search is only a half or a quarter as deep: two queens for each row pair
 * under the half turn, four for each ring under the quarter turn. For odd n the centre square is an
 * orbit by itself and must hold a queen: the middle row is mapped to itself, so its queen must be
 * too.
 *
 * <p>Half turn: OEIS A032522. Quarter turn: A033148, zero unless n mod 4 is 0 or 1, since the
 * queens but the centre one come in fours.
 */
public final class FixedByTurns {

  private FixedByTurns() {}

  /**
   * Solutions of the board of size {@code n}, in [0, 31], that the half turn maps to themselves.
   */
  public static long halfTurn(int n) {
    return count(n, 2);
  }

  /**
   * Solutions of the board of size {@code n}, in [0, 31], that the quarter turn maps to themselves.
   */
  public static long quarterTurn(int n) {
    return n % 4 > 1 ? 0 : count(n, 4);
  }

  private static long count(int n, int orbit) {
    Placement start = Placement.empty(n);
    if (n % 2 == 1) {
      start = start.place(n / 2, n / 2);
    }
    if (n < 2) {
      return 1;
    }
    Search search = new Search(n, orbit);
    Placement root = start;
    int row = n / 2 - 1; // the row next to the middle comes first: centre-out
    return IntStream.range(0, n)
        .parallel()
        .mapToLong(
            column ->
                search.place(
                    row,
                    column,
                    root.rows(),
                    root.columns(),
                    root.diagonals(),
                    root.antidiagonals()))
        .sum();
  }

  private record Search(int n, int orbit) {

    /** Fills rows {@code row} ... 0 and thereby their images. */
    private long fill(int row, int rows, int columns, long diagonals, long antidiagonals) {
      if (row < 0) {
        return 1;
      }
      if ((rows >>> row & 1) != 0) { // filled by an image
        return fill(row - 1, rows, columns, diagonals, antidiagonals);
      }
      int attacked = columns | (int) (diagonals >>> row) | (int) (antidiagonals >>> (n - 1 - row));
      long found = 0;
      for (int free = Placement.lines(n) & ~attacked; free != 0; free &= free - 1) {
        int column = Integer.numberOfTrailingZeros(free);
        found += place(row, column, rows, columns, diagonals, antidiagonals);
      }
      return found;
    }

    /** Places the orbit of a square, unless two of its queens would attack or meet one standing. */
    private long place(
        int row, int column, int rows, int columns, long diagonals, long antidiagonals) {
      int r = row;
      int c = column;
      for (int image = 0; image < orbit; image++) {
        long diagonal = 1L << (r + c);
        long antidiagonal = 1L << (c - r + n - 1);
        boolean attacked =
            (rows >>> r & 1) != 0
                || (columns >>> c & 1) != 0
                || (diagonals & diagonal) != 0
                || (antidiagonals & antidiagonal) != 0;
        if (attacked) {
          return 0;
        }
        rows |= 1 << r;
        columns |= 1 << c;
        diagonals |= diagonal;
        antidiagonals |= antidiagonal;
        int turned = orbit == 2 ? n - 1 - r : c;
        c = orbit == 2 ? n - 1 - c : n - 1 - r;
        r = turned;
      }
      return fill(row - 1, rows, columns, diagonals, antidiagonals);
    }
  }
}
