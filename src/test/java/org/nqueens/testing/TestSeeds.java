package org.nqueens.testing;

import java.util.SplittableRandom;
import java.util.stream.LongStream;

/** Seeds for randomised tests: fresh on every run, or one seed given by {@code -Dtests.seed}. */
public final class TestSeeds {

  private TestSeeds() {}

  /**
   * Returns {@code count} seeds. A test puts its seed in its failure message; to replay, pass it:
   * {@code mvn test -Dtest=KernelAgreementTest -Dtests.seed=42}.
   */
  public static LongStream fresh(int count) {
    Long given = Long.getLong("tests.seed");
    return given != null ? LongStream.of(given) : new SplittableRandom().longs(count);
  }
}
