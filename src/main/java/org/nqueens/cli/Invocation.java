package org.nqueens.cli;

import java.util.List;

/**
 * What the user typed.
 *
 * <p>{@code submit.sh} passes its command line, quoted for a shell, in the environment variable
 * {@value #COMMAND}; without it only the command and its arguments are known.
 */
final class Invocation {

  static final String COMMAND = "NQUEENS_COMMAND";

  private Invocation() {}

  /** The command line to type for the same again. */
  static String again(List<String> arguments) {
    String typed = System.getenv(COMMAND);
    return typed == null ? String.join(" ", arguments) : typed.strip();
  }
}
