package org.nqueens.cli;

import org.nqueens.seed.Reduction;
import picocli.CommandLine.Option;

/** {@code --symmetry}: how much of the board's symmetry a count makes use of. */
final class SymmetryOption {

  static final String NAME = "--symmetry";

  @Option(
      names = NAME,
      paramLabel = "WHICH",
      defaultValue = "full",
      description =
          "Symmetries used: none, mirror or full (default: ${DEFAULT-VALUE})."
              + " The total does not depend on it.")
  private Reduction reduction;

  /** What was asked for. */
  Reduction reduction() {
    return reduction;
  }
}
