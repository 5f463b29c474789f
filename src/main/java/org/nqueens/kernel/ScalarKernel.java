package org.nqueens.kernel;

import org.nqueens.board.CentreOut;
import org.nqueens.board.Placement;

/**
 * The fast kernel without SIMD: bitmask backtracking, centre-out, with look-ahead.
 *
 * <p><b>Order.</b> Remaining rows are filled from the centre outwards ({@link CentreOut}). They are
 * named by how many rows come after them: row j below is the row with j rows still to follow it, so
 * row 0 is the last. {@code dj} and {@code aj} are the shifts that bring the whole-board diagonal
 * words to row j.
 *
 * <p><b>Tests.</b> A queen is kept (and is a node) only if what remains can still be filled as far
 * as these conditions tell. Let F be the columns still open and t<sub>j</sub> = F minus what is
 * attacked in row j, for the R rows left:
 *
 * <ul>
 *   <li>R &gt; 7: the next two rows have a free square.
 *   <li>R &le; 7: every row has a free square, and <i>column cover</i>: every open column has a
 *       free square in some row, t<sub>0</sub> | ... | t<sub>R-1</sub> = F.
 * </ul>
 *
 * <p>Both are necessary for a completion, so nothing is lost. At n = 18 they leave 17 nodes for
 * each solution, where the plain search has 90.
 *
 * <p><b>Candidates.</b> For R &le; 7 the next row's candidates are narrowed before they are tried,
 * to those that can pass the next test: a column that is free in the next row only must be taken
 * there (two of them: none can), and a column that is the only free square of a later row must be
 * left for it. This saves tries, not nodes.
 *
 * <p><b>Last rows.</b> With two rows left after a queen, the completions are counted without
 * placing them: for rows 1 and 0 and the two columns of F there are two assignments at most, and
 * they fail together if the two columns are as far apart as the rows (they would share a diagonal).
 */
public final class ScalarKernel implements CountingKernel {

  /**
   * Rows left from which all rows and the column cover are tested; the methods below are for it.
   */
  private static final int COVERED_ROWS = 7;

  /**
   * Boards or placements with fewer rows left go to the reference: nothing to gain, special cases.
   */
  private static final int LEAST_ROWS = 4;

  private static final ReferenceKernel REFERENCE = new ReferenceKernel();

  @Override
  public Completions count(Batch batch) {
    if (batch.n() - Integer.bitCount(batch.rows()) < LEAST_ROWS) {
      return REFERENCE.count(batch);
    }
    Search search = new Search(batch.n(), batch.rows());
    long found = 0;
    for (int i = 0; i < batch.size(); i++) {
      found = Math.addExact(found, search.count(batch, i));
    }
    return new Completions(found, search.nodes);
  }

  @Override
  public String name() {
    return "scalar";
  }

  /** Shifts of one batch and the node count; the recursion's state is in its arguments. */
  private static final class Search {
    private final int board;
    private final int rowsLeft;
    private final int[] down;
    private final int[] up;
    private final int d0;
    private final int a0;
    private final int d1;
    private final int a1;
    private final int d2;
    private final int a2;
    private final int d3;
    private final int a3;
    private final int d4;
    private final int a4;
    private final int d5;
    private final int a5;
    private final int d6;
    private final int a6;
    private final int d7;
    private final int a7;
    private final int lastGap;
    private long nodes;

    Search(int n, int filled) {
      int[] rows = CentreOut.remainingRows(n, filled);
      board = Placement.lines(n);
      rowsLeft = rows.length;
      down = new int[Math.max(rowsLeft, COVERED_ROWS + 1)];
      up = new int[down.length];
      for (int j = 0; j < rowsLeft; j++) {
        down[j] = rows[rowsLeft - 1 - j];
        up[j] = n - 1 - down[j];
      }
      d0 = down[0];
      a0 = up[0];
      d1 = down[1];
      a1 = up[1];
      d2 = down[2];
      a2 = up[2];
      d3 = down[3];
      a3 = up[3];
      d4 = down[4];
      a4 = up[4];
      d5 = down[5];
      a5 = up[5];
      d6 = down[6];
      a6 = up[6];
      d7 = down[7];
      a7 = up[7];
      lastGap = Math.abs(d0 - d1);
    }

