package org.nqueens.cli;

import org.nqueens.ledger.Summary;
import org.nqueens.ledger.Verifier;
import org.nqueens.report.Verdict;
import picocli.CommandLine.Command;

/** {@code ledger show DIR}. */
@Command(
    name = "show",
    mixinStandardHelpOptions = true,
    description = "Shows progress, subtotals, times, the slowest tasks and who counted.")
final class LedgerShow extends LedgerFolder {

  @Override
  public Integer call() {
    Verifier.Verdict ledger = Verifier.verify(store());
    Summary.lines(ledger).forEach(this::print);
    verdict(ledger).map(Verdict::words).ifPresent(words -> print("total      " + words));
    long damage = ledger.findings().stream().filter(finding -> finding.isDamage()).count();
    if (damage > 0) {
      complain("%d places are damaged; 'ledger verify' lists them".formatted(damage));
    }
    return ledger.damaged() ? ExitCode.LEDGER : ExitCode.OK;
  }
}
