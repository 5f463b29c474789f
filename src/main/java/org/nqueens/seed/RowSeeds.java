package org.nqueens.seed;

import java.util.stream.IntStream;

/**
 * Every valid placement of the first k rows, top-down, in lexicographic order of the columns; all
 * of them, or one from each mirror pair.
 *
 * <p>The left-right mirror maps solutions to solutions and fixes none for n &gt; 1, so it is enough
 * to keep first queens in the left half with weight 2, and, for odd n, the middle column with
 * weight 1. For n = 5 and depth 1 that is columns 0 and 1 with weight 2 and column 2 with weight 1;
 * each has 2 completions, and 2·2 + 2·2 + 1·2 = 10 = Q(5).
 *
 * <p>Without the mirror the number of seeds for k = 3, 4, 5 is OEIS A061989, A061990, A061991, and
 * for k = 0 ... n row n of A319284.
 */
public final class RowSeeds implements SeedEnumerator {

  private final int n;
  private final int depth;
  private final boolean mirrored;

  /**
   * Seeds of a board.
   *
   * @param n board size, in [0, 31]
   * @param depth rows filled, at least 0; more than {@code n} means n
   * @param mirrored whether to keep one from each mirror pair. This needs a first queen, so depth 0
   *     then means 1.
   */
  public RowSeeds(int n, int depth, boolean mirrored) {
    requireDepth(depth);
    this.n = n;
    this.depth = Math.min(mirrored ? Math.max(depth, 1) : depth, n);
    this.mirrored = mirrored;
  }

  static void requireDepth(int depth) {
    if (depth < 0) {
      throw new IllegalArgumentException("depth must be at least 0, got " + depth);
    }
  }

  @Override
  public long forEach(SeedVisitor visitor) {
    RowFiller board = new RowFiller(n);
    int[] order = IntStream.range(0, n).toArray();
    if (!mirrored || n == 0) {
      board.fill(order, 0, depth, 1, visitor);
      return board.nodes();
    }
    for (int column = 0; column < (n + 1) / 2; column++) {
      int weight = 2 * column + 1 == n ? 1 : 2;
      board.place(0, column);
      board.fill(order, 1, depth, weight, visitor);
      board.takeBack(0);
    }
    return board.nodes();
  }
}
