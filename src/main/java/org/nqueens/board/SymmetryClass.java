package org.nqueens.board;

/**
 * How many orientations a solution has under the eight symmetries of the square.
 *
 * <p>A solution fixed by s of the eight symmetries appears in 8 / s orientations (orbit-stabiliser
 * theorem). For n &gt; 1 no reflection fixes a solution: the mirror image of a queen off the axis
 * would share its row, column or diagonal, and an axis holds at most one queen. Only rotations
 * remain, hence three classes. n = 1 is the exception: its one solution is fixed by all eight
 * symmetries and is an orbit by itself.
 */
public enum SymmetryClass {
  /** Fixed by the identity alone. */
  NONE(8),
  /** Fixed by the half turn, not by the quarter turn. */
  POINT(4),
  /** Fixed by the quarter turn; possible only if n mod 4 is 0 or 1. */
  ROTATE(2);

  private final int orbit;

  SymmetryClass(int orbit) {
    this.orbit = orbit;
  }

  /** Orientations each representative stands for. A factor, never a shift. */
  public int orbit() {
    return orbit;
  }
}
