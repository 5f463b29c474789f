package org.nqueens.method;

/**
 * One textbook way to find the solutions, written to be read, watched and compared.
 *
 * <p>All methods report the same solutions in the same order, lexicographic by columns. They differ
 * in what they try: {@link Search} counts a node for every queen put on the board and a test for
 * every question asked about a square, and each method says in its {@link #idea} what one test is.
 */
public interface Method {

  /** The name users give, such as {@code "promising"}. */
  String label();

  /** The idea in one sentence, and what counts as a test. */
  String idea();

  /**
   * Searches a board of {@code search.n()} rows, reporting every step to {@code search}.
   *
   * @throws SearchStopped if {@code search} ends it early
   */
  void run(Search search);

  /** Largest n the method can be run on at all. */
  default int maxN() {
    return 1000;
  }

  /**
   * Share of the whole search that is done, in [0, 1].
   *
   * <p>By default, each branch at a node is taken to be as long as its neighbours, a node's
   * branches being the squares not attacked from above (Knuth's estimate, read the other way
   * round).
   *
   * @param columns the queens' columns in rows 0, 1, ...
   * @param queens how many of them are on the board
   * @param next first column of row {@code queens} that is not done
   */
  default double shareDone(int n, int[] columns, int queens, int next) {
    double share = 0;
    double branch = 1;
    for (int row = 0; row <= queens && row < n; row++) {
      int end = row < queens ? columns[row] : next;
      int before = 0;
      int free = 0;
      for (int column = 0; column < n; column++) {
        if (Attacks.from(columns, row, column) < 0) {
          free++;
          before += column < end ? 1 : 0;
        }
      }
      if (free == 0) {
        return share;
      }
      branch /= free;
      share += branch * before;
      if (row < queens && Attacks.from(columns, row, end) >= 0) {
        return share; // placed and then found to be attacked: nothing lies below it
      }
    }
    return share;
  }
}
