package org.nqueens.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.board.CentreOut;
import org.nqueens.board.Placement;
import org.nqueens.testing.RandomPlacements;
import org.nqueens.testing.TestSeeds;

/**
 * The vector kernel returns the scalar kernel's counts and nodes, for every vector width.
 *
 * <p>On a JDK without it every test here is reported as skipped.
 */
class VectorKernelsTest {

  private static final int[] WIDTHS = {128, 256, 512};
  private static final CountingKernel SCALAR = new ScalarKernel();

  // Before each test, not before all, so that every test left out is reported as skipped.
  @BeforeEach
  void vectorKernelIsPresent() {
    assumeTrue(VectorKernels.obstacle().isEmpty(), () -> VectorKernels.obstacle().orElseThrow());
  }

  static LongStream seeds() {
    return TestSeeds.fresh(60);
  }

  static Stream<Integer> allBoardSizes() {
    return IntStream.rangeClosed(4, Placement.MAX_N).boxed();
  }

  /**
   * 1, lanes - 1, lanes, lanes + 1 and two vectors, for 4, 8 and 16 lanes, and one portion more.
   */
  static Stream<Integer> blockSizes() {
    return Stream.of(1, 3, 4, 5, 7, 8, 9, 15, 16, 17, 31, 32, 33, 511, 512, 513, 1300);
  }

  @ParameterizedTest(name = "{0} placements")
  @MethodSource("blockSizes")
  void agreesAtEveryBlockSize(int size) {
    SplittableRandom random = new SplittableRandom(size);
    int rows = CentreOut.rows(13)[0];
    List<Placement> placements = RandomPlacements.filling(13, 0b111 << 5 | 1 << rows, size, random);
    assertThat(placements).hasSize(size);
    assertAgree(Batch.of(placements), "size " + size);
  }

  @ParameterizedTest(name = "n = {0}")
  @MethodSource("allBoardSizes")
  void agreesOnEveryBoardSizeFromTheCentreOut(int n) {
    SplittableRandom random = new SplittableRandom(n);
    for (int left = Math.max(0, n - 9); left <= Math.min(n, 12); left++) {
      assertAgree(fromTheCentreOut(n, Math.min(left, n), 3, random), "n = " + n);
    }
    for (int left = 8; left <= Math.min(n, 12); left++) {
      assertAgree(fromTheCentreOut(n, left, 5, random), "n = " + n);
    }
  }

