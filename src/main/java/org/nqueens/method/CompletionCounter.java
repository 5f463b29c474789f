package org.nqueens.method;

import org.nqueens.board.Placement;

/** Counts the ways to complete a placement. Called from several threads at once. */
@FunctionalInterface
public interface CompletionCounter {

  /** Ways to fill the remaining rows of {@code placement}; exact. */
  long completions(Placement placement);
}
