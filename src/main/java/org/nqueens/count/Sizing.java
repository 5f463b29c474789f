package org.nqueens.count;

import org.nqueens.seed.Reduction;

/**
 * How many tasks a count is cut into, and how deep its seeds must go for that.
 *
 * <p>Two wishes meet. A task should be long enough that starting it (some milliseconds) costs
 * nothing, and there should be so many that no core waits long for the last one: at the end of a
 * run a core idles half a task on average. So short runs get tasks of {@link #SHORTEST_SECONDS}, up
 * to {@link #TASKS_PER_CORE} for each core, and long runs get tasks of {@link #LONGEST_SECONDS}.
 */
public final class Sizing {

  /** A task much shorter than this costs more to start than to count, in seconds. */
  static final double SHORTEST_SECONDS = 0.05;

  /** What a crash loses at most for each core, in seconds. */
  static final double LONGEST_SECONDS = 10;

  /** With this many tasks a core idles for less than 1 % of the run at its end. */
  static final int TASKS_PER_CORE = 64;

  /** More would fill the driver's memory; beyond, tasks get longer. */
  static final int MOST_TASKS = 250_000;

  /** Seeds that the driver holds at most when the depth is not given: about 300 MB of heap. */
  static final int MOST_SEEDS = 15_000_000;

  /** Seeds in a task at least, the largest taken as the unit, so that heavy and light even out. */
  static final int SEEDS_PER_TASK = 8;

  private Sizing() {}

  /**
   * Tasks for a run.
   *
   * @param coreSeconds time the whole count is expected to take on one core, in seconds
   * @param cores cores that will share it, at least 1
   * @return at least 1, at most {@value #MOST_TASKS}
   */
  public static int tasks(double coreSeconds, int cores) {
    if (cores < 1) {
      throw new IllegalArgumentException("cores must be at least 1, got " + cores);
    }
    double even = Math.min((double) TASKS_PER_CORE * cores, coreSeconds / SHORTEST_SECONDS);
    double tasks = Math.max(even, coreSeconds / LONGEST_SECONDS);
    return (int) Math.ceil(Math.max(1, Math.min(tasks, MOST_TASKS)));
  }

  /**
   * The smallest depth at which no seed is expected to be more than a small part of a task; less if
   * that would be more seeds than the driver should hold.
   *
   * @return a depth in [0, n]
   */
  public static int depth(int n, Reduction reduction, int tasks) {
    double enough = (double) SEEDS_PER_TASK * tasks;
    int depth = 0;
    Seeds seeds = Seeds.of(n, reduction, depth);
    while (depth < n && seeds.inLargest < enough && seeds.count * n / 2 <= MOST_SEEDS) {
      depth++;
      seeds = Seeds.of(n, reduction, depth);
    }
    return depth;
  }

  /**
   * The seeds of a depth.
   *
   * @param count how many; one row more has at most n / 2 times as many from depth 3 or so on
   * @param inLargest their work in units of the largest one
   */
  private record Seeds(long count, double inLargest) {

    static Seeds of(int n, Reduction reduction, int depth) {
      long[] withQueens = new long[n + 1];
      reduction
          .seeds(n, depth)
          .forEach((rows, columnOf, weight) -> withQueens[Integer.bitCount(rows)]++);
      long count = 0;
      double work = 0;
      double largest = 0;
      for (int queens = n; queens >= 0; queens--) {
        if (withQueens[queens] > 0) {
          largest = SeedWork.share(n, queens);
          count += withQueens[queens];
          work += withQueens[queens] * largest;
        }
      }
      return new Seeds(count, largest == 0 ? 0 : work / largest);
    }
  }
}
