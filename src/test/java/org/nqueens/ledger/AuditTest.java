package org.nqueens.ledger;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AuditTest {

  private static Audit audit(long sampled, long recorded) {
    return new Audit("2026-11-30T08:00:00Z", sampled, recorded, 0, "reference", 1, 7);
  }

  /** 1 - 0.05^(1/300) = 0.009936; about 3/300, the statisticians' rule of three. */
  @Test
  void threeHundredCleanTasksBoundTheFaultRateAtOnePercent() {
    assertThat(audit(300, 100_000).detectableRate(0.95)).isCloseTo(0.009936, within(1e-6));
    assertThat(audit(300, 100_000).line()).contains("a fault rate above 0.994 %");
  }

  @Test
  void aFullAuditLeavesNoDoubtAndAnEmptyOneAll() {
    assertThat(audit(10, 10).detectableRate(0.95)).isZero();
    assertThat(audit(0, 10).detectableRate(0.95)).isEqualTo(1);
  }

  /**
   * Draws samples from 1000 tasks with a share x of wrong ones, at the rate said to be detectable:
   * they must be seen in at least 95 % of the draws. Of 20000 draws about 95.5 % see one (without
   * replacement is a little better); 94 % is then 10 standard deviations away.
   */
  @ParameterizedTest
  @ValueSource(ints = {30, 100})
  void theStatementHolds(int sampled) {
    int recorded = 1000;
    double rate = audit(sampled, recorded).detectableRate(0.95);
    int wrong = (int) Math.ceil(rate * recorded);
    SplittableRandom random = new SplittableRandom(sampled);
    int draws = 20_000;
    int seen = 0;
    for (int i = 0; i < draws; i++) {
      seen += sees(recorded, wrong, sampled, random) ? 1 : 0;
    }
    assertThat(seen).isGreaterThan((int) (0.94 * draws));
  }

  private static boolean sees(int recorded, int wrong, int sampled, SplittableRandom random) {
    int left = recorded;
    for (int i = 0; i < sampled; i++) {
      if (random.nextInt(left--) < wrong) {
        return true;
      }
    }
    return false;
  }
}
