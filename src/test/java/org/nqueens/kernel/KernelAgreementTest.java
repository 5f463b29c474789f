package org.nqueens.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.board.Placement;
import org.nqueens.testing.RandomPlacements;
import org.nqueens.testing.TestSeeds;

/** Every kernel returns the reference's counts. */
class KernelAgreementTest {

  private static final CountingKernel REFERENCE = new ReferenceKernel();

  static Stream<CountingKernel> fastKernels() {
    return Stream.of(new ScalarKernel());
  }

  static LongStream seeds() {
    return TestSeeds.fresh(200);
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void agreeOnRandomPlacements(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    int n = random.nextInt(Placement.MAX_N + 1);
    // Few enough rows for the reference to be quick, and enough for the others to be found free.
    int left = n < 8 ? n : random.nextInt(n / 3, Math.min(n, 13));
    Placement placement = RandomPlacements.withRowsLeft(n, left, random);
    assertAgree(List.of(placement), seed);
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void agreeOnBatches(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    int n = random.nextInt(4, 20);
    int rows = RandomPlacements.withRowsLeft(n, Math.min(n, 9), random).rows();
    List<Placement> placements = RandomPlacements.filling(n, rows, random.nextInt(1, 40), random);
    if (!placements.isEmpty()) {
      assertAgree(placements, seed);
    }
  }

  private static void assertAgree(List<Placement> placements, long seed) {
    Batch batch = Batch.of(placements);
    long expected = REFERENCE.count(batch).found();
    assertThat(fastKernels())
        .allSatisfy(
            kernel ->
                assertThat(kernel.count(batch).found())
                    .as("%s on %s; replay with -Dtests.seed=%d", kernel.name(), placements, seed)
                    .isEqualTo(expected));
  }
}
