package org.nqueens.kernel.vector;

import jdk.incubator.vector.IntVector;
import org.nqueens.board.CentreOut;
import org.nqueens.kernel.Batch;
import org.nqueens.kernel.Completions;
import org.nqueens.kernel.CountingKernel;
import org.nqueens.kernel.ScalarKernel;

/**
 * The fast kernel with SIMD: blocked depth-first search, one state in each lane.
 *
 * <p>It fills the rows in the same order as {@link ScalarKernel} and keeps a queen by the same
 * tests, so it reports the same nodes. {@link BlockSearch} is the search; a {@link Layout} says how
 * the states of a batch are kept; {@code StepsGenerator} writes the inner loops.
 *
 * <p>Batches with fewer than {@value Layout#LEAST_ROWS} rows left are counted by the scalar kernel:
 * there is nothing to gain.
 */
public final class VectorKernel implements CountingKernel {

  private static final CountingKernel SCALAR = new ScalarKernel();

  private final int bits;
  private final ThreadLocal<BlockSearch> search;

  private VectorKernel(int bits, int block) {
    this.bits = bits;
    search = ThreadLocal.withInitial(() -> new BlockSearch(steps(bits), block));
  }

  /**
   * The kernel for vectors of {@code bits} bits.
   *
   * @throws IllegalArgumentException if {@code bits} is not 128, 256 or 512
   */
  public static VectorKernel ofBits(int bits) {
    steps(bits); // refuses other widths
    return new VectorKernel(bits, BlockSearch.BLOCK);
  }

  /** The width this processor computes with best, in bits: 512 at most. */
  public static int preferredBits() {
    return Math.min(512, IntVector.SPECIES_PREFERRED.vectorBitSize());
  }

  private static Steps steps(int bits) {
    return switch (bits) {
      case 128 -> new Steps128();
      case 256 -> new Steps256();
      case 512 -> new Steps512();
      default ->
          throw new IllegalArgumentException("vectors must have 128, 256 or 512 bits, got " + bits);
    };
  }

  @Override
  public Completions count(Batch batch) {
    if (batch.rowsLeft() < Layout.LEAST_ROWS) {
      return SCALAR.count(batch);
    }
    int[] order = CentreOut.remainingRows(batch.n(), batch.rows());
    Layout narrow = new NarrowLayout(batch.n(), order);
    Layout layout = narrow.holds(batch) ? narrow : new WideLayout(batch.n(), order);
    return search.get().count(batch, layout);
  }

  @Override
  public void prepare(int n) {
    startWarmUp(n);
  }

  @Override
  public void warmUp(int n) {
    WarmUp.await(startWarmUp(n));
  }

  private Thread startWarmUp(int n) {
    return WarmUp.start(new VectorKernel(bits, WarmUp.VECTORS * bits / Integer.SIZE), n);
  }

  @Override
  public String name() {
    return "vector-" + bits;
  }
}
