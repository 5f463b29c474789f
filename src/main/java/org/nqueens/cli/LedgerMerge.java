package org.nqueens.cli;

import java.util.List;
import java.util.concurrent.Callable;
import org.nqueens.ledger.Ledger;
import org.nqueens.ledger.Merger;
import org.nqueens.ledger.Records;
import org.nqueens.ledger.Store;
import org.nqueens.ledger.Verifier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code ledger merge DIR… -o DIR}. */
@Command(
    name = "merge",
    mixinStandardHelpOptions = true,
    description =
        "Joins ledgers of one plan. A task recorded twice with equal counts is one result; with"
            + " different counts it is an error that names both.",
    footerHeading = "%nExample:%n",
    footer = "  ./submit.sh ledger merge part-1 part-2 part-3 -o all")
final class LedgerMerge implements Callable<Integer> {

  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "DIR", arity = "1..*", description = "Ledgers to join.")
  private List<String> sources;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "DIR",
      required = true,
      description = "Ledger that gets all records; made if absent.")
  private String target;

  @Option(
      names = "--salvage",
      description = "Leave out damaged records instead of refusing their ledger.")
  private boolean salvage;

  @Override
  public Integer call() {
    List<Store> stores = sources.stream().map(source -> LedgerFolder.store(spec, source)).toList();
    Store output = LedgerFolder.store(spec, target);
    Records records = Merger.merge(stores, output, salvage);
    int n = Ledger.manifest(output).orElseThrow().plan().n();
    Verifier.Verdict ledger = Verifier.verify(output);
    spec.commandLine().getOut().println(records.line(n));
    return records.complete() ? LedgerFolder.exitCode(ledger) : ExitCode.OK;
  }
}