  @ParameterizedTest(name = "n = {0}")
  @MethodSource("allBoardSizes")
  void agreesOnEveryBoardSizeTopDown(int n) {
    SplittableRandom random = new SplittableRandom(n);
    int left = Math.min(n, 10);
    List<Placement> placements = RandomPlacements.filling(n, Placement.lines(n - left), 5, random);
    if (!placements.isEmpty()) {
      assertAgree(Batch.of(placements), "n = " + n);
    }
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void agreesOnRandomRows(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    int n = random.nextInt(8, Placement.MAX_N + 1);
    int left = random.nextInt(Math.min(8, n / 2), Math.min(n, 11) + 1);
    int rows = RandomPlacements.withRowsLeft(n, left, random).rows();
    List<Placement> placements = RandomPlacements.filling(n, rows, random.nextInt(1, 20), random);
    if (!placements.isEmpty()) {
      assertAgree(Batch.of(placements), "-Dtests.seed=" + seed);
    }
  }

  /**
   * Rows left with a gap on one side lie farther apart than the centre-out order leaves them; on
   * large boards one word may then show them no more.
   */
  @ParameterizedTest(name = "n = {0}")
  @ValueSource(ints = {26, 27, 28, 29, 30, 31})
  void agreesWhereTheRowsLeftHaveGaps(int n) {
    SplittableRandom random = new SplittableRandom(n);
    for (int gap = 1; gap <= 3; gap++) {
      int low = 0b0111 | 0b1000 << gap;
      int high = 0b1111 << n - 4;
      int left = low | high;
      int mirrored = Integer.reverse(left) >>> Integer.SIZE - n;
      for (int rows : new int[] {left, mirrored}) {
        List<Placement> placements =
            RandomPlacements.filling(n, Placement.lines(n) & ~rows, 300, random);
        assertThat(placements).isNotEmpty();
        assertAgree(Batch.of(placements), "n = " + n + ", gap " + gap);
      }
    }
  }

  /**
   * On an 18 × 18 board the narrow words lose the diagonals of two corner squares each; queens that
   * stand there must still be seen.
   */
  static Stream<Arguments> cornerQueens() {
    return Stream.of(
        Arguments.of(16, 17),
        Arguments.of(17, 16),
        Arguments.of(1, 17),
        Arguments.of(0, 16),
        Arguments.of(0, 0),
        Arguments.of(17, 17),
        Arguments.of(17, 0),
        Arguments.of(1, 0),
        Arguments.of(0, 1),
        Arguments.of(16, 0),
        Arguments.of(15, 17),
        Arguments.of(2, 17));
  }

  @ParameterizedTest(name = "queen on ({0}, {1})")
  @MethodSource("cornerQueens")
  void seesQueensInTheCorners(int row, int column) {
    Placement placement = Placement.empty(18).place(row, column);
    SplittableRandom random = new SplittableRandom(1);
    for (int tries = 0; tries < 20; tries++) {
      Placement filled = fillCentre(placement, 7, random);
      if (filled.queens() == 7) {
        assertAgree(Batch.of(List.of(filled)), filled.toString());
      }
    }
  }

  @Test
  void agreesOnEmptyBoards() {
    for (int n = 4; n <= 12; n++) {
      assertAgree(Batch.of(List.of(Placement.empty(n))), "n = " + n);
    }
  }

  @Test
  void countsNothingWhereNextRowIsSaturated() {
    // Queens on the eight outer rows leave no square free on the four middle ones.
    Placement placement = Placement.empty(12);
    Batch batch = new Batch(12, 0b1111, 1);
    batch.add(0b1111, -1L >>> 41, -1L >>> 41);
    assertAgree(batch, "every diagonal taken, " + placement.n());
    for (int bits : WIDTHS) {
      assertThat(VectorKernels.withBits(bits).count(batch)).isEqualTo(Completions.NONE);
    }
  }

  @Test
  void countsAnEmptyBatchAsNothing() {
    for (int bits : WIDTHS) {
      assertThat(VectorKernels.withBits(bits).count(new Batch(12, 0, 0)))
          .isEqualTo(Completions.NONE);
    }
  }

  /** Two threads, and two layouts after each other on each: buffers must not be shared or stale. */
  @Test
  void manyThreadsAtOnceDoNotDisturbEachOther() throws Exception {
    CountingKernel kernel = VectorKernels.withBits(256);
    Batch narrow = Batch.of(List.of(Placement.empty(10)));
    Batch wide = fromTheCentreOut(21, 11, 8, new SplittableRandom(3));
    Completions expectedNarrow = SCALAR.count(narrow);
    Completions expectedWide = SCALAR.count(wide);
    ExecutorService threads = Executors.newFixedThreadPool(4);
    try {
      List<Callable<Void>> counts = new ArrayList<>();
      for (int i = 0; i < 16; i++) {
        counts.add(
            () -> {
              assertThat(kernel.count(narrow)).isEqualTo(expectedNarrow);
              assertThat(kernel.count(wide)).isEqualTo(expectedWide);
              return null;
            });
      }
      for (Future<Void> count : threads.invokeAll(counts)) {
        count.get();
      }
    } finally {
      threads.shutdownNow();
    }
  }

  @Test
  void widthsHaveTheirNamesAndOneInstanceEach() {
    for (int bits : WIDTHS) {
      assertThat(VectorKernels.withBits(bits).name()).isEqualTo("vector-" + bits);
      assertThat(VectorKernels.withBits(bits)).isSameAs(VectorKernels.withBits(bits));
    }
  }

  private static Batch fromTheCentreOut(int n, int left, int size, SplittableRandom random) {
    int[] order = CentreOut.rows(n);
    int rows = 0;
    for (int i = 0; i < n - left; i++) {
      rows |= 1 << order[i];
    }
    List<Placement> placements = RandomPlacements.filling(n, rows, size, random);
    Batch batch = new Batch(n, rows, size);
    placements.forEach(p -> batch.add(p.columns(), p.diagonals(), p.antidiagonals()));
    return batch;
  }

  private static Placement fillCentre(Placement placement, int queens, SplittableRandom random) {
    Placement filled = placement;
    for (int row : CentreOut.rows(placement.n())) {
      int free = filled.free(row);
      if (filled.queens() < queens && free != 0) {
        for (int skip = random.nextInt(Integer.bitCount(free)); skip > 0; skip--) {
          free &= free - 1;
        }
        filled = filled.place(row, Integer.numberOfTrailingZeros(free));
      }
    }
    return filled;
  }

  private static void assertAgree(Batch batch, String what) {
    Completions expected = SCALAR.count(batch);
    for (int bits : WIDTHS) {
      assertThat(VectorKernels.withBits(bits).count(batch))
          .as("vector-%d against scalar on %s", bits, what)
          .isEqualTo(expected);
    }
  }
}
