package org.nqueens.estimate;

/**
 * What Q(n) is about, from its growth: Q(n) = ((1 ± o(1)) n e<sup>-α</sup>)<sup>n</sup>.
 *
 * <p>Source: M. Simkin, <i>The number of n-queens configurations</i> (2021), for the growth; P.
 * Nobel, A. Agrawal, S. Boyd, <i>Computing tighter bounds on the n-queens constant via Newton's
 * method</i> (2021), for 1.94400 &lt; α &lt; 1.94401 (OEIS A359441). The ratio of the counts known
 * to (n e<sup>-α</sup>)<sup>n</sup> rises slowly, from 21 at n = 12 to 33 at n = 27; the middle of
 * that is taken, so a forecast is within 30 % of Q(n) for n from 12 to 27.
 */
public final class Forecast {

  private static final double ALPHA = 1.944001;
  private static final double RATIO = 26;

  private Forecast() {}

  /**
   * About how many solutions a board has; an order of magnitude below n = 12.
   *
   * @param n board size, at least 0
   */
  public static double solutions(int n) {
    return n == 0 ? 1 : RATIO * Math.pow(n * Math.exp(-ALPHA), n);
  }
}
