package org.nqueens.seed;

/** Enumerates the seeds of one board, always in the same order, without holding them. */
public interface SeedEnumerator {

  /**
   * Calls {@code visitor} once for each seed.
   *
   * @return nodes of the search tree down to the seeds: the root, the queens placed on the way and
   *     those that complete a seed
   */
  long forEach(SeedVisitor visitor);

  /** Number of seeds; takes as long as enumerating them. */
  default long count() {
    long[] seeds = {0};
    forEach((rows, columnOf, weight) -> seeds[0]++);
    return seeds[0];
  }
}
