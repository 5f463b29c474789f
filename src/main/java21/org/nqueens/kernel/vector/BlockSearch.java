package org.nqueens.kernel.vector;

import org.nqueens.board.Placement;
import org.nqueens.kernel.Batch;
import org.nqueens.kernel.Completions;

final class BlockSearch {

  /** A level with this many states is worked on before the levels above it go on. */
  private static final int DESCEND_AT = Integer.getInteger("T", 512);

  /** States that one step takes at most. */
  private static final int BLOCK = Integer.getInteger("NB", 512);

  private static final int MAX_LANES = 16;

  private static final int CAPACITY = DESCEND_AT + Steps.MAX_TRIES * BLOCK + 2 * MAX_LANES;

  private final Steps steps;

  /** By rows left. */
  private final Level[] levels = new Level[Placement.MAX_N + 1];

  BlockSearch(Steps steps) {
    this.steps = steps;
    for (int rows = 0; rows < levels.length; rows++) {
      levels[rows] = new Level(CAPACITY);
    }
  }

  Completions count(Batch batch, Layout layout) {
    int root = layout.rowsLeft();
    for (int rows = 3; rows <= root; rows++) {
      layout.shifts(rows, levels[rows].shifts);
      levels[rows].count = 0;
    }
    int lanes = steps.lanes();
    int block = BLOCK / lanes * lanes;
    long found = 0;
    long nodes = 0;
    int loaded = 0;
    int rows = root;
    while (true) {
      Level level = levels[rows];
      if (rows > 3 && levels[rows - 1].count >= DESCEND_AT) {
        rows--;
        continue;
      }
      if (level.count < lanes) {
        if (rows < root) {
          rows++;
          continue;
        }
        if (loaded < batch.size()) {
          loaded = load(batch, layout, loaded, level);
          continue;
        }
        while (rows >= 3 && levels[rows].count == 0) {
          rows--;
        }
        if (rows < 3) {
          return new Completions(found, nodes + found);
        }
        level = levels[rows];
        if (level.count < lanes) {
          level.pad(lanes);
          level.count = lanes;
        }
      }
      int to = level.count;
      int from = to - Math.min(block, to / lanes * lanes);
      Level next = levels[rows - 1];
      long result = layout.step(steps, rows, from, to, level, next);
      if (rows == 3) {
        found += result;
        level.count = from;
      } else {
        level.count = (int) (result >>> 32);
        nodes += (int) result - next.count;
        next.count = (int) result;
      }
    }
  }

  private static int load(Batch batch, Layout layout, int from, Level level) {
    int board = Placement.lines(layout.n);
    int row = layout.row(layout.rowsLeft() - 1);
    int i = from;
    int[][] words = level.words;
    for (; i < batch.size() && level.count < DESCEND_AT; i++) {
      int open = board & ~batch.columns(i);
      int free =
          open
              & ~((int) (batch.diagonals(i) >>> row)
                  | (int) (batch.antidiagonals(i) >>> layout.n - 1 - row));
      if (free != 0) {
        words[0][level.count] = free;
        words[1][level.count] = open;
        layout.load(batch, i, words, level.count);
        level.count++;
      }
    }
    return i;
  }
}
