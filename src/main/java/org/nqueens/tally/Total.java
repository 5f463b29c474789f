package org.nqueens.tally;

import java.math.BigInteger;

/**
 * An exact fold of tallies.
 *
 * @param tasks tallies folded
 * @param seeds seeds counted
 * @param found completions, unweighted
 * @param solutions completions, weighted: solutions of the whole board
 * @param nodes queens placed by the kernels
 * @param nanos time of all tasks, in nanoseconds
 * @param longestNanos time of the longest task, in nanoseconds
 */
public record Total(
    long tasks,
    long seeds,
    BigInteger found,
    BigInteger solutions,
    BigInteger nodes,
    BigInteger nanos,
    long longestNanos) {

  /** The fold of no tally. */
  public static final Total ZERO =
      new Total(0, 0, BigInteger.ZERO, BigInteger.ZERO, BigInteger.ZERO, BigInteger.ZERO, 0);

  /** This total with one more tally. */
  public Total plus(Tally tally) {
    return new Total(
        Math.addExact(tasks, 1),
        Math.addExact(seeds, tally.seeds()),
        found.add(tally.counts().found()),
        solutions.add(tally.counts().solutions()),
        nodes.add(BigInteger.valueOf(tally.nodes())),
        nanos.add(BigInteger.valueOf(tally.nanos())),
        Math.max(longestNanos, tally.nanos()));
  }

  /**
   * The heaviest task's time over the mean, at least 1; 1 when nothing was measured.
   *
   * <p>The wall time on c cores can't fall below the longest task, so with many tasks this says how
   * evenly the seeds were dealt.
   */
  public double spread() {
    double mean = tasks == 0 ? 0 : nanos.doubleValue() / tasks;
    return mean == 0 ? 1 : longestNanos / mean;
  }
}
