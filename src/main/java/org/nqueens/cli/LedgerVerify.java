package org.nqueens.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import org.nqueens.count.Plan;
import org.nqueens.count.PlanDigest;
import org.nqueens.count.Planner;
import org.nqueens.kernel.FixedByTurns;
import org.nqueens.ledger.Finding;
import org.nqueens.ledger.LedgerException;
import org.nqueens.ledger.Manifest.PlanId;
import org.nqueens.ledger.Verifier;
import org.nqueens.seed.Reduction;
import picocli.CommandLine.Command;

/** {@code ledger verify DIR}. */
@Command(
    name = "verify",
    mixinStandardHelpOptions = true,
    description =
        "Checks every checksum, that all tasks are there, that the plan can be made again, and what"
            + " must hold for every count: weights, Q(n) mod 2, 4 and 8.",
    exitCodeList = {
      "0:complete and nothing is wrong",
      "3:nothing is wrong, but tasks are missing",
      "4:damaged, or impossible",
      "5:the total does not match the published value"
    })
final class LedgerVerify extends LedgerFolder {

  /** Largest board whose symmetric solutions are counted for the check: within two minutes. */
  private static final int MOST_FOR_CLASSES = 27;

  @Override
  public Integer call() {
    Verifier.Verdict ledger = Verifier.verify(store(), LedgerVerify::fixedByHalfTurn);
    ledger.findings().stream().map(Finding::line).forEach(this::complain);
    List<String> differences = comparedWithPlan(ledger);
    differences.forEach(this::complain);
    print(
        ledger.records().line(ledger.manifest().plan().n())
            + verdict(ledger).map(verdict -> ", " + verdict.words()).orElse(""));
    if (!differences.isEmpty()) {
      return ExitCode.LEDGER;
    }
    print(ledger.damaged() ? "DAMAGED" : "every record is intact" + unchecked(ledger));
    return exitCode(ledger);
  }

  private static OptionalLong fixedByHalfTurn(int n) {
    return n <= MOST_FOR_CLASSES ? OptionalLong.of(FixedByTurns.halfTurn(n)) : OptionalLong.empty();
  }

  private static String unchecked(Verifier.Verdict ledger) {
    return ledger.records().complete() && ledger.manifest().plan().n() > MOST_FOR_CLASSES
        ? "; the sums over symmetry classes were not checked, they take long for n > "
            + MOST_FOR_CLASSES
        : "";
  }

  /** Makes the plan again: every task must have had its seeds. */
  private static List<String> comparedWithPlan(Verifier.Verdict ledger) {
    List<String> differences = new ArrayList<>();
    Optional<Plan> plan = plan(ledger.manifest().plan());
    if (plan.isEmpty()) {
      differences.add(notAgain(ledger.manifest().plan()));
      return differences;
    }
    plan.get()
        .tasks()
        .forEach(
            task ->
                ledger
                    .records()
                    .tally(task.index())
                    .filter(tally -> !ledger.records().split(task.index()))
                    .filter(tally -> tally.seeds() != task.seeds())
                    .ifPresent(
                        tally ->
                            differences.add(
                                "task %d must have %d seeds, recorded are %d"
                                    .formatted(task.index(), task.seeds(), tally.seeds()))));
    return differences;
  }

  private static String notAgain(PlanId recorded) {
    return "the plan %s (engine %s, n %d, symmetry %s, depth %d, %d tasks)"
            .formatted(
                recorded.digest(),
                recorded.engine(),
                recorded.n(),
                recorded.symmetry(),
                recorded.depth(),
                recorded.tasks())
        + " must be the one that this release makes, it is not; use the release that made it";
  }

  /** The plan of a ledger, if this release makes the same. */
  static Optional<Plan> plan(PlanId recorded) {
    if (!recorded.engine().equals(LedgerRun.ENGINE)) {
      return Optional.empty();
    }
    Reduction reduction = Reduction.valueOf(recorded.symmetry().toUpperCase(Locale.ROOT));
    Plan plan =
        Planner.plan(recorded.n(), reduction, recorded.depth(), Math.max(1, recorded.tasks()));
    return Optional.of(plan).filter(p -> PlanDigest.of(p).equals(recorded.digest()));
  }

  /**
   * The plan of a ledger.
   *
   * @throws LedgerException if this release does not make the same
   */
  static Plan requirePlan(PlanId recorded) {
    return plan(recorded).orElseThrow(() -> LedgerException.refused(notAgain(recorded)));
  }
}