    long count(Batch batch, int i) {
      int open = board & ~batch.columns(i);
      long diagonals = batch.diagonals(i);
      long antidiagonals = batch.antidiagonals(i);
      int next = rowsLeft - 1;
      int candidates = free(open, diagonals, antidiagonals, down[next], up[next]);
      return candidates == 0 ? 0 : fill(next, open, diagonals, antidiagonals, candidates);
    }

    private static int free(int open, long diagonals, long antidiagonals, int down, int up) {
      return open & ~((int) (diagonals >>> down) | (int) (antidiagonals >>> up));
    }

    /** {@code squares} if it is a single square, else 0; {@code squares} is not 0. */
    private static int single(int squares) {
      return squares & (squares & squares - 1) - 1 >> 31;
    }

    /** Fills row j and all after it. {@code candidates} are free squares of row j, at least one. */
    private long fill(int j, int open, long diagonals, long antidiagonals, int candidates) {
      return switch (j) {
        case 3 -> fill3(open, diagonals, antidiagonals, candidates);
        case 4 -> fill4(open, diagonals, antidiagonals, candidates);
        case 5 -> fill5(open, diagonals, antidiagonals, candidates);
        case 6 -> fill6(open, diagonals, antidiagonals, candidates);
        case 7 -> fill7(open, diagonals, antidiagonals, candidates);
        default -> fillAbove(j, open, diagonals, antidiagonals, candidates);
      };
    }

    /** Row j with more than seven rows after it: looks two rows ahead. */
    private long fillAbove(int j, int open, long diagonals, long antidiagonals, int candidates) {
      long found = 0;
      long placed = 0;
      do {
        int queen = candidates & -candidates;
        candidates ^= queen;
        int f = open ^ queen;
        long d = diagonals | (long) queen << down[j];
        long a = antidiagonals | (long) queen << up[j];
        int next = free(f, d, a, down[j - 1], up[j - 1]);
        int afterNext = free(f, d, a, down[j - 2], up[j - 2]);
        if (next == 0 || afterNext == 0) {
          continue;
        }
        placed++;
        found += j == 8 ? fill7(f, d, a, next) : fillAbove(j - 1, f, d, a, next);
      } while (candidates != 0);
      nodes += placed;
      return found;
    }

    // fill7 ... fill3 are one method with 7 ... 3 rows left after the queen, written out because
    // the
    // shifts and the tests stay in registers that way. An int is negative when a test fails: t - 1
    // for an empty row, -x for a non-empty set x of columns that no row covers.

    private long fill7(int open, long diagonals, long antidiagonals, int candidates) {
      long found = 0;
      long placed = 0;
      do {
        int queen = candidates & -candidates;
        candidates ^= queen;
        int f = open ^ queen;
        long d = diagonals | (long) queen << d7;
        long a = antidiagonals | (long) queen << a7;
        int t6 = free(f, d, a, d6, a6);
        int t5 = free(f, d, a, d5, a5);
        int t4 = free(f, d, a, d4, a4);
        int t3 = free(f, d, a, d3, a3);
        int t2 = free(f, d, a, d2, a2);
        int t1 = free(f, d, a, d1, a1);
        int t0 = free(f, d, a, d0, a0);
        int forced = f & ~(t5 | t4 | t3 | t2 | t1 | t0);
        int empty = t6 - 1 | t5 - 1 | t4 - 1 | t3 - 1 | t2 - 1 | t1 - 1 | t0 - 1;
        if ((empty | -(forced & ~t6)) < 0) {
          continue;
        }
        placed++;
        int kept = single(t5) | single(t4) | single(t3) | single(t2) | single(t1) | single(t0);
        int next = (forced != 0 ? forced : t6) & ~kept;
        if (next != 0) {
          found += fill6(f, d, a, next);
        }
      } while (candidates != 0);
      nodes += placed;
      return found;
    }

    private long fill6(int open, long diagonals, long antidiagonals, int candidates) {
      long found = 0;
      long placed = 0;
      do {
        int queen = candidates & -candidates;
        candidates ^= queen;
        int f = open ^ queen;
        long d = diagonals | (long) queen << d6;
        long a = antidiagonals | (long) queen << a6;
        int t5 = free(f, d, a, d5, a5);
        int t4 = free(f, d, a, d4, a4);
        int t3 = free(f, d, a, d3, a3);
        int t2 = free(f, d, a, d2, a2);
        int t1 = free(f, d, a, d1, a1);
        int t0 = free(f, d, a, d0, a0);
        int forced = f & ~(t4 | t3 | t2 | t1 | t0);
        int empty = t5 - 1 | t4 - 1 | t3 - 1 | t2 - 1 | t1 - 1 | t0 - 1;
        if ((empty | -(forced & ~t5)) < 0) {
          continue;
        }
        placed++;
        int kept = single(t4) | single(t3) | single(t2) | single(t1) | single(t0);
        int next = (forced != 0 ? forced : t5) & ~kept;
        if (next != 0) {
          found += fill5(f, d, a, next);
        }
      } while (candidates != 0);
      nodes += placed;
      return found;
    }

