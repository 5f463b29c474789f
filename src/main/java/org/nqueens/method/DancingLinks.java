package org.nqueens.method;

/**
 * Exact cover by dancing links: the textbook's alternative to all the others.
 *
 * <p>Every row and every column of the board must be covered exactly once (primary items), every
 * diagonal at most once (secondary items), and each square is an option that covers its four lines.
 * Choosing an option covers its items: every other option with one of them is unlinked from all its
 * lists, and linked back in reverse order when the choice is taken back.
 *
 * <p>Algorithm X leaves open which item is branched on. An item without an option left ends the
 * branch at once, also when it is a column or a row far below; otherwise it is the topmost open
 * row, which keeps the solutions in the order of the other methods. (Knuth's choice of the item
 * with the fewest options would find the same solutions in another order.)
 *
 * <p>Source: D. E. Knuth, <i>Dancing links</i> (2000), arXiv cs/0011047; TAOCP 4B, Section 7.2.2.1,
 * Algorithm X.
 */
final class DancingLinks implements Method {

  @Override
  public String label() {
    return "dancing-links";
  }

  @Override
  public String idea() {
    return "cover every row and column exactly once, each diagonal at most once; a test unlinks one"
        + " option from one list";
  }

  @Override
  public int maxN() {
    return 300;
  }

  @Override
  public void run(Search search) {
    new Links(search).cover(0);
  }

  private static final class Links {
    private static final int LINES = 4;

    private final Search search;
    private final int n;
    private final int items;
    private final int[] up;
    private final int[] down;
    private final int[] item; // of each node; node i < items heads the list of item i
    private final int[] size; // options left in each item's list
    private final boolean[] covered;

    Links(Search search) {
      this.search = search;
      this.n = search.n();
      this.items = 2 * n + 2 * (2 * n);
      int nodes = items + LINES * n * n;
      up = new int[nodes];
      down = new int[nodes];
      item = new int[nodes];
      size = new int[items];
      covered = new boolean[items];
      for (int i = 0; i < items; i++) {
        up[i] = i;
        down[i] = i;
        item[i] = i;
      }
      for (int square = 0; square < n * n; square++) {
        addOption(square, square / n, square % n);
      }
    }

    private void addOption(int square, int row, int column) {
      int[] lines = {row, n + column, 2 * n + row + column, 4 * n + column - row + n};
      for (int i = 0; i < LINES; i++) {
        int node = items + LINES * square + i;
        int head = lines[i];
        item[node] = head;
        up[node] = up[head];
        down[node] = head;
        down[up[head]] = node;
        up[head] = node;
        size[head]++;
      }
    }

    void cover(int row) {
      if (row == n) {
        search.solution();
        return;
      }
      if (search.cutsOff(row)) {
        return;
      }
      if (search.watched()) {
        refuseUnlinked(row);
      }
      if (deadEnd()) {
        return;
      }
      for (int node = down[row]; node != row; node = down[node]) {
        int square = (node - items) / LINES;
        search.place(row, square % n);
        coverOption(square);
        cover(row + 1);
        uncoverOption(square);
        search.takeBack(row, square % n);
      }
    }

    /** Whether a row or column that is still open has no square left. */
    private boolean deadEnd() {
      for (int i = 0; i < 2 * n; i++) {
        if (!covered[i] && size[i] == 0) {
          return true;
        }
      }
      return false;
    }

    private void coverOption(int square) {
      for (int i = 0; i < LINES; i++) {
        int head = item[items + LINES * square + i];
        covered[head] = true;
        for (int node = down[head]; node != head; node = down[node]) {
          unlinkOthers(node);
        }
      }
    }

    private void uncoverOption(int square) {
      for (int i = LINES - 1; i >= 0; i--) {
        int head = item[items + LINES * square + i];
        for (int node = up[head]; node != head; node = up[node]) {
          relinkOthers(node);
        }
        covered[head] = false;
      }
    }

    /** Takes the option of {@code node} out of its other items' lists. */
    private void unlinkOthers(int node) {
      int first = items + (node - items) / LINES * LINES;
      for (int other = first; other < first + LINES; other++) {
        if (other != node && !covered[item[other]]) {
          search.test(1);
          down[up[other]] = down[other];
          up[down[other]] = up[other];
          size[item[other]]--;
        }
      }
    }

    private void relinkOthers(int node) {
      int first = items + (node - items) / LINES * LINES;
      for (int other = first + LINES - 1; other >= first; other--) {
        if (other != node && !covered[item[other]]) {
          size[item[other]]++;
          down[up[other]] = other;
          up[down[other]] = other;
        }
      }
    }

    private void refuseUnlinked(int row) {
      boolean[] open = new boolean[n];
      for (int node = down[row]; node != row; node = down[node]) {
        open[(node - items) / LINES % n] = true;
      }
      for (int column = 0; column < n; column++) {
        if (!open[column]) {
          search.refuse(row, column);
        }
      }
    }
  }
}
