package org.nqueens.kernel.vector;

import org.nqueens.board.Placement;
import org.nqueens.kernel.Batch;
import org.nqueens.kernel.Completions;

/**
 * Blocked depth-first search: a stack of states for each number of rows left, worked on by whole
 * vectors.
 *
 * <p>A step takes the topmost states of one level, tries squares of their next row in all lanes at
 * once, and pushes the children that pass onto the level below; what still has squares to try
 * stays. So lanes are closed up again after every try, and nearly all of them always hold a state.
 *
 * <p><b>Order of work.</b> The search goes down as soon as the level below holds {@link
 * #DESCEND_AT} states, and up when a level no longer fills a vector. That bounds every stack: a
 * step is only taken while the level below holds fewer than {@code DESCEND_AT}, and adds at most
 * {@code MAX_TRIES * BLOCK}. When no level fills a vector and every placement is loaded, the
 * highest level that holds anything is filled up with empty lanes. Each such step wastes lanes, but
 * there are only some dozens of them in a batch.
 *
 * <p>One search serves one thread and is used again and again: nothing is allocated for a batch.
 */
final class BlockSearch {

  /** A level with this many states is worked on before the levels above it go on. */
  private static final int DESCEND_AT = 512;

  /** States that one step takes at most: enough to make its call cost nothing. */
  static final int BLOCK = 1024;

  private static final int MAX_LANES = 16;

  /** A step writes whole vectors, so up to one vector behind the last state is overwritten. */
  private static final int CAPACITY = DESCEND_AT + Steps.MAX_TRIES * BLOCK + 2 * MAX_LANES;

  /** The level whose states are counted without placing their queens. */
  private static final int LAST = 3;

  private final Steps steps;
  private final int block;
  private final Level[] levels = new Level[Placement.MAX_N + 1]; // by rows left

  private Batch batch;
  private Layout layout;
  private int loaded;
  private long found;
  private long nodes;

  /**
   * A search for one thread.
   *
   * @param block states that one step takes at most, from {@code steps.lanes()} to {@link #BLOCK}
   */
  BlockSearch(Steps steps, int block) {
    this.steps = steps;
    this.block = block;
    for (int rows = LAST - 1; rows < levels.length; rows++) {
      levels[rows] = new Level(CAPACITY);
    }
  }

  /** Counts the completions of {@code batch}, whose diagonals {@code layout} holds. */
  Completions count(Batch batch, Layout layout) {
    this.batch = batch;
    this.layout = layout;
    loaded = 0;
    found = 0;
    nodes = 0;
    int root = layout.rowsLeft();
    for (int rows = LAST; rows <= root; rows++) {
      layout.shifts(rows, levels[rows].shifts);
      levels[rows].count = 0; // not 0 if the last search was broken off
    }
    for (int rows = next(root, root); rows >= LAST; rows = next(rows, root)) {
      step(rows);
    }
    return new Completions(found, nodes + found);
  }

  /** The level to work on after {@code rows}; below {@link #LAST} when all is done. */
  private int next(int rows, int root) {
    int next = rows;
    while (next > LAST && levels[next - 1].count >= DESCEND_AT) {
      next--;
    }
    while (next < root && levels[next].count < steps.lanes()) {
      next++;
    }
    if (levels[next].count < steps.lanes()) {
      load(levels[root]);
    }
    // Nothing fills a vector any more: the highest level goes on with empty lanes.
    while (next >= LAST && levels[next].count == 0) {
      next--;
    }
    return next;
  }

  private void step(int rows) {
    Level level = levels[rows];
    Level next = levels[rows - 1];
    int lanes = steps.lanes();
    if (level.count < lanes) {
      level.pad(lanes);
    }
    int to = level.count;
    int from = to - Math.min(block, to) / lanes * lanes;
    long result = layout.step(steps, rows, from, to, level, next);
    if (rows == LAST) {
      found += result;
      level.count = from;
    } else {
      int kept = (int) result;
      nodes += kept - next.count;
      next.count = kept;
      level.count = (int) (result >>> Integer.SIZE);
    }
  }

  /** Loads placements that have a free square in their next row, as many as the level takes. */
  private void load(Level level) {
    int board = Placement.lines(batch.n());
    int row = layout.row(layout.rowsLeft() - 1);
    int mirrored = batch.n() - 1 - row;
    for (; loaded < batch.size() && level.count < DESCEND_AT; loaded++) {
      int open = board & ~batch.columns(loaded);
      int attacked =
          (int) (batch.diagonals(loaded) >>> row)
              | (int) (batch.antidiagonals(loaded) >>> mirrored);
      int free = open & ~attacked;
      if (free != 0) {
        level.words[0][level.count] = free;
        level.words[1][level.count] = open;
        layout.load(batch, loaded, level.words, level.count);
        level.count++;
      }
    }
  }
}