    private long fill5(int open, long diagonals, long antidiagonals, int candidates) {
      long found = 0;
      long placed = 0;
      do {
        int queen = candidates & -candidates;
        candidates ^= queen;
        int f = open ^ queen;
        long d = diagonals | (long) queen << d5;
        long a = antidiagonals | (long) queen << a5;
        int t4 = free(f, d, a, d4, a4);
        int t3 = free(f, d, a, d3, a3);
        int t2 = free(f, d, a, d2, a2);
        int t1 = free(f, d, a, d1, a1);
        int t0 = free(f, d, a, d0, a0);
        int forced = f & ~(t3 | t2 | t1 | t0);
        int empty = t4 - 1 | t3 - 1 | t2 - 1 | t1 - 1 | t0 - 1;
        if ((empty | -(forced & ~t4)) < 0) {
          continue;
        }
        placed++;
        int kept = single(t3) | single(t2) | single(t1) | single(t0);
        int next = (forced != 0 ? forced : t4) & ~kept;
        if (next != 0) {
          found += fill4(f, d, a, next);
        }
      } while (candidates != 0);
      nodes += placed;
      return found;
    }

    private long fill4(int open, long diagonals, long antidiagonals, int candidates) {
      long found = 0;
      long placed = 0;
      do {
        int queen = candidates & -candidates;
        candidates ^= queen;
        int f = open ^ queen;
        long d = diagonals | (long) queen << d4;
        long a = antidiagonals | (long) queen << a4;
        int t3 = free(f, d, a, d3, a3);
        int t2 = free(f, d, a, d2, a2);
        int t1 = free(f, d, a, d1, a1);
        int t0 = free(f, d, a, d0, a0);
        int forced = f & ~(t2 | t1 | t0);
        int empty = t3 - 1 | t2 - 1 | t1 - 1 | t0 - 1;
        if ((empty | -(forced & ~t3)) < 0) {
          continue;
        }
        placed++;
        int kept = single(t2) | single(t1) | single(t0);
        int next = (forced != 0 ? forced : t3) & ~kept;
        if (next != 0) {
          found += fill3(f, d, a, next);
        }
      } while (candidates != 0);
      nodes += placed;
      return found;
    }

    private long fill3(int open, long diagonals, long antidiagonals, int candidates) {
      long found = 0;
      long placed = 0;
      do {
        int queen = candidates & -candidates;
        candidates ^= queen;
        int f = open ^ queen;
        long d = diagonals | (long) queen << d3;
        long a = antidiagonals | (long) queen << a3;
        int t2 = free(f, d, a, d2, a2);
        int t1 = free(f, d, a, d1, a1);
        int t0 = free(f, d, a, d0, a0);
        int forced = f & ~(t1 | t0);
        if ((t2 - 1 | t1 - 1 | t0 - 1 | -(forced & ~t2)) < 0) {
          continue;
        }
        placed++;
        int next = (forced != 0 ? forced : t2) & ~(single(t1) | single(t0));
        if (next != 0) {
          found += fill2(f, d, a, next);
        }
      } while (candidates != 0);
      nodes += placed;
      return found;
    }

    /** Row 2, and rows 1 and 0 counted at once. */
    private long fill2(int open, long diagonals, long antidiagonals, int candidates) {
      long found = 0;
      do {
        int queen = candidates & -candidates;
        candidates ^= queen;
        int f = open ^ queen;
        long d = diagonals | (long) queen << d2;
        long a = antidiagonals | (long) queen << a2;
        int t1 = free(f, d, a, d1, a1);
        int t0 = free(f, d, a, d0, a0);
        int uncovered = f & ~(t1 | t0);
        int sharedDiagonal = f & f << lastGap;
        if ((t1 - 1 | t0 - 1 | -(uncovered | sharedDiagonal)) < 0) {
          continue;
        }
        found += (t1 & t0) == f ? 2 : 1;
      } while (candidates != 0);
      nodes += found;
      return found;
    }
  }
}
