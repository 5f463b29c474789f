package org.nqueens.kernel.vector;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.nqueens.board.CentreOut;
import org.nqueens.board.Placement;
import org.nqueens.kernel.Batch;
import org.nqueens.kernel.CountingKernel;
import org.nqueens.kernel.ScalarKernel;

/**
 * Has the JIT compile a kernel while something else is being started.
 *
 * <p>The vector kernel is hundreds of times slower than the scalar one until C2 has compiled its
 * steps. A thread of its own counts some small placements over and over, until that takes less time
 * than the scalar kernel needs for them.
 */
final class WarmUp {

  /** Rows left in the placements: all kinds of steps occur, and one round is short. */
  private static final int ROWS_LEFT = 11;

  private static final int PLACEMENTS = 64;

  /** Longest warm-up, in nanoseconds: a machine too busy for it has better things to do. */
  private static final long LONGEST = 5_000_000_000L;

  private static final Set<String> STARTED = ConcurrentHashMap.newKeySet();

  private WarmUp() {}

  /** Starts a warm-up of {@code kernel} for boards of size {@code n}, once in a JVM. */
  static void start(CountingKernel kernel, int n) {
    if (STARTED.add(kernel.name() + " " + n)) {
      Thread thread = new Thread(() -> run(kernel, n), "kernel-warm-up");
      thread.setDaemon(true);
      thread.start();
    }
  }

  private static void run(CountingKernel kernel, int n) {
    Batch batch = placements(n);
    CountingKernel scalar = new ScalarKernel();
    long limit = System.nanoTime() + LONGEST;
    boolean faster;
    do {
      long start = System.nanoTime();
      kernel.count(batch);
      long middle = System.nanoTime();
      scalar.count(batch);
      long end = System.nanoTime();
      faster = middle - start < end - middle;
    } while (!faster && System.nanoTime() < limit);
  }

  /** Placements with the central rows filled, as the search meets them. */
  private static Batch placements(int n) {
    int[] order = CentreOut.rows(n);
    int filled = Math.max(0, n - ROWS_LEFT);
    int rows = 0;
    for (int i = 0; i < filled; i++) {
      rows |= 1 << order[i];
    }
    Batch batch = new Batch(n, rows, PLACEMENTS);
    fill(Placement.empty(n), order, filled, batch);
    return batch;
  }

  private static void fill(Placement placement, int[] order, int filled, Batch batch) {
    if (placement.queens() == filled) {
      batch.add(placement.columns(), placement.diagonals(), placement.antidiagonals());
      return;
    }
    int row = order[placement.queens()];
    int free = placement.free(row);
    for (; free != 0 && batch.size() < PLACEMENTS; free &= free - 1) {
      fill(placement.place(row, Integer.numberOfTrailingZeros(free)), order, filled, batch);
    }
  }
}
