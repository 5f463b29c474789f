package org.nqueens.cli;

import java.util.Optional;
import java.util.concurrent.Callable;
import org.nqueens.ledger.Records;
import org.nqueens.ledger.Store;
import org.nqueens.ledger.Verifier;
import org.nqueens.report.Verdict;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** What the commands on one ledger have in common. */
abstract class LedgerFolder implements Callable<Integer> {

  @Spec CommandSpec spec;

  @Parameters(
      paramLabel = "DIR",
      description = "Folder of the ledger: a path or a URI of a Hadoop file system.")
  private String location;

  final Store store() {
    return store(spec, location);
  }

  static Store store(CommandSpec spec, String location) {
    try {
      return LedgerOptions.open(location);
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage(), e);
    }
  }

  final void print(String line) {
    spec.commandLine().getOut().println(line);
  }

  final void complain(String line) {
    spec.commandLine().getErr().println("nqueens: " + line);
  }

  /** What the published value says of a complete count; nothing of another. */
  static Optional<Verdict> verdict(Verifier.Verdict ledger) {
    Records records = ledger.records();
    return records.complete()
        ? Optional.of(Verdict.on(ledger.manifest().plan().n(), records.total().solutions()))
        : Optional.empty();
  }

  /** The exit code for the state of a ledger. */
  static int exitCode(Verifier.Verdict ledger) {
    if (ledger.damaged()) {
      return ExitCode.LEDGER;
    }
    if (!ledger.records().complete()) {
      return ExitCode.STOPPED;
    }
    return verdict(ledger).equals(Optional.of(Verdict.MISMATCH)) ? ExitCode.MISMATCH : ExitCode.OK;
  }
}
