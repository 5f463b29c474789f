package org.nqueens.format;

/**
 * A way to write solutions as text, one after another.
 *
 * <p>A document is {@link #head}, then each solution, with {@link #between} between two of them,
 * then {@link #tail}. Implementations are stateless.
 */
public interface SolutionFormat {

  /** The name users give, such as {@code "columns1"}. */
  String label();

  /** What it looks like and where its rows and columns start counting, in one line. */
  String description();

  /**
   * Appends one solution.
   *
   * @param out where to
   * @param number position in the list of all solutions, from 1
   * @param columns the queen's column in each row, from 0
   * @param orbit size of the orbit this solution stands for, or 0 if it stands for itself
   */
  void append(StringBuilder out, long number, int[] columns, int orbit);

  /** What stands before the first solution of a board of size {@code n}. */
  default String head(int n, boolean orbits) {
    return "";
  }

  /** What stands between two solutions. */
  default String between() {
    return "";
  }

  /** What stands after the last solution. */
  default String tail() {
    return "";
  }
}
