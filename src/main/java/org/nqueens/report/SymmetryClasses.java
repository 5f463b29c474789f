package org.nqueens.report;

import java.math.BigInteger;

/**
 * The solutions of a board by the symmetries that fix them, and what follows: U(n), the fundamental
 * solutions.
 *
 * <p>Let P be the solutions fixed by the half turn and R those fixed by the quarter turn; R counts
 * in P too. For n &gt; 1 no reflection fixes a solution, so the orbits have sizes 8, 4 and 2, and
 * there are (Q - P) / 8, (P - R) / 4 and R / 2 of them. Their sum is Burnside's U(n) = (Q + P + 2R)
 * / 8. For n = 1 and for the empty board the one solution is an orbit by itself.
 *
 * @param orbitsOf8 fundamental solutions without symmetry
 * @param orbitsOf4 fixed by the half turn only
 * @param orbitsOf2 fixed by the quarter turn
 * @param orbitsOf1 fixed by all symmetries; 1 for n = 0 and n = 1, else 0
 */
public record SymmetryClasses(
    long fixedByHalfTurn,
    long fixedByQuarterTurn,
    BigInteger orbitsOf8,
    BigInteger orbitsOf4,
    BigInteger orbitsOf2,
    BigInteger orbitsOf1) {

  /**
   * The classes of a board.
   *
   * @param solutions Q(n)
   * @throws ArithmeticException if the numbers do not fit together: one of them is wrong
   */
  public static SymmetryClasses of(
      int n, BigInteger solutions, long fixedByHalfTurn, long fixedByQuarterTurn) {
    if (n < 2) {
      return new SymmetryClasses(
          fixedByHalfTurn,
          fixedByQuarterTurn,
          BigInteger.ZERO,
          BigInteger.ZERO,
          BigInteger.ZERO,
          BigInteger.ONE);
    }
    BigInteger half = BigInteger.valueOf(fixedByHalfTurn);
    BigInteger quarter = BigInteger.valueOf(fixedByQuarterTurn);
    return new SymmetryClasses(
        fixedByHalfTurn,
        fixedByQuarterTurn,
        whole(solutions.subtract(half), 8, "without symmetry"),
        whole(half.subtract(quarter), 4, "fixed by the half turn only"),
        whole(quarter, 2, "fixed by the quarter turn"),
        BigInteger.ZERO);
  }

  /** U(n), the solutions up to the eight symmetries. */
  public BigInteger fundamental() {
    return orbitsOf8.add(orbitsOf4).add(orbitsOf2).add(orbitsOf1);
  }

  private static BigInteger whole(BigInteger solutions, int orbit, String what) {
    BigInteger[] parts = solutions.divideAndRemainder(BigInteger.valueOf(orbit));
    if (solutions.signum() < 0 || parts[1].signum() != 0) {
      throw new ArithmeticException(
          "solutions %s must be a multiple of %d, got %s".formatted(what, orbit, solutions));
    }
    return parts[0];
  }
}
