package org.nqueens.cli;

import java.io.IOException;
import java.io.PrintWriter;
import org.nqueens.ledger.Export;
import org.nqueens.ledger.Finding;
import org.nqueens.ledger.Verifier;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code ledger export DIR}. */
@Command(
    name = "export",
    mixinStandardHelpOptions = true,
    description =
        "Prints every recorded task as CSV (default) or all of the ledger as one JSON object.")
final class LedgerExport extends LedgerFolder {

  @ArgGroup private Form form = new Form();

  private static final class Form {
    @Option(names = "--csv", description = "Comma-separated values, a header line first.")
    private boolean csv;

    @Option(names = "--json", description = "One JSON object.")
    private boolean json;
  }

  @Override
  public Integer call() throws IOException {
    Verifier.Verdict ledger = Verifier.verify(store());
    PrintWriter out = spec.commandLine().getOut();
    if (form.json) {
      Export.json(ledger, out);
      out.println();
    } else {
      Export.csv(ledger, out);
    }
    ledger.findings().stream().filter(Finding::isDamage).map(Finding::line).forEach(this::complain);
    return ledger.damaged() ? ExitCode.LEDGER : ExitCode.OK;
  }
}
