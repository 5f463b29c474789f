package org.nqueens.board;

/**
 * The eight symmetries of the square: four rotations and four reflections.
 *
 * <p>Each is written as a reflection in the main diagonal (swap row and column) or not, followed by
 * a reflection top to bottom or not, followed by one left to right or not; these eight products are
 * the whole group. Every symmetry maps solutions to solutions.
 */
public enum Symmetry {
  IDENTITY(false, false, false),
  FLIP_ROWS(false, true, false),
  FLIP_COLUMNS(false, false, true),
  HALF_TURN(false, true, true),
  TRANSPOSE(true, false, false),
  QUARTER_TURN(true, true, false),
  THREE_QUARTER_TURN(true, false, true),
  ANTITRANSPOSE(true, true, true);

  private final boolean transpose;
  private final boolean flipRows;
  private final boolean flipColumns;

  Symmetry(boolean transpose, boolean flipRows, boolean flipColumns) {
    this.transpose = transpose;
    this.flipRows = flipRows;
    this.flipColumns = flipColumns;
  }

  /** Row of the image of square ({@code row}, {@code column}) on a board of size {@code n}. */
  public int row(int n, int row, int column) {
    int r = transpose ? column : row;
    return flipRows ? n - 1 - r : r;
  }

  /** Column of the image of square ({@code row}, {@code column}) on a board of size {@code n}. */
  public int column(int n, int row, int column) {
    int c = transpose ? row : column;
    return flipColumns ? n - 1 - c : c;
  }
}
