package org.nqueens.kernel.vector;

/**
 * The steps of the search for one vector width; {@code StepsGenerator} writes the subclasses.
 *
 * <p>A step takes the states with indices from {@code from} to {@code to} (a multiple of {@link
 * #lanes} apart) out of the words {@code p} of a level and tries squares of their next row. The
 * children that pass the tests are appended to the words {@code c} of the next level from index
 * {@code kept}. States with squares still to be tried are written back from {@code from}, in place:
 * there are never more of them than were taken. Arrays must have room for one vector more than is
 * appended.
 */
abstract class Steps {

  /** States in one vector. */
  abstract int lanes();

  /** Squares of one state that one call tries at most. */
  static final int MAX_TRIES = 3;

  /**
   * One step with the diagonals kept in one word each ({@link NarrowLayout}).
   *
   * @param rows rows left in the states taken, at least 3
   * @param s shift counts of the level
   * @return the index behind the states written back, in the upper half, and the index behind the
   *     children, in the lower half; for three rows left, the completions found
   */
  abstract long narrow(int rows, int from, int to, int kept, int[] s, int[][] p, int[][] c);

  /** One step with the diagonals kept in two words each ({@link WideLayout}). */
  abstract long wide(int rows, int from, int to, int kept, int[] s, int[][] p, int[][] c);

  /** The same for rows so far apart that a row has to be read from two words. */
  abstract long apart(int rows, int from, int to, int kept, int[] s, int[][] p, int[][] c);
}
