package org.nqueens.seed;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.board.Placement;
import org.nqueens.testing.RandomPlacements;
import org.nqueens.testing.TestSeeds;

class SeedPackTest {

  static LongStream seeds() {
    return TestSeeds.fresh(100);
  }

  // Up to a full board, so that seeds of one, two and three words are met.
  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void givesBackWhatWasPutIn(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    int n = random.nextInt(Placement.MAX_N + 1);
    int[] columnOf = new int[n];
    int left = n < 8 ? n : random.nextInt(n / 4, n);
    Placement placement = RandomPlacements.withRowsLeft(n, left, random, columnOf);
    SeedPack pack = new SeedPack(n, placement.rows(), 4);
    for (int i = 0; i < 5; i++) {
      pack.add(columnOf);
    }
    SeedPack read = new SeedPack(n, pack.rows(), pack.weight(), pack.words());
    SeedPack copied = new SeedPack(n, pack.rows(), pack.weight());
    copied.addFrom(read, 3);
    assertThat(read.size()).as("replay with -Dtests.seed=%d", seed).isEqualTo(5);
    assertThat(read.placement(4)).as("replay with -Dtests.seed=%d", seed).isEqualTo(placement);
    assertThat(copied.placement(0)).as("replay with -Dtests.seed=%d", seed).isEqualTo(placement);
  }

  @Test
  void aSeedWithoutQueensIsCounted() {
    SeedPack pack = new SeedPack(8, 0, 1);
    pack.add(new int[8]);
    assertThat(pack.size()).isOne();
    assertThat(new SeedPack(8, 0, 1, pack.words()).size()).isOne();
  }

  @Test
  void refusesNonsense() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new SeedPack(8, 1, 3))
        .withMessage("weight must be 1, 2, 4 or 8, got 3");
    assertThatIllegalArgumentException().isThrownBy(() -> new SeedPack(8, 1, 16));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new SeedPack(8, 1 << 8, 1))
        .withMessageContaining("row mask reaches outside");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new SeedPack(31, Placement.lines(13), 1, new long[3]))
        .withMessageContaining("2 words each");
    SeedPack other = new SeedPack(8, 0b10, 1);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new SeedPack(8, 0b01, 1).addFrom(other, 0));
  }
}
