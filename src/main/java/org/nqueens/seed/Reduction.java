package org.nqueens.seed;

import java.util.Locale;

/** Which symmetries of the square the seeds use, so that not every solution has to be found. */
public enum Reduction {
  /** None: top-down rows, every solution is found. The specification. */
  NONE,
  /** The left-right mirror: top-down rows, the first queen in the left half or the middle. */
  MIRROR,
  /** All eight symmetries, by the central cross; rows centre-out. */
  FULL;

  /** The seeds of a board of size {@code n} and {@code depth} rows under this reduction. */
  public SeedEnumerator seeds(int n, int depth) {
    return switch (this) {
      case NONE -> new RowSeeds(n, depth, false);
      case MIRROR -> new RowSeeds(n, depth, true);
      case FULL -> new CrossSeeds(n, depth);
    };
  }

  /** The name users give, such as {@code "full"}. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
