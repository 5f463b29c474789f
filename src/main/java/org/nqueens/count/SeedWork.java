package org.nqueens.count;

/**
 * About how much work is below a seed, relative to the whole board, from its number of queens
 * alone.
 *
 * <p>The next queen after q has about b(q) = n e<sup>-3.2 q / n</sup> free squares: for n = 16 that
 * is 16, 13.1, 10.7, 8.8, 7.2, 5.9, 4.8, and the tree's profile (OEIS A319284) has 16, 13.1, 10.6,
 * 8.8, 7.2, 5.9, 4.8. Taking subtrees of one level as alike, a seed of q queens has the share 1 /
 * (b(0) b(1) ... b(q-1)). That is right on average and enough to deal by: what one seed has more,
 * another in the same task has less.
 */
final class SeedWork {

  private static final double DECLINE = 3.2;

  private SeedWork() {}

  /**
   * Expected share of the search of a board of size {@code n} below a seed of {@code queens}.
   *
   * @return a number in (0, 1]; the same on every machine
   */
  static double share(int n, int queens) {
    double share = 1;
    for (int q = 0; q < queens; q++) {
      share /= Math.max(1, n * StrictMath.exp(-DECLINE * q / n));
    }
    return share;
  }
}
