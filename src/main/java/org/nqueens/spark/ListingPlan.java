package org.nqueens.spark;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.nqueens.board.Placement;
import org.nqueens.count.CountTask;
import org.nqueens.seed.SeedPack;

/**
 * Cuts the list of solutions into stretches of about equal length.
 *
 * <p>The seeds of a fixed depth, in lexicographic order, cut the list into blocks. Each block is
 * counted first, as a counting task of its own; then neighbouring blocks make up a stretch, and the
 * sum of the blocks before it says where its numbers begin.
 */
final class ListingPlan {

  private final int n;
  private final List<int[]> blocks = new ArrayList<>();

  /**
   * Blocks of a board.
   *
   * @param n board size, in [0, 31]
   * @param wanted blocks wanted at least; there are fewer only if a block is a solution
   */
  ListingPlan(int n, int wanted) {
    this.n = n;
    extend(Placement.empty(n), new int[0], 0);
    for (int depth = 1; depth <= n && blocks.size() < wanted; depth++) {
      List<int[]> shallower = List.copyOf(blocks);
      blocks.clear();
      extend(Placement.empty(n), new int[depth], 0);
      if (blocks.isEmpty()) { // no solution, and the plan must have a block that says so
        blocks.addAll(shallower);
        return;
      }
    }
  }

  private void extend(Placement placement, int[] prefix, int row) {
    if (row == prefix.length) {
      blocks.add(prefix.clone());
      return;
    }
    for (int free = placement.free(row); free != 0; free &= free - 1) {
      prefix[row] = Integer.numberOfTrailingZeros(free);
      extend(placement.place(row, prefix[row]), prefix, row + 1);
    }
  }

  /** One counting task for each block, in order. */
  List<CountTask> tasks() {
    List<CountTask> tasks = new ArrayList<>(blocks.size());
    for (int[] block : blocks) {
      SeedPack pack = new SeedPack(n, Placement.lines(block.length), 1);
      pack.add(block);
      tasks.add(new CountTask(tasks.size(), List.of(pack)));
    }
    return tasks;
  }

  /**
   * The stretches.
   *
   * @param counts solutions of each block
   * @param wanted stretches wanted, at least 1; there may be fewer
   */
  List<ListingRange> ranges(long[] counts, int wanted) {
    long total = Arrays.stream(counts).sum();
    long length = Math.max(1, (total + wanted - 1) / wanted);
    List<ListingRange> ranges = new ArrayList<>();
    long before = 0;
    long solutions = 0;
    int start = 0;
    for (int block = 0; block < counts.length; block++) {
      solutions += counts[block];
      boolean last = block == counts.length - 1;
      if (solutions >= length || last && (solutions > 0 || ranges.isEmpty())) {
        ranges.add(new ListingRange(ranges.size(), blocks.get(start), before + 1, solutions));
        before += solutions;
        solutions = 0;
        start = block + 1;
      }
    }
    return ranges;
  }
}
