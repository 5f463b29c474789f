package org.nqueens.seed;

/** Takes seeds one by one as they are enumerated. */
@FunctionalInterface
public interface SeedVisitor {

  /**
   * Called once for each seed.
   *
   * @param rows mask of the rows filled
   * @param columnOf the queen's column for each row in {@code rows}; other entries mean nothing.
   *     The array is the enumerator's own: read it during the call, do not keep or change it.
   * @param weight solutions of the whole board that one completion stands for: 1, 2, 4 or 8
   */
  void visit(int rows, int[] columnOf, int weight);
}
