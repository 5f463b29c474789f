package org.nqueens.cli;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
import org.nqueens.count.Comparison;
import org.nqueens.report.ComparisonReport;
import org.nqueens.report.Verdict;
import org.nqueens.seed.Reduction;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code compare N}: counts a board with every kernel, side by side. */
@Command(
    name = "compare",
    mixinStandardHelpOptions = true,
    description = {
      "Counts the solutions with every kernel, one after the other on one thread of this machine,"
          + " each after a warm-up of some seconds, and prints the times side by side.",
      "The slowest kernel decides how long it takes: about a minute for n = 17 with all symmetries."
    },
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:all counts agree, and match the published value if there is one",
      "1:internal error",
      "2:bad arguments; nothing was run",
      "5:counts disagree, or do not match the published value"
    },
    footerHeading = "%nExample:%n",
    footer = "  ./submit.sh compare 14")
final class CompareCommand implements Callable<Integer> {

  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "N", converter = BoardSize.class, description = "Board size, 0 to 31.")
  private int n;

  @Option(
      names = "--symmetry",
      paramLabel = "WHICH",
      defaultValue = "full",
      description = "Symmetries used: none, mirror or full (default: ${DEFAULT-VALUE}).")
  private Reduction reduction;

  @Option(
      names = "--json",
      description =
          "Print one JSON object: n, verdict, java, and measurements, each with name, solutions,"
              + " nodes, seconds, rate (solutions per second) and ratio (time over the fastest's).")
  private boolean json;

  @Override
  public Integer call() {
    ComparisonReport report =
        new ComparisonReport(n, Comparison.measure(Comparison.kernels(n, reduction)));
    PrintWriter out = spec.commandLine().getOut();
    if (json) {
      out.println(report.json());
    } else {
      report.lines().forEach(out::println);
    }
    out.flush();
    return report.verdict() == Verdict.MISMATCH ? ExitCode.MISMATCH : ExitCode.OK;
  }
}
