package org.nqueens.count;

import java.math.BigInteger;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * One way of counting a board, to be compared with others.
 *
 * @param name name for reports
 * @param warmUp run untimed before the count, so that its code is compiled
 * @param count counts the whole board on the calling thread
 */
public record Contender(String name, Runnable warmUp, Supplier<Outcome> count) {

  /**
   * What a contender found.
   *
   * @param solutions solutions of the whole board
   * @param nodes queens placed, the root included; empty if the way does not place queens
   */
  public record Outcome(BigInteger solutions, Optional<BigInteger> nodes) {}
}
