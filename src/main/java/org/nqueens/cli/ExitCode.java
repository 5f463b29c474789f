package org.nqueens.cli;

import java.util.Map;
import java.util.TreeMap;
import picocli.CommandLine;
import picocli.CommandLine.Model.UsageMessageSpec;

/** The exit codes of every command; part of the public surface. */
final class ExitCode {

  static final int OK = 0;

  /** A bug: the whole stack trace is shown. */
  static final int INTERNAL = 1;

  /** Bad arguments; nothing was run. */
  static final int USAGE = 2;

  /** Stopped early, by a signal or a limit. */
  static final int STOPPED = 3;

  /** The ledger is damaged, belongs to another count, or is written by another run. */
  static final int LEDGER = 4;

  /** A count that disagrees with the published value. */
  static final int MISMATCH = 5;

  /** Spark could not be started or gave up. */
  static final int SPARK = 6;

  /** What the codes of every command mean, unless it says otherwise itself. */
  private static final Map<String, String> OF_EVERY_COMMAND =
      Map.of("0", "done", "1", "internal error", "2", "bad arguments; nothing was run");

  private ExitCode() {}

  /** Completes the exit codes in the help texts of the application's commands. */
  static void explain(CommandLine application) {
    explain(application, OF_EVERY_COMMAND);
    for (CommandLine command : application.getSubcommands().values()) {
      Map<String, String> meanings = explain(command, OF_EVERY_COMMAND);
      command.getSubcommands().values().forEach(below -> explain(below, meanings));
    }
  }

  private static Map<String, String> explain(CommandLine command, Map<String, String> inherited) {
    Map<String, String> meanings = new TreeMap<>(inherited);
    UsageMessageSpec help = command.getCommandSpec().usageMessage();
    meanings.putAll(help.exitCodeList());
    help.exitCodeListHeading("%nExit codes:%n").exitCodeList(meanings);
    return meanings;
  }
}
