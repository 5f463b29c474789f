package org.nqueens.kernel.vector;

import java.util.concurrent.ConcurrentHashMap;
import org.nqueens.board.CentreOut;
import org.nqueens.board.Placement;
import org.nqueens.kernel.Batch;
import org.nqueens.kernel.CountingKernel;
import org.nqueens.kernel.ScalarKernel;

/**
 * Has the JIT compile a kernel before it is needed.
 *
 * <p>The vector kernel is hundreds of times slower than the scalar one until C2 has compiled its
 * steps. A thread of its own counts some small placements over and over, until that takes less time
 * than the scalar kernel needs for them: as long as one of the steps is not compiled, it takes far
 * longer.
 *
 * <p><b>Short calls.</b> C2 compiles a method once more, for those who are in the middle of its
 * loop, if the loop gets hot before the method does. Calls that take a few vectors only keep the
 * loops from that, which saves a third of C2's time. The code is the same: calls with a few rounds
 * of the loop give C2 as good a profile as those with many.
 */
final class WarmUp {

  /** Vectors that a step of the kernel to be warmed up should take at most. */
  static final int VECTORS = 4;

  /** Rows left in the placements: all kinds of steps occur, and one round is short. */
  private static final int ROWS_LEFT = 11;

  private static final int PLACEMENTS = 64;

  /** Smaller boards have too few placements to fill vectors; their steps are the same. */
  private static final int SMALLEST = 14;

  /**
   * Longest warm-up, in nanoseconds: with the flags of {@code compiler.options} it takes a second
   * or two, without them three times as long. Wider vectors than the processor has never win.
   */
  private static final long LONGEST = 10_000_000_000L;

  private static final ConcurrentHashMap<String, Thread> STARTED = new ConcurrentHashMap<>();

  private WarmUp() {}

  /** Starts a warm-up of {@code kernel} for boards of size {@code n}, once in a JVM. */
  static Thread start(CountingKernel kernel, int n) {
    int size = Math.max(n, SMALLEST);
    return STARTED.computeIfAbsent(
        kernel.name() + " " + size,
        key -> {
          Thread thread = new Thread(() -> run(kernel, size), "kernel-warm-up");
          thread.setDaemon(true);
          thread.start();
          return thread;
        });
  }

  /** Waits until a warm-up ends; a thread that is interrupted goes on at once. */
  static void await(Thread warmUp) {
    try {
      warmUp.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static void run(CountingKernel kernel, int n) {
    Batch batch = placements(n);
    CountingKernel scalar = new ScalarKernel();
    long limit = System.nanoTime() + LONGEST;
    long toBeat = Long.MAX_VALUE;
    boolean faster;
    do {
      long start = System.nanoTime();
      kernel.count(batch);
      long middle = System.nanoTime();
      scalar.count(batch);
      toBeat = Math.min(toBeat, System.nanoTime() - middle);
      faster = middle - start < toBeat;
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
