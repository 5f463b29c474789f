package org.nqueens.count;

import java.util.List;
import org.nqueens.seed.SeedPack;

/**
 * Seeds that are counted together, on one core, into one tally.
 *
 * @param index place of the task in its plan, from 0
 * @param packs the seeds; packs differ in rows filled or weight
 */
public record CountTask(int index, List<SeedPack> packs) {

  public CountTask {
    if (index < 0) {
      throw new IllegalArgumentException("task index must be at least 0, got " + index);
    }
    packs = List.copyOf(packs);
  }

  /** Seeds in all packs. */
  public long seeds() {
    return packs.stream().mapToLong(SeedPack::size).sum();
  }
}
