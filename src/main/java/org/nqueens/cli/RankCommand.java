package org.nqueens.cli;

import java.util.concurrent.Callable;
import org.nqueens.board.Solution;
import org.nqueens.method.Pager;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code rank N c1 c2 ...}: the place of a solution in the list of {@code solve}. */
@Command(
    name = "rank",
    mixinStandardHelpOptions = true,
    description = {
      "Prints how many solutions come before a given one in the list of 'solve': the R for which"
          + " 'solve N --offset R --limit 1' prints it.",
      "Subtrees are counted, not enumerated; the time grows with the distance to the nearer end."
    },
    exitCodeList = {
      "2:bad arguments, or no solution was given",
      "3:stopped early by Ctrl-C or SIGTERM"
    },
    footerHeading = "%nExample:%n",
    footer = "  ./submit.sh rank 8 1 5 8 6 3 7 2 4     prints 0")
final class RankCommand implements Callable<Integer> {

  @Spec private CommandSpec spec;

  @Parameters(
      index = "0",
      paramLabel = "N",
      converter = BoardSize.class,
      description = "Board size, 0 to 31.")
  private int n;

  @Parameters(
      index = "1..*",
      arity = "0..*",
      paramLabel = "COLUMN",
      description =
          "Column of the queen in each row, from the top; all from 0 or all from 1: the one of 0"
              + " and N among them tells which.")
  private int[] columns = {};

  @Mixin private ProgressOption progress;

  @Override
  public Integer call() {
    Solution solution = solution();
    KernelCounter counter = new KernelCounter(n, progress.ofCounts(false), StopSignals.install());
    spec.commandLine().getOut().println(new Pager(n, counter).rank(solution));
    spec.commandLine().getOut().flush();
    return ExitCode.OK;
  }

  private Solution solution() {
    if (columns.length != n) {
      throw bad("a solution of size %d has %d columns, got %d".formatted(n, n, columns.length));
    }
    int base = 1;
    for (int column : columns) {
      base = column == 0 ? 0 : base;
    }
    int[] zeroBased = columns.clone();
    for (int row = 0; row < n; row++) {
      zeroBased[row] -= base;
    }
    try {
      return Solution.of(zeroBased);
    } catch (IllegalArgumentException e) {
      throw bad("no solution (rows and columns from 0): " + e.getMessage());
    }
  }

  private ParameterException bad(String message) {
    return new ParameterException(spec.commandLine(), message);
  }
}
