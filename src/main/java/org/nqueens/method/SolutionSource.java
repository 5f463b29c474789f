package org.nqueens.method;

/** Solutions one after another, each with its number and the orbit it stands for. */
public interface SolutionSource {

  /** Steps to the next solution; {@code false} if there is none. */
  boolean next();

  /** The queens of the solution stepped to; the source's own array, valid until the next step. */
  int[] columns();

  /** Number of the solution stepped to, from 1, in the list it comes from. */
  long number();

  /** Size of the orbit it stands for, or 0 if it stands for itself alone. */
  default int orbit() {
    return 0;
  }
}
