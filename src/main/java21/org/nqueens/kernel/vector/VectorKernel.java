package org.nqueens.kernel.vector;

import org.nqueens.board.CentreOut;
import org.nqueens.kernel.Batch;
import org.nqueens.kernel.Completions;
import org.nqueens.kernel.CountingKernel;
import org.nqueens.kernel.ScalarKernel;

public final class VectorKernel implements CountingKernel {

  private static final CountingKernel SCALAR = new ScalarKernel();
  private final int bits;
  private final ThreadLocal<BlockSearch> search;

  public VectorKernel(int bits) {
    this.bits = bits;
    search = ThreadLocal.withInitial(() -> new BlockSearch(bits == 512 ? new Steps512() : bits == 256 ? new Steps256() : new Steps128()));
  }

  @Override
  public Completions count(Batch batch) {
    int[] order = CentreOut.remainingRows(batch.n(), batch.rows());
    if (order.length < Layout.LEAST_ROWS) {
      return SCALAR.count(batch);
    }
    NarrowLayout narrow = new NarrowLayout(batch.n(), order);
    if (narrow.fits() && holds(narrow, batch)) {
      return search.get().count(batch, narrow);
    }
    WideLayout wide = new WideLayout(batch.n(), order);
    if (wide.fits()) {
      return search.get().count(batch, wide);
    }
    return SCALAR.count(batch);
  }

  private static boolean holds(Layout layout, Batch batch) {
    for (int i = 0; i < batch.size(); i++) {
      if (!layout.holds(batch, i)) {
        return false;
      }
    }
    return true;
  }

  @Override
  public String name() {
    return "vector-" + bits;
  }
}
