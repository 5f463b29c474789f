package org.nqueens.ledger;

/**
 * The result of one audit: a random sample of tasks counted again by other means.
 *
 * <p><b>What a clean audit says.</b> Suppose a share x of the recorded tasks is wrong. A sample of
 * s tasks drawn without replacement misses all of them with probability at most (1-x)<sup>s</sup>
 * (drawing with replacement, which is the worse of the two). So a fault rate above x would have
 * been seen with probability at least p = 1 - (1-x)<sup>s</sup>. Solved for x: with s = 300 and p =
 * 95 %, x = 1 - 0.05<sup>1/300</sup> = 0.99 %.
 *
 * @param time when, ISO 8601, UTC
 * @param sampled tasks counted again
 * @param recorded tasks that were recorded
 * @param wrong tasks of the sample whose counts differed
 * @param kernel kernel that counted them again
 * @param deeper rows by which the seeds were extended before counting again
 * @param seed of the random sample
 */
public record Audit(
    String time, long sampled, long recorded, long wrong, String kernel, int deeper, long seed) {

  public Audit {
    if (sampled < 0 || sampled > recorded || wrong < 0 || wrong > sampled) {
      throw new IllegalArgumentException(
          "wrong <= sampled <= recorded must hold, got %d, %d, %d"
              .formatted(wrong, sampled, recorded));
    }
  }

  /**
   * The smallest fault rate that would have been seen with {@code probability}, in [0, 1]; 0 if
   * every task was counted again.
   *
   * @param probability in (0, 1)
   */
  public double detectableRate(double probability) {
    if (!(probability > 0 && probability < 1)) {
      throw new IllegalArgumentException("probability must be in (0, 1), got " + probability);
    }
    if (sampled == recorded) {
      return 0;
    }
    return sampled == 0 ? 1 : -Math.expm1(Math.log1p(-probability) / sampled);
  }

  /** One sentence for people. */
  public String line() {
    String counted =
        "%d of %d recorded tasks counted again with kernel %s, %d row(s) deeper: "
            .formatted(sampled, recorded, kernel, deeper);
    if (wrong > 0) {
      return counted + wrong + " WRONG";
    }
    if (sampled == recorded) {
      return counted + "all equal";
    }
    return counted
        + "all equal; a fault rate above %.3g %% would have been seen with probability 95 %%"
            .formatted(100 * detectableRate(0.95));
  }
}
