package org.nqueens.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code ledger …}: looks at, checks, joins and exports what counts have recorded. */
@Command(
    name = "ledger",
    mixinStandardHelpOptions = true,
    description = "Shows, checks, joins and exports the records of counts.",
    synopsisSubcommandLabel = "COMMAND",
    subcommands = {
      LedgerShow.class,
      LedgerVerify.class,
      LedgerMerge.class,
      LedgerAudit.class,
      LedgerExport.class
    },
    exitCodeList = {
      "0:the ledger is complete and nothing is wrong",
      "3:the ledger is not complete, or could not be read or written",
      "4:the ledger is damaged or wrong, or ledgers do not fit together",
      "5:the total does not match the published value"
    },
    footer = {"", "Run 'nqueens ledger COMMAND --help' for the options of a command."})
final class LedgerCommand implements Runnable {

  @Spec private CommandSpec spec;

  @Override
  public void run() {
    throw new ParameterException(
        spec.commandLine(), "a command must follow: show, verify, merge, audit or export");
  }
}
