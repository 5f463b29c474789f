package org.nqueens.cli;

/** Ends a command that was told to stop while it was counting. */
final class StoppedEarly extends RuntimeException {

  private static final long serialVersionUID = 1;

  StoppedEarly() {
    super("stopped early");
  }
}
