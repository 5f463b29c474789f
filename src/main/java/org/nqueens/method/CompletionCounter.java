package org.nqueens.method;

import java.util.List;
import org.nqueens.board.Placement;

/** Counts solutions without listing them. Called from several threads at once. */
@FunctionalInterface
public interface CompletionCounter {

  /** Ways to fill the remaining rows of {@code placement}; exact. */
  long completions(Placement placement);

  /**
   * The completions of each of {@code placements}, which are of one board; by default on the
   * threads of the common pool.
   *
   * @return {@code counts[i]}, the completions of {@code placements.get(i)}
   */
  default long[] completions(List<Placement> placements) {
    return placements.parallelStream().mapToLong(this::completions).toArray();
  }

  /**
   * Q(n), exact. By default the completions of the empty board; one that uses symmetry is faster.
   *
   * @param n board size, in [0, 31]
   */
  default long solutions(int n) {
    return completions(Placement.empty(n));
  }
}
