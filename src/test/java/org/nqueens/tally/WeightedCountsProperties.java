package org.nqueens.tally;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;

/** Properties of sums; jqwik reports the seed of a failure and tries it first on the next run. */
class WeightedCountsProperties {

  private static final long HALF = Long.MAX_VALUE / 2;

  @Property
  void solutionsOfASumAreTheSumOfSolutions(
      @ForAll @LongRange(max = HALF) long ones,
      @ForAll @LongRange(max = HALF) long twos,
      @ForAll @LongRange(max = HALF) long fours,
      @ForAll @LongRange(max = HALF) long eights) {
    WeightedCounts first = new WeightedCounts(ones, twos, fours, eights);
    WeightedCounts second = new WeightedCounts(eights, fours, twos, ones);
    WeightedCounts sum = first.plus(second);
    assertThat(sum).isEqualTo(second.plus(first));
    assertThat(sum.solutions()).isEqualTo(first.solutions().add(second.solutions()));
    assertThat(sum.found()).isEqualTo(first.found().multiply(BigInteger.TWO));
  }
}
