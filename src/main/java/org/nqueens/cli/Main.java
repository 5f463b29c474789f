package org.nqueens.cli;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;
import org.nqueens.ledger.LedgerException;
import org.nqueens.spark.SparkFailure;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * The entry point of the application and its root command.
 *
 * <p>Errors become exit codes here and nowhere else: a user's mistake is one line on standard
 * error, a bug is a whole stack trace.
 */
@Command(
    name = "nqueens",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = "Counts all solutions of the n-queens problem, exactly, on Apache Spark.",
    subcommands = {
      CountCommand.class,
      CompareCommand.class,
      SolveCommand.class,
      RankCommand.class,
      CheckCommand.class,
      TreeCommand.class,
      ProfileCommand.class,
      TraceCommand.class,
      LedgerCommand.class,
      HelpCommand.class
    },
    synopsisSubcommandLabel = "COMMAND",
    exitCodeList = {
      "3:stopped early",
      "4:the ledger is damaged, belongs to another count, or is written by another run",
      "5:a count does not match the published value; check: a board is no solution",
      "6:Spark could not be started or gave up",
      "7:from submit.sh: no JDK or Maven, or the build failed"
    },
    footer = {"", "Run 'nqueens help COMMAND' for the options of a command."})
public final class Main {

  private static final Pattern NUMBER = Pattern.compile("-\\d+");

  private Main() {}

  /** Runs the command line and exits with its code. */
  public static void main(String[] args) {
    PrintWriter out = new PrintWriter(System.out, false, StandardCharsets.UTF_8);
    PrintWriter err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
    int code = commandLine().setOut(out).setErr(err).execute(args);
    out.flush();
    System.exit(code);
  }

  static CommandLine commandLine() {
    CommandLine command = new CommandLine(new Main());
    ExitCode.explain(command);
    return command
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setUsageHelpAutoWidth(false)
        .setParameterExceptionHandler(Main::badArguments)
        .setExecutionExceptionHandler(Main::failed);
  }

  private static int badArguments(ParameterException error, String[] args) {
    String command = error.getCommandLine().getCommandSpec().qualifiedName();
    error
        .getCommandLine()
        .getErr()
        .println("nqueens: " + explain(error) + "; try '" + command + " --help'");
    return ExitCode.USAGE;
  }

  /** A negative number looks like an option; say what it was meant to be. */
  private static String explain(ParameterException error) {
    if (error instanceof UnmatchedArgumentException unmatched
        && NUMBER.matcher(unmatched.getUnmatched().get(0)).matches()) {
      return "numbers must not be negative, got " + unmatched.getUnmatched().get(0);
    }
    return error.getMessage().lines().findFirst().orElse("bad arguments");
  }

  private static int failed(Exception error, CommandLine command, CommandLine.ParseResult parsed) {
    if (error instanceof SparkFailure) {
      command.getErr().println("nqueens: " + error.getMessage());
      return ExitCode.SPARK;
    }
    if (error instanceof LedgerException ledger) {
      command.getErr().println("nqueens: " + ledger.getMessage());
      return ledger.kind() == LedgerException.Kind.REFUSED ? ExitCode.LEDGER : ExitCode.STOPPED;
    }
    if (error instanceof StoppedEarly) {
      command.getErr().println("nqueens: " + error.getMessage());
      return ExitCode.STOPPED;
    }
    error.printStackTrace(command.getErr());
    return ExitCode.INTERNAL;
  }
}
