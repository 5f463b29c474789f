package org.nqueens.kernel;

import org.nqueens.board.Placement;

/**
 * The plainest bitmask recursion, and the specification of every other kernel.
 *
 * <p>Rows are filled top-down, columns tried in ascending order, and nothing is pruned: a node is
 * every queen placed without conflict. From the empty board that is the whole backtrack tree, so
 * for n = 8 it places 2056 queens and the tree has 2057 nodes with its root (OEIS A319283).
 */
public final class ReferenceKernel implements CountingKernel {

  @Override
  public Completions count(Batch batch) {
    Search search = new Search(batch.n(), batch.rows());
    long found = 0;
    for (int i = 0; i < batch.size(); i++) {
      int free = Placement.lines(batch.n()) & ~batch.columns(i);
      found =
          Math.addExact(found, search.count(0, free, batch.diagonals(i), batch.antidiagonals(i)));
    }
    return new Completions(found, search.nodes);
  }

  @Override
  public String name() {
    return "reference";
  }

  private static final class Search {
    private final int n;
    private final int rows;
    private long nodes;

    Search(int n, int rows) {
      this.n = n;
      this.rows = rows;
    }

    private long count(int row, int columns, long diagonals, long antidiagonals) {
      if (row == n) {
        return 1;
      }
      if ((rows >>> row & 1) != 0) {
        return count(row + 1, columns, diagonals, antidiagonals);
      }
      long found = 0;
      int free = columns & ~((int) (diagonals >>> row) | (int) (antidiagonals >>> (n - 1 - row)));
      while (free != 0) {
        int queen = free & -free; // lowest free square
        free ^= queen;
        nodes++;
        found +=
            count(
                row + 1,
                columns ^ queen,
                diagonals | (long) queen << row,
                antidiagonals | (long) queen << (n - 1 - row));
      }
      return found;
    }
  }
}
