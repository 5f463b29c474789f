package org.nqueens.report;

import java.util.Optional;
import org.nqueens.tally.Total;

/**
 * Where a total comes from.
 *
 * @param program name and version of the program
 * @param plan digest of the plan: which seeds every task has
 * @param ledger folder in which the tasks are recorded, if any
 * @param earlier the fold of what earlier runs recorded; part of the total
 * @param audit state of the ledger's audits, in words
 */
public record Provenance(
    String program, String plan, Optional<String> ledger, Total earlier, String audit) {

  /** Of a count without a ledger. */
  public static Provenance unrecorded(String program, String plan) {
    return new Provenance(program, plan, Optional.empty(), Total.ZERO, "not recorded");
  }
}
