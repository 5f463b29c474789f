package org.nqueens.cli;

import java.io.PrintWriter;
import java.io.Writer;
import java.time.Duration;
import java.util.OptionalInt;
import org.nqueens.report.ProgressMeter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Spec.Target;

/** {@code --no-progress}, and the progress that a command shows without it. */
final class ProgressOption {

  @Spec(Target.MIXEE)
  private CommandSpec spec;

  @Option(names = "--no-progress", description = "Show no progress on standard error.")
  private boolean noProgress;

  /**
   * Progress on standard error, hidden if it is not wanted.
   *
   * @param name what is done, such as {@code "Q(18)"}
   * @param quiet whether the command is not to say anything anyway
   * @param patience how long to draw nothing
   */
  Progress show(String name, ProgressMeter meter, boolean quiet, Duration patience) {
    boolean hidden = quiet || noProgress;
    PrintWriter err = hidden ? new PrintWriter(Writer.nullWriter()) : spec.commandLine().getErr();
    OptionalInt columns = hidden ? OptionalInt.empty() : Terminal.columns();
    return new Progress(name, meter, err, columns, patience);
  }

  /** Progress of counts for something else, as for paging: shown once one takes long. */
  KernelCounter.Display ofCounts(boolean quiet) {
    return (name, meter) -> show(name, meter, quiet, KernelCounter.PATIENCE);
  }
}
