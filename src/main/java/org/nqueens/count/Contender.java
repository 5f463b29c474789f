package org.nqueens.count;

import java.math.BigInteger;
import java.util.Optional;
import java.util.function.LongFunction;

/**
 * One way of counting a board, to be compared with others.
 *
 * @param name name for reports
 * @param warmUp run untimed before the count, so that its code is compiled
 * @param count counts the whole board on the calling thread, or what it can until the moment given,
 *     a value of {@link System#nanoTime}
 */
public record Contender(String name, Runnable warmUp, LongFunction<Outcome> count) {

  /**
   * What a contender found.
   *
   * @param solutions solutions found; of the whole board if {@code share} is 1
   * @param nodes queens placed, the root included; empty if the way does not place queens
   * @param tests questions asked about squares; empty if the way does not ask one by one
   * @param share share of the board counted, in [0, 1]
   */
  public record Outcome(
      BigInteger solutions, Optional<BigInteger> nodes, Optional<BigInteger> tests, double share) {}
}
