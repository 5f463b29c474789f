package org.nqueens.ledger;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.nqueens.ledger.Manifest.PlanId;
import org.nqueens.tally.Tally;
import org.nqueens.tally.Total;
import org.nqueens.tally.WeightedCounts;

/**
 * What is true of every count, whoever counted it.
 *
 * <p>Of each task: without symmetry every weight is 1; with the mirror it is 2, or 1 if n is odd
 * (first queen on the middle column); with all symmetries and n &gt; 1 it is never 1, because no
 * seed of two queens or more is its own image under all of them.
 *
 * <p>Of all tasks together, for n &gt; 1:
 *
 * <ul>
 *   <li>The seeds are the plan's.
 *   <li>Q(n) is even: no solution is its own mirror image. Those with the first queen on the middle
 *       column pair up among themselves.
 *   <li>Q(n) is a multiple of 4 if n mod 4 is 2 or 3: no solution is then fixed by the quarter
 *       turn, so each orbit under the symmetries of the square has 4 or 8 solutions.
 *   <li>Q(n) - P(n) is a multiple of 8 and not negative, P(n) being the solutions that the half
 *       turn fixes: all others stand in orbits of 8.
 * </ul>
 */
final class Invariants {

  private final PlanId plan;
  private final Records records;

  Invariants(PlanId plan, Records records) {
    this.plan = plan;
    this.records = records;
  }

  /** What is broken by single tasks, one line each. */
  List<String> brokenByTasks() {
    return records
        .tallies()
        .filter(tally -> !possible(tally.counts()))
        .map(Invariants::weights)
        .map(found -> found + " cannot be with symmetry " + plan.symmetry() + ", n = " + plan.n())
        .toList();
  }

  private boolean possible(WeightedCounts counts) {
    return switch (plan.symmetry()) {
      case "none" -> (counts.twos() | counts.fours() | counts.eights()) == 0;
      case "mirror" ->
          (counts.fours() | counts.eights()) == 0
              && (counts.ones() == 0 || plan.n() % 2 == 1 || plan.n() == 0);
      default -> counts.ones() == 0 || plan.n() <= 1;
    };
  }

  private static String weights(Tally tally) {
    WeightedCounts counts = tally.counts();
    return "task %d: %d, %d, %d, %d completions of weight 1, 2, 4, 8"
        .formatted(tally.task(), counts.ones(), counts.twos(), counts.fours(), counts.eights());
  }

  /** What is broken by the sums of a complete count, one line each; nothing of another. */
  List<String> brokenBySums() {
    List<String> broken = new ArrayList<>();
    if (!records.complete()) {
      return broken;
    }
    Total total = records.total();
    if (records.splitTasks() == 0 && total.seeds() != plan.seeds()) {
      broken.add(
          "the tasks must have %d seeds in all, got %d".formatted(plan.seeds(), total.seeds()));
    }
    int divisor = plan.n() <= 1 ? 1 : plan.n() % 4 >= 2 ? 4 : 2;
    if (!isMultiple(total.solutions(), divisor)) {
      broken.add(
          "Q(%d) must be a multiple of %d, got %d".formatted(plan.n(), divisor, total.solutions()));
    }
    return broken;
  }

  /**
   * What is broken by the sums over symmetry classes of a complete count; nothing of another.
   *
   * @param fixedByHalfTurn P(n)
   */
  List<String> brokenByClasses(long fixedByHalfTurn) {
    BigInteger solutions = records.total().solutions();
    BigInteger inOrbitsOf8 = solutions.subtract(BigInteger.valueOf(fixedByHalfTurn));
    boolean broken =
        records.complete()
            && plan.n() > 1
            && (inOrbitsOf8.signum() < 0 || !isMultiple(inOrbitsOf8, 8));
    return broken
        ? List.of(
            ("Q(%d) less the %d solutions that the half turn fixes must be a multiple of 8 and not"
                    + " negative, got %d - %d = %d")
                .formatted(plan.n(), fixedByHalfTurn, solutions, fixedByHalfTurn, inOrbitsOf8))
        : List.of();
  }

  private static boolean isMultiple(BigInteger number, int divisor) {
    return number.mod(BigInteger.valueOf(divisor)).signum() == 0;
  }
}
