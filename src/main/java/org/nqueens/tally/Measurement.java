package org.nqueens.tally;

import java.math.BigInteger;
import java.util.Optional;

/**
 * What one way of counting found, and how long it took; of the whole board, or of as much of it as
 * there was time for.
 *
 * @param name the way's name, such as {@code "scalar"}
 * @param solutions solutions found; of the whole board if {@code share} is 1
 * @param nodes queens placed, the root included; empty for ways that do not place queens one by one
 * @param tests questions asked about squares; empty for ways that do not ask one by one
 * @param seconds time taken, at least 0
 * @param share share of the board that was counted, in [0, 1]; below 1 it was stopped, and the
 *     share is an estimate
 */
public record Measurement(
    String name,
    BigInteger solutions,
    Optional<BigInteger> nodes,
    Optional<BigInteger> tests,
    double seconds,
    double share) {

  public Measurement {
    if (!(seconds >= 0)) {
      throw new IllegalArgumentException("seconds must be at least 0, got " + seconds);
    }
    if (!(share >= 0 && share <= 1)) {
      throw new IllegalArgumentException("share must be in [0, 1], got " + share);
    }
  }

  /** A count of the whole board by a way that asks no questions about single squares. */
  public Measurement(
      String name, BigInteger solutions, Optional<BigInteger> nodes, double seconds) {
    this(name, solutions, nodes, Optional.empty(), seconds, 1);
  }

  /** Whether the whole board was counted. */
  public boolean finished() {
    return share == 1;
  }

  /** Time for the whole board: taken, or extrapolated; infinite if too little was done to tell. */
  public double totalSeconds() {
    return finished() ? seconds : seconds / share;
  }

  /** Solutions per second; 0 if none was found. */
  public double rate() {
    return solutions.signum() == 0 ? 0 : solutions.doubleValue() / Math.max(seconds, 1e-9);
  }
}
