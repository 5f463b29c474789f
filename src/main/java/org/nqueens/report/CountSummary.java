package org.nqueens.report;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.nqueens.tally.Total;

/**
 * All there is to say about one count.
 *
 * @param n board size
 * @param total the fold of the tallies
 * @param plannedTasks tasks of the plan; the count is complete when all are in {@code total}
 * @param seedNodes nodes of the search tree down to the seeds, the root included
 * @param depth rows filled in a seed
 * @param symmetry symmetries used: none, mirror or full
 * @param kernel the kernel's name
 * @param kernelReason why it was taken
 * @param seconds wall time from the first task submitted to the last tally, in seconds
 * @param sparkVersion version of the Spark that ran it
 * @param master where Spark ran it
 * @param classes symmetry classes, if asked for
 * @param scaling efficiency on more cores, if asked for; else empty
 * @param provenance plan, ledger and audits behind the total
 */
public record CountSummary(
    int n,
    Total total,
    int plannedTasks,
    long seedNodes,
    int depth,
    String symmetry,
    String kernel,
    String kernelReason,
    double seconds,
    String sparkVersion,
    String master,
    Optional<SymmetryClasses> classes,
    List<Scaling> scaling,
    Provenance provenance) {

  public CountSummary {
    scaling = List.copyOf(scaling);
  }

  /** Whether every task was counted. */
  public boolean complete() {
    return total.tasks() == plannedTasks;
  }

  /** Solutions counted by this run per second of wall time; 0 if no time was measured. */
  public double rate() {
    BigInteger counted = total.solutions().subtract(provenance.earlier().solutions());
    return seconds == 0 ? 0 : counted.doubleValue() / seconds;
  }

  /** The verdict on a complete count; absent for an incomplete one. */
  public Optional<Verdict> verdict() {
    return complete() ? Optional.of(Verdict.on(n, total.solutions())) : Optional.empty();
  }

  /** One line for people. An unfinished count never reads "Q(n) =". */
  public String headline() {
    return verdict()
        .map(verdict -> "Q(%d) = %d, %s".formatted(n, total.solutions(), verdict.words()))
        .orElse(
            "Q(%d) >= %d, %d of %d tasks counted"
                .formatted(n, total.solutions(), total.tasks(), plannedTasks));
  }
}
