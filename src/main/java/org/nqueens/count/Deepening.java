package org.nqueens.count;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.nqueens.board.CentreOut;
import org.nqueens.board.Placement;
import org.nqueens.seed.Reduction;
import org.nqueens.seed.SeedPack;

/**
 * A task's seeds, each extended by one more row in every valid way.
 *
 * <p>Every completion of a seed has exactly one queen on the next row, so the completions of the
 * extended seeds are those of the seed, each once: counts by weight stay the same, whatever row is
 * taken. The row is the first one left in the reduction's order.
 */
public final class Deepening {

  private Deepening() {}

  /** The task with every seed extended by {@code rows} rows, at least 0; full boards stay. */
  public static CountTask extend(CountTask task, Reduction reduction, int rows) {
    CountTask extended = task;
    for (int i = 0; i < rows; i++) {
      List<SeedPack> packs = new ArrayList<>();
      extended.packs().forEach(pack -> packs.add(extend(pack, reduction)));
      packs.removeIf(pack -> pack.size() == 0);
      extended = new CountTask(task.index(), packs);
    }
    return extended;
  }

  private static SeedPack extend(SeedPack pack, Reduction reduction) {
    int n = pack.n();
    int[] left = rowsLeft(n, pack.rows(), reduction);
    if (left.length == 0) {
      return pack;
    }
    int row = left[0];
    SeedPack extended = new SeedPack(n, pack.rows() | 1 << row, pack.weight());
    int[] columnOf = new int[n];
    for (int seed = 0; seed < pack.size(); seed++) {
      int queen = 0;
      for (int rest = pack.rows(); rest != 0; rest &= rest - 1) {
        columnOf[Integer.numberOfTrailingZeros(rest)] = pack.column(seed, queen++);
      }
      Placement placement = pack.placement(seed);
      for (int free = placement.free(row); free != 0; free &= free - 1) {
        columnOf[row] = Integer.numberOfTrailingZeros(free);
        extended.add(columnOf);
      }
    }
    return extended;
  }

  private static int[] rowsLeft(int n, int filled, Reduction reduction) {
    if (reduction == Reduction.FULL) {
      return CentreOut.remainingRows(n, filled);
    }
    return IntStream.range(0, n).filter(row -> (filled >>> row & 1) == 0).toArray();
  }

  /**
   * Share {@code index} of {@code of} of a task: every {@code of}-th seed of each pack, from {@code
   * index}, which counts from 0. All shares together have every seed once.
   */
  public static CountTask share(CountTask task, int index, int of) {
    List<SeedPack> packs = new ArrayList<>();
    for (SeedPack pack : task.packs()) {
      SeedPack share = new SeedPack(pack.n(), pack.rows(), pack.weight());
      for (int seed = index; seed < pack.size(); seed += of) {
        share.addFrom(pack, seed);
      }
      if (share.size() > 0) {
        packs.add(share);
      }
    }
    return new CountTask(task.index(), packs);
  }
}
