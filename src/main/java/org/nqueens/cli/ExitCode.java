package org.nqueens.cli;

/** The exit codes of every command; part of the public surface. */
final class ExitCode {

  static final int OK = 0;

  /** A bug: the whole stack trace is shown. */
  static final int INTERNAL = 1;

  /** Bad arguments; nothing was run. */
  static final int USAGE = 2;

  /** Stopped early, by a signal or a limit. */
  static final int STOPPED = 3;

  /** The ledger is damaged, belongs to another count, or is written by another run. */
  static final int LEDGER = 4;

  /** A count that disagrees with the published value. */
  static final int MISMATCH = 5;

  /** Spark could not be started or gave up. */
  static final int SPARK = 6;

  private ExitCode() {}
}
