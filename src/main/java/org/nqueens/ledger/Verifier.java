package org.nqueens.ledger;

import java.io.IOException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.nqueens.ledger.Manifest.PlanId;
import org.nqueens.tally.Tally;
import org.nqueens.tally.Total;
import org.nqueens.tally.WeightedCounts;

/**
 * Is a ledger intact, complete and possible?
 *
 * <p>Intact: every line has its checksum, every file of an earlier session is as a later one found
 * it. Possible: what is true of every count is true of this one:
 *
 * <ul>
 *   <li>Without symmetry every weight is 1, with the mirror 1 or 2, and 1 only for odd n (the
 *       middle column).
 *   <li>The seeds of all tasks together are the plan's.
 *   <li>Q(n) is even for n &gt; 1: no solution is its own mirror image.
 *   <li>Q(n) is a multiple of 4 if n mod 4 is 2 or 3: no solution is then fixed by the quarter
 *       turn, so each orbit under the symmetries of the square has 4 or 8 solutions.
 * </ul>
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
   * Reads and checks a whole ledger.
   *
   * @throws LedgerException if there is none, its manifest is damaged, or it can't be read
   */
  public static Verdict verify(Store store) {
    try {
      LedgerReader.Contents contents = LedgerReader.read(store);
      List<Finding> findings = new ArrayList<>(contents.findings());
      PlanId plan = contents.manifest().plan();
      Stream.concat(
              impossibleWeights(plan, contents.records()).stream(),
              impossibleTotals(plan, contents.records()).stream())
          .forEach(message -> findings.add(Finding.damage(store.where(""), message)));
      return new Verdict(
          contents.manifest(), contents.records(), List.copyOf(findings), contents.audits());
    } catch (IOException e) {
      throw LedgerException.stopped("read the ledger " + store.where(""), e);
    }
  }

  private static List<String> impossibleWeights(PlanId plan, Records records) {
    return records
        .tallies()
        .filter(tally -> !possible(plan, tally.counts()))
        .map(Verifier::weights)
        .map(found -> found + " cannot be with symmetry " + plan.symmetry() + ", n = " + plan.n())
        .toList();
  }

  private static boolean possible(PlanId plan, WeightedCounts counts) {
    return switch (plan.symmetry()) {
      case "none" -> (counts.twos() | counts.fours() | counts.eights()) == 0;
      case "mirror" ->
          (counts.fours() | counts.eights()) == 0
              && (counts.ones() == 0 || plan.n() % 2 == 1 || plan.n() == 0);
      default -> true;
    };
  }

  private static String weights(Tally tally) {
    WeightedCounts counts = tally.counts();
    return "task %d: %d, %d, %d, %d completions of weight 1, 2, 4, 8"
        .formatted(tally.task(), counts.ones(), counts.twos(), counts.fours(), counts.eights());
  }

  private static List<String> impossibleTotals(PlanId plan, Records records) {
    List<String> wrong = new ArrayList<>();
    if (!records.complete()) {
      return wrong;
    }
    Total total = records.total();
    if (records.splitTasks() == 0 && total.seeds() != plan.seeds()) {
      wrong.add(
          "the tasks must have %d seeds in all, got %d".formatted(plan.seeds(), total.seeds()));
    }
    int divisor = plan.n() <= 1 ? 1 : plan.n() % 4 >= 2 ? 4 : 2;
    BigInteger rest = total.solutions().mod(BigInteger.valueOf(divisor));
    if (rest.signum() != 0) {
      wrong.add(
          "Q(%d) must be a multiple of %d, got %d".formatted(plan.n(), divisor, total.solutions()));
    }
    return wrong;
  }
}
