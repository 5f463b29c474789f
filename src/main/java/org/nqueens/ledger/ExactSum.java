package org.nqueens.ledger;

import java.math.BigInteger;

/** An exact sum of numbers that are at least 0: a {@code long} while it fits, spilled before. */
final class ExactSum {

  private BigInteger spilled = BigInteger.ZERO;
  private long rest;

  /** Adds {@code term}, at least 0. */
  void add(long term) {
    long sum = rest + term;
    if (sum >= 0) {
      rest = sum;
    } else { // past 2^63 - 1: both terms are at least 0, so the sum wrapped exactly once
      spilled = spilled.add(BigInteger.valueOf(rest));
      rest = term;
    }
  }

  BigInteger value() {
    return spilled.add(BigInteger.valueOf(rest));
  }
}
