package org.nqueens.tally;

import java.math.BigInteger;
import java.util.Optional;

/**
 * What one way of counting found, and how long it took.
 *
 * @param name the way's name, such as {@code "scalar"}
 * @param solutions solutions of the whole board
 * @param nodes queens placed, the root included; empty for ways that do not place queens one by one
 * @param seconds time taken, at least 0
 */
public record Measurement(
    String name, BigInteger solutions, Optional<BigInteger> nodes, double seconds) {

  public Measurement {
    if (!(seconds >= 0)) {
      throw new IllegalArgumentException("seconds must be at least 0, got " + seconds);
    }
  }

  /** Solutions per second; 0 if none was found. */
  public double rate() {
    return solutions.signum() == 0 ? 0 : solutions.doubleValue() / Math.max(seconds, 1e-9);
  }
}
