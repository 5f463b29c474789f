package org.nqueens.testing;

import java.math.BigInteger;
import java.util.List;

/** Published counts, read from the test resource {@code known-counts.tsv}. */
public final class KnownCounts {

  private static final List<List<BigInteger>> ROWS = Table.read("known-counts.tsv");

  /** Largest n with a published Q(n). */
  public static final int MAX_N = ROWS.size() - 1;

  private KnownCounts() {}

  /** Q(n), OEIS A000170. */
  public static BigInteger solutions(int n) {
    return value(n, 1);
  }

  /** U(n), OEIS A002562; 1 for n = 0. */
  public static BigInteger fundamental(int n) {
    return value(n, 2);
  }

  /** Solutions fixed by the half turn, OEIS A032522. */
  public static BigInteger fixedByHalfTurn(int n) {
    return value(n, 3);
  }

  /** Solutions fixed by the quarter turn, OEIS A033148. */
  public static BigInteger fixedByQuarterTurn(int n) {
    return value(n, 4);
  }

  private static BigInteger value(int n, int field) {
    List<BigInteger> row = ROWS.get(n);
    if (row.get(0).intValueExact() != n) {
      throw new IllegalStateException("known-counts.tsv must list every n in order, at " + n);
    }
    return row.get(field);
  }
}
