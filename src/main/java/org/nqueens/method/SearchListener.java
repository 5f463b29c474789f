package org.nqueens.method;

/** Watches a method at work. Rows and columns count from 0. */
public interface SearchListener {

  /** Watches nothing. */
  SearchListener NONE = new SearchListener() {};

  /** A queen was put on ({@code row}, {@code column}). */
  default void placed(int row, int column) {}

  /** Square ({@code row}, {@code column}) was refused: the queen of {@code attacker} attacks it. */
  default void refused(int row, int column, int attacker) {}

  /** The queen on ({@code row}, {@code column}) was taken back. */
  default void takenBack(int row, int column) {}

  /** The board is full; {@code columns} is the method's own array, valid during the call. */
  default void solution(int[] columns) {}
}
