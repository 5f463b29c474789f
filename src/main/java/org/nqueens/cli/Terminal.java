package org.nqueens.cli;

import java.util.OptionalInt;

/**
 * Whether standard error is a terminal, and how wide.
 *
 * <p>The JVM can't tell on every supported version, so {@code submit.sh} looks and passes the width
 * in the environment variable {@value #COLUMNS}; without it standard error is taken for a file.
 */
final class Terminal {

  static final String COLUMNS = "NQUEENS_COLUMNS";

  private Terminal() {}

  /** Columns of the terminal on standard error; empty if it is none. */
  static OptionalInt columns() {
    String columns = System.getenv(COLUMNS);
    return columns == null || !columns.matches("\\d{1,4}")
        ? OptionalInt.empty()
        : OptionalInt.of(Math.max(40, Integer.parseInt(columns)));
  }
}
