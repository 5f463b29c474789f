package org.nqueens.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.SplittableRandom;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.board.CentreOut;
import org.nqueens.testing.RandomPlacements;

/**
 * Once compiled, a kernel allocates a few small objects for each batch and nothing for its work.
 *
 * <p>The Vector API is written with objects; that C2 makes none of them is half of the speed.
 */
class AllocationTest {

  /** Ample for what is worked out once for a batch: rows, shifts, the result. */
  private static final long BYTES = 2_000;

  /** More calls than C2 needs to be done with all that a call runs through. */
  private static final int CALLS = 3_000;

  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  @BeforeEach
  void allocationIsMeasured() {
    assumeTrue(THREADS.isThreadAllocatedMemorySupported(), "this JVM can't tell allocation");
  }

  // Boards for one word a direction and for two.
  @ParameterizedTest(name = "n = {0}")
  @ValueSource(ints = {16, 20})
  void theVectorKernelAllocatesNothingForItsWork(int n) {
    assumeTrue(VectorKernels.obstacle().isEmpty(), () -> VectorKernels.obstacle().orElseThrow());
    assumeTrue(VectorKernels.preferredBits() >= VectorKernels.LEAST_BITS, "vectors too short");
    CountingKernel kernel = VectorKernels.preferred();
    kernel.warmUp(n);
    assertAllocatesNothingForItsWork(kernel, n);
  }

  @ParameterizedTest(name = "n = {0}")
  @ValueSource(ints = {16, 20})
  void theScalarKernelAllocatesNothingForItsWork(int n) {
    assertAllocatesNothingForItsWork(new ScalarKernel(), n);
  }

  private static void assertAllocatesNothingForItsWork(CountingKernel kernel, int n) {
    Batch one = placements(n, 1);
    Batch many = placements(n, 400);
    assertThat(kernel.count(many).nodes()).isGreaterThan(20 * kernel.count(one).nodes());
    assertThat(leastAllocated(kernel, many)).as("bytes for 400 placements").isLessThan(BYTES);
    assertThat(leastAllocated(kernel, one)).as("bytes for one placement").isLessThan(BYTES);
  }

  /** What a call allocates at least, in bytes: the calls before C2 is done allocate more. */
  private static long leastAllocated(CountingKernel kernel, Batch batch) {
    long thread = Thread.currentThread().getId();
    long least = Long.MAX_VALUE;
    for (int call = 0; call < CALLS && least >= BYTES; call++) {
      long before = THREADS.getThreadAllocatedBytes(thread);
      kernel.count(batch);
      least = Math.min(least, THREADS.getThreadAllocatedBytes(thread) - before);
    }
    return least;
  }

  /** Placements with ten rows left, filled from the centre out. */
  private static Batch placements(int n, int size) {
    int rows = 0;
    for (int row : CentreOut.rows(n)) {
      rows |= Integer.bitCount(rows) < n - 10 ? 1 << row : 0;
    }
    return Batch.of(RandomPlacements.filling(n, rows, size, new SplittableRandom(n)));
  }
}
