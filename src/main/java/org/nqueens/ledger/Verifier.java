package org.nqueens.ledger;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.IntFunction;
import org.nqueens.ledger.Manifest.PlanId;

/**
 * Is a ledger intact, complete and possible?
 *
 * <p>Intact: every line has its checksum, every file of an earlier session is as a later one found
 * it. Possible: what is true of every count is true of this one ({@link Invariants}).
 */
public final class Verifier {

  private Verifier() {}

  /**
   * What was found.
   *
   * @param manifest of the ledger
   * @param records all that can be read
   * @param findings everything wrong, in the order of the files; empty if there is nothing
   * @param audits audits of this ledger, oldest first
   */
  public record Verdict(
      Manifest manifest, Records records, List<Finding> findings, List<Audit> audits) {

    /** Whether something recorded was changed, lost or is impossible. */
    public boolean damaged() {
      return findings.stream().anyMatch(Finding::isDamage);
    }

    /** The state of the audits in a few words, for the provenance of a result. */
    public String auditState() {
      return Verifier.auditState(audits);
    }
  }

  static String auditState(List<Audit> audits) {
    return audits.isEmpty() ? "not audited" : audits.get(audits.size() - 1).line();
  }

  /**
   * Reads and checks a whole ledger, but for the sums over symmetry classes.
   *
   * @throws LedgerException if there is none, its manifest is damaged, or it can't be read
   */
  public static Verdict verify(Store store) {
    return verify(store, n -> OptionalLong.empty());
  }

  /**
   * Reads and checks a whole ledger.
   *
   * @param fixedByHalfTurn the solutions of a board of size n that the half turn fixes (OEIS
   *     A032522), empty if the sums over symmetry classes are not to be checked; asked once, if the
   *     count is complete
   * @throws LedgerException if there is none, its manifest is damaged, or it can't be read
   */
  public static Verdict verify(Store store, IntFunction<OptionalLong> fixedByHalfTurn) {
    try {
      LedgerReader.Contents contents = LedgerReader.read(store);
      List<Finding> findings = new ArrayList<>(contents.findings());
      PlanId plan = contents.manifest().plan();
      broken(plan, contents.records(), fixedByHalfTurn)
          .forEach(message -> findings.add(Finding.damage(store.where(""), message)));
      return new Verdict(
          contents.manifest(), contents.records(), List.copyOf(findings), contents.audits());
    } catch (IOException e) {
      throw LedgerException.stopped("read the ledger " + store.where(""), e);
    }
  }

  private static List<String> broken(
      PlanId plan, Records records, IntFunction<OptionalLong> fixedByHalfTurn) {
    Invariants invariants = new Invariants(plan, records);
    List<String> broken = new ArrayList<>(invariants.brokenByTasks());
    broken.addAll(invariants.brokenBySums());
    if (records.complete()) {
      fixedByHalfTurn
          .apply(plan.n())
          .ifPresent(fixed -> broken.addAll(invariants.brokenByClasses(fixed)));
    }
    return broken;
  }
}
