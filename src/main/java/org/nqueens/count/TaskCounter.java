package org.nqueens.count;

import org.nqueens.kernel.Batch;
import org.nqueens.kernel.Completions;
import org.nqueens.kernel.CountingKernel;
import org.nqueens.seed.SeedPack;
import org.nqueens.tally.Tally;
import org.nqueens.tally.WeightedCounts;

/** Counts one task into one tally. */
public final class TaskCounter {

  private TaskCounter() {}

  /**
   * Counts the completions of all seeds of {@code task}. The first task in a JVM, and any that come
   * meanwhile, wait until the kernel is warm; their time starts then.
   *
   * @param host name of this machine, for the record
   */
  public static Tally count(CountTask task, CountingKernel kernel, String host) {
    task.packs().stream().findFirst().ifPresent(pack -> kernel.warmUp(pack.n()));
    long start = System.nanoTime();
    WeightedCounts counts = WeightedCounts.NONE;
    long nodes = 0;
    for (SeedPack pack : task.packs()) {
      Completions completions = kernel.count(batch(pack));
      counts = counts.plus(WeightedCounts.of(pack.weight(), completions.found()));
      nodes = Math.addExact(nodes, completions.nodes());
    }
    long nanos = System.nanoTime() - start;
    return new Tally(task.index(), task.seeds(), counts, nodes, nanos, host, kernel.name());
  }

  static Batch batch(SeedPack pack) {
    int n = pack.n();
    Batch batch = new Batch(n, pack.rows(), pack.size());
    for (int seed = 0; seed < pack.size(); seed++) {
      int columns = 0;
      long diagonals = 0;
      long antidiagonals = 0;
      int queen = 0;
      for (int rest = pack.rows(); rest != 0; rest &= rest - 1) {
        int row = Integer.numberOfTrailingZeros(rest);
        int column = pack.column(seed, queen++);
        columns |= 1 << column;
        diagonals |= 1L << (row + column);
        antidiagonals |= 1L << (column - row + n - 1);
      }
      requireNonAttacking(queen, columns, diagonals, antidiagonals);
      batch.add(columns, diagonals, antidiagonals);
    }
    return batch;
  }

  /** A seed damaged on its way would be counted as another board's; this is what tells. */
  private static void requireNonAttacking(
      int queens, int columns, long diagonals, long antidiagonals) {
    if (Integer.bitCount(columns) != queens
        || Long.bitCount(diagonals) != queens
        || Long.bitCount(antidiagonals) != queens) {
      throw new IllegalStateException(
          "the queens of a seed must not attack each other, got columns %s for %d queens"
              .formatted(Integer.toBinaryString(columns), queens));
    }
  }
}
