package org.nqueens.kernel;

import java.util.List;
import org.nqueens.board.Placement;

/** Counts completions of placements. Implementations are stateless and safe to share. */
public interface CountingKernel {

  /**
   * Counts the ways to fill the remaining rows of every placement in {@code batch}, summed.
   *
   * <p>Placements are counted as given: no symmetry weight is applied here. The sum is exact; a
   * batch never holds more placements than a task, and one task's completions stay far below
   * 2<sup>63</sup> for every n that can be finished (Q(28) is about 2.6 × 10<sup>18</sup>).
   */
  Completions count(Batch batch);

  /** Counts the ways to fill the remaining rows of one placement. */
  default Completions count(Placement placement) {
    return count(Batch.of(List.of(placement)));
  }

  /**
   * Starts, without waiting, whatever makes later counts of boards of size {@code n} fast; a kernel
   * that needs no such start does nothing.
   */
  default void prepare(int n) {}

  /**
   * Does what {@link #prepare} starts, and waits for it: later counts of boards of size {@code n}
   * are as fast as they get. Once that is so, it costs next to nothing.
   */
  default void warmUp(int n) {}

  /** Short name for reports and records, such as {@code "scalar"} or {@code "vector-512"}. */
  String name();
}
