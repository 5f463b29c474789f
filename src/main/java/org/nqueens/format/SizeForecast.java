package org.nqueens.format;

import java.nio.charset.StandardCharsets;

/** How many bytes a list of solutions will take. */
public final class SizeForecast {

  private SizeForecast() {}

  /**
   * Bytes of {@code solutions} solutions in {@code format}, from the length of one like {@code
   * sample}. Exact up to the digits of the numbers, which are taken as long as the last one's.
   */
  public static double bytes(SolutionFormat format, int[] sample, double solutions, int orbit) {
    StringBuilder one = new StringBuilder();
    long last = (long) Math.min(solutions, Long.MAX_VALUE / 2);
    format.append(one, last, sample, orbit);
    one.append(format.between());
    return solutions * one.toString().getBytes(StandardCharsets.UTF_8).length;
  }
}
