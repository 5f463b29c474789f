package org.nqueens.tally;

import java.math.BigInteger;

/**
 * Completions counted, apart by weight: how many solutions of the whole board each stands for.
 *
 * @param ones completions of weight 1, at least 0; likewise for the others
 */
public record WeightedCounts(long ones, long twos, long fours, long eights) {

  /** Nothing counted. */
  public static final WeightedCounts NONE = new WeightedCounts(0, 0, 0, 0);

  public WeightedCounts {
    if ((ones | twos | fours | eights) < 0) {
      throw new IllegalArgumentException(
          "counts must not be negative, got %d, %d, %d, %d".formatted(ones, twos, fours, eights));
    }
  }

  /** {@code found} completions of {@code weight} 1, 2, 4 or 8. */
  public static WeightedCounts of(int weight, long found) {
    return switch (weight) {
      case 1 -> new WeightedCounts(found, 0, 0, 0);
      case 2 -> new WeightedCounts(0, found, 0, 0);
      case 4 -> new WeightedCounts(0, 0, found, 0);
      case 8 -> new WeightedCounts(0, 0, 0, found);
      default -> throw new IllegalArgumentException("weight must be 1, 2, 4 or 8, got " + weight);
    };
  }

  /**
   * The sum, class by class.
   *
   * @throws ArithmeticException if a sum exceeds 2<sup>63</sup> - 1
   */
  public WeightedCounts plus(WeightedCounts other) {
    return new WeightedCounts(
        Math.addExact(ones, other.ones),
        Math.addExact(twos, other.twos),
        Math.addExact(fours, other.fours),
        Math.addExact(eights, other.eights));
  }

  /** Completions without their weights. */
  public BigInteger found() {
    return BigInteger.valueOf(ones)
        .add(BigInteger.valueOf(twos))
        .add(BigInteger.valueOf(fours))
        .add(BigInteger.valueOf(eights));
  }

  /** Solutions of the whole board: the sum of weight × completions. */
  public BigInteger solutions() {
    return BigInteger.valueOf(ones)
        .add(BigInteger.valueOf(twos).shiftLeft(1))
        .add(BigInteger.valueOf(fours).shiftLeft(2))
        .add(BigInteger.valueOf(eights).shiftLeft(3));
  }
}
