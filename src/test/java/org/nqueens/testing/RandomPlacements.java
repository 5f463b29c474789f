package org.nqueens.testing;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import org.nqueens.board.Placement;

/** Random valid placements for tests. */
public final class RandomPlacements {

  private RandomPlacements() {}

  /**
   * A placement with queens on all but {@code left} rows, these drawn at random. Draws again while
   * the queens do not fit, so {@code left} must leave a valid placement to be found.
   */
  public static Placement withRowsLeft(int n, int left, SplittableRandom random) {
    return withRowsLeft(n, left, random, new int[n]);
  }

  /** The same, and the queens' columns by row in {@code columnOf}. */
  public static Placement withRowsLeft(int n, int left, SplittableRandom random, int[] columnOf) {
    while (true) {
      List<Integer> rows = new ArrayList<>();
      for (int row = 0; row < n; row++) {
        rows.add(row);
      }
      Collections.shuffle(rows, new Random(random.nextLong()));
      Placement placement = Placement.empty(n);
      for (int row : rows.subList(left, n)) {
        int before = placement.columns();
        placement = placeSomewhere(placement, row, random);
        columnOf[row] = Integer.numberOfTrailingZeros(placement.columns() ^ before);
      }
      if (placement.queens() == n - left) {
        return placement;
      }
    }
  }

  /** Up to {@code size} placements that fill exactly the rows of {@code rows}. */
  public static List<Placement> filling(int n, int rows, int size, SplittableRandom random) {
    List<Placement> placements = new ArrayList<>();
    for (int tries = 0; placements.size() < size && tries < 1_000 * size; tries++) {
      Placement placement = Placement.empty(n);
      for (int rest = rows; rest != 0; rest &= rest - 1) {
        placement = placeSomewhere(placement, Integer.numberOfTrailingZeros(rest), random);
      }
      if (placement.rows() == rows) {
        placements.add(placement);
      }
    }
    return placements;
  }

  private static Placement placeSomewhere(Placement placement, int row, SplittableRandom random) {
    int free = placement.free(row);
    if (free == 0) {
      return placement;
    }
    for (int skip = random.nextInt(Integer.bitCount(free)); skip > 0; skip--) {
      free &= free - 1;
    }
    return placement.place(row, Integer.numberOfTrailingZeros(free));
  }
}
