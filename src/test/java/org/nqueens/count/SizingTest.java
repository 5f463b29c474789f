package org.nqueens.count;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.nqueens.seed.Reduction;

class SizingTest {

  @Test
  void followsTheWork() {
    assertThat(Sizing.tasks(0.001, 4)).as("a blink").isEqualTo(1);
    assertThat(Sizing.tasks(1, 4)).as("tasks of 50 ms").isEqualTo(20);
    assertThat(Sizing.tasks(100, 4)).as("64 tasks for each core").isEqualTo(256);
    assertThat(Sizing.tasks(10_000, 4)).as("tasks of 10 s").isEqualTo(1_000);
    assertThat(Sizing.tasks(1e12, 4)).as("as many as the driver can hold").isEqualTo(250_000);
  }

  @Test
  void followsTheCores() {
    assertThat(Sizing.tasks(1_000, 2)).isEqualTo(128);
    assertThat(Sizing.tasks(1_000, 1_000)).isEqualTo(20_000);
    assertThatIllegalArgumentException().isThrownBy(() -> Sizing.tasks(1, 0));
  }

  @Test
  void goesDeeperForMoreTasks() {
    int few = Sizing.depth(14, Reduction.NONE, 1);
    int many = Sizing.depth(14, Reduction.NONE, 1_000);
    assertThat(few).isEqualTo(1);
    assertThat(many).isEqualTo(4);
    assertThat(Sizing.depth(27, Reduction.FULL, 250_000))
        .as("what the driver can hold")
        .isEqualTo(5);
    assertThat(Sizing.depth(4, Reduction.FULL, 1_000)).as("the board has no more").isEqualTo(4);
  }
}
