package org.nqueens.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.function.Function;
import org.nqueens.report.Messages;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Spec.Target;

/** {@code --chart}: what a command prints, drawn as well. */
final class ChartOption {

  @Spec(Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = "--chart",
      paramLabel = "FILE",
      description = "Also draw a chart, on a logarithmic axis, to FILE.svg or FILE.png.")
  private Path chart;

  @Option(names = "--overwrite", description = "Replace FILE if it exists.")
  private boolean overwrite;

  /** Refuses a name that no picture can have: told before the work, not after it. */
  void check() {
    if (chart != null) {
      PictureFile.kind(spec, "--chart", chart);
    }
  }

  /** Draws the chart, if one was asked for. */
  void write(Messages messages, Function<String, byte[]> picture) throws IOException {
    if (chart != null) {
      PictureFile.write(spec, "--chart", chart, overwrite, picture);
      spec.commandLine().getErr().println(messages.text("written", chart));
    }
  }
}
