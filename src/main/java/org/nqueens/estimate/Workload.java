package org.nqueens.estimate;

import org.nqueens.seed.Reduction;

/**
 * About how long a count takes on one core, to size tasks by.
 *
 * <p>A kernel finds completions at a steady rate, whatever the board: {@link #foundPerSecond}. With
 * a reduction it has to find only one in as many solutions as the reduction has symmetries.
 */
public final class Workload {

  private Workload() {}

  /**
   * Expected time of a whole count on one core, in seconds; right within a factor of about two.
   *
   * @param n board size
   * @param kernel the kernel's name
   */
  public static double coreSeconds(int n, Reduction reduction, String kernel) {
    return Forecast.solutions(n) / symmetries(reduction) / foundPerSecond(kernel);
  }

  private static int symmetries(Reduction reduction) {
    return switch (reduction) {
      case NONE -> 1;
      case MIRROR -> 2;
      case FULL -> 8;
    };
  }

  /** Completions found per second and core, measured at n = 16 on a 2020s server core, rounded. */
  private static double foundPerSecond(String kernel) {
    if (kernel.startsWith("vector")) {
      return 3e7;
    }
    return kernel.equals("reference") ? 1.7e6 : 3e6;
  }
}
