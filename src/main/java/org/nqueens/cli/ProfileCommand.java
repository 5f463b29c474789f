package org.nqueens.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.Arrays;
import java.util.concurrent.Callable;
import org.nqueens.method.Profile;
import org.nqueens.report.Messages;
import org.nqueens.report.ProfileChart;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code profile N}: nodes per level of the backtrack tree. */
@Command(
    name = "profile",
    mixinStandardHelpOptions = true,
    description = {
      "Counts the nodes on each level of the plain backtrack tree: valid placements of the first k"
          + " rows (OEIS A319284).",
      "Seconds for n = 15; about seven times as long for each row more."
    },
    footerHeading = "%nExample:%n",
    footer = "  ./submit.sh profile 12 --chart profile.svg")
final class ProfileCommand implements Callable<Integer> {

  private static final int BAR = 40;

  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "N", converter = BoardSize.class, description = "Board size, 0 to 31.")
  private int n;

  @Mixin private ChartOption chart;

  @Mixin private LanguageOption language;

  @Override
  public Integer call() throws IOException {
    Messages messages = language.messages();
    chart.check();
    long[] nodes = Profile.of(n);
    print(nodes, messages);
    chart.write(messages, kind -> ProfileChart.draw(kind, nodes, messages));
    return ExitCode.OK;
  }

  private void print(long[] nodes, Messages messages) {
    PrintWriter out = spec.commandLine().getOut();
    out.println(messages.text("profile.title", n));
    long widest = Arrays.stream(nodes).max().orElse(1);
    for (int level = 0; level <= n; level++) {
      int bar = (int) Math.ceil((double) BAR * nodes[level] / widest);
      out.println("%3d  %15d  %s".formatted(level, nodes[level], "█".repeat(bar)).stripTrailing());
    }
    out.println("%s  %d".formatted(messages.text("profile.total"), Arrays.stream(nodes).sum()));
    out.flush();
  }
}
