package org.nqueens.method;

import java.util.stream.IntStream;
import org.nqueens.board.Placement;

/**
 * Nodes per level of the plain backtrack tree: valid placements of the first k rows (OEIS A319284).
 *
 * <p>For n = 8: 1 8 42 140 344 568 550 312 92, together 2057 (A319283); the last is Q(8).
 */
public final class Profile {

  private Profile() {}

  /**
   * The profile of a board, by a search without any look-ahead.
   *
   * <p>The left-right mirror halves the work: placements with the first queen in the right half are
   * as many as in the left. Subtrees of the first row are searched in parallel.
   *
   * @param n board size, in [0, 31]; the time grows with A319283, 3 × 10<sup>7</sup> nodes for n =
   *     14, seven times as many for each row more
   * @return placements of k rows for k = 0 ... n
   */
  public static long[] of(int n) {
    long[] nodes = new long[n + 1];
    nodes[0] = 1;
    if (n == 0) {
      return nodes;
    }
    long[][] parts =
        IntStream.range(0, (n + 1) / 2)
            .parallel()
            .mapToObj(column -> below(n, 1 << column))
            .toArray(long[][]::new);
    for (int column = 0; column < parts.length; column++) {
      int weight = 2 * column + 1 == n ? 1 : 2;
      for (int level = 1; level <= n; level++) {
        nodes[level] += weight * parts[column][level];
      }
    }
    return nodes;
  }

  private static long[] below(int n, int queen) {
    Levels levels = new Levels(n);
    levels.visit(1, queen, queen >>> 1, queen << 1);
    return levels.nodes;
  }

  private static final class Levels {
    private final int n;
    private final int board;
    private final long[] nodes;

    Levels(int n) {
      this.n = n;
      this.board = Placement.lines(n);
      this.nodes = new long[n + 1];
    }

    private void visit(int row, int columns, int diagonals, int antidiagonals) {
      nodes[row]++;
      if (row == n) {
        return;
      }
      int free = board & ~(columns | diagonals | antidiagonals);
      while (free != 0) {
        int queen = free & -free; // lowest free square
        free ^= queen;
        visit(row + 1, columns | queen, (diagonals | queen) >>> 1, (antidiagonals | queen) << 1);
      }
    }
  }
}
