package org.nqueens.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class ScalingTest {

  @Test
  void equalTasksFillCoresThatDivideThem() {
    long[] nanos = new long[100];
    Arrays.fill(nanos, 7);
    assertThat(Scaling.of(nanos))
        .containsExactly(
            new Scaling(10, 1),
            new Scaling(100, 1),
            new Scaling(1_000, 0.1),
            new Scaling(10_000, 0.01));
  }

  // Cores: 4 then 1; 2 then 2 then 3. The last ends at 7, the work is 12.
  @Test
  void eachCoreTakesTheNextTaskWhenItIsFree() {
    assertThat(Scaling.simulate(new long[] {4, 2, 2, 1, 3}, 2).efficiency())
        .isEqualTo(12.0 / (2 * 7), within(1e-12));
  }

  @Test
  void nothingToDoIsDoneEvenly() {
    assertThat(Scaling.simulate(new long[0], 10).efficiency()).isEqualTo(1);
  }
}
