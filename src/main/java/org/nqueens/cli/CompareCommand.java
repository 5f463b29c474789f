package org.nqueens.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.nqueens.count.Comparison;
import org.nqueens.count.Contender;
import org.nqueens.report.ComparisonReport;
import org.nqueens.report.Messages;
import org.nqueens.report.Verdict;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code compare N}: counts a board with every kernel and every method, side by side. */
@Command(
    name = "compare",
    mixinStandardHelpOptions = true,
    description = {
      "Counts the solutions with every kernel and every textbook method (docs/methods.md), one after"
          + " the other on one thread of this machine, each after a warm-up, and prints what they did"
          + " and how long it took side by side.",
      "One that needs more than --max-time is stopped; its time is extrapolated and marked with ~."
    },
    exitCodeList = {
      "0:all counts agree, and match the published value if there is one",
      "5:counts disagree, or do not match the published value"
    },
    footerHeading = "%nExample:%n",
    footer = "  ./submit.sh compare 12 --chart methods.svg")
final class CompareCommand implements Callable<Integer> {

  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "N", converter = BoardSize.class, description = "Board size, 0 to 31.")
  private int n;

  @Mixin private SymmetryOption symmetry;

  @Option(
      names = "--json",
      description =
          "Print one JSON object: n, verdict, java, and measurements, each with name, solutions,"
              + " nodes, tests, seconds, rate (solutions per second), ratio (time over the fastest's),"
              + " finished, and total (extrapolated seconds of one that was stopped).")
  private boolean json;

  @Option(
      names = "--max-time",
      paramLabel = "SECONDS",
      defaultValue = "10",
      description = "Time each of them has, 0.001 to 86400 (default: ${DEFAULT-VALUE}).")
  private double maxTime;

  @Mixin private ChartOption chart;

  @Mixin private LanguageOption language;

  @Override
  public Integer call() throws IOException {
    if (!(maxTime >= 0.001 && maxTime <= 86_400)) {
      throw new ParameterException(
          spec.commandLine(), "--max-time must be in [0.001, 86400], got " + maxTime);
    }
    Messages messages = language.messages();
    chart.check();
    ComparisonReport report =
        new ComparisonReport(n, Comparison.measure(contenders(), (long) (maxTime * 1e9)));
    print(report, messages);
    chart.write(messages, kind -> report.chart(kind, messages));
    return report.verdict() == Verdict.MISMATCH ? ExitCode.MISMATCH : ExitCode.OK;
  }

  private List<Contender> contenders() {
    List<Contender> contenders = new ArrayList<>(Comparison.kernels(n, symmetry.reduction()));
    contenders.addAll(MethodContenders.of(n));
    return contenders;
  }

  private void print(ComparisonReport report, Messages messages) {
    PrintWriter out = spec.commandLine().getOut();
    if (json) {
      out.println(report.json());
    } else {
      report.lines(messages).forEach(out::println);
    }
    out.flush();
  }
}
