package org.nqueens.method;

/**
 * One run of a method: the board it fills, what it has counted, and when it must stop.
 *
 * <p>A method calls {@link #test}, {@link #place}, {@link #refuse}, {@link #takeBack} and {@link
 * #solution} as it goes. The clock is read every {@value #CLOCK_STEP} tests, so a time limit is
 * kept to within microseconds of work.
 */
public final class Search {

  private static final int CLOCK_STEP = 1 << 14;

  private final int n;
  private final SearchListener listener;
  private final long maxNodes;
  private final long maxSolutions;
  private final long deadline;
  private final int depth;
  private final int[] columns;
  private int queens;
  private int next; // first column of row queens that is not done
  private long nodes;
  private long tests;
  private long solutions;
  private long nextClock = CLOCK_STEP;

  /**
   * A run.
   *
   * @param n board size, at least 0
   * @param listener told of every step
   * @param limits when to stop
   */
  public Search(int n, SearchListener listener, Limits limits) {
    this.n = n;
    this.listener = listener;
    this.maxNodes = limits.nodes();
    this.maxSolutions = limits.solutions();
    this.deadline = limits.nanos() == Long.MAX_VALUE ? 0 : System.nanoTime() + limits.nanos();
    this.depth = limits.depth();
    this.columns = new int[n];
  }

  /**
   * When to stop a run. The largest value of each type stands for no limit.
   *
   * @param nodes queens placed, at least 1
   * @param solutions solutions found, at least 1
   * @param nanos time in nanoseconds, at least 1
   * @param depth rows searched, at least 0: nothing is placed in the rows below, and the run does
   *     not count as stopped
   */
  public record Limits(long nodes, long solutions, long nanos, int depth) {

    /** Never. */
    public static final Limits NONE =
        new Limits(Long.MAX_VALUE, Long.MAX_VALUE, Long.MAX_VALUE, Integer.MAX_VALUE);

    public Limits {
      if (nodes < 1 || solutions < 1 || nanos < 1 || depth < 0) {
        throw new IllegalArgumentException(
            "limits must be at least 1 and the depth at least 0, got %d nodes, %d solutions, %d ns, %d rows"
                .formatted(nodes, solutions, nanos, depth));
      }
    }

    /** After {@code nanos} nanoseconds. */
    public static Limits time(long nanos) {
      return new Limits(Long.MAX_VALUE, Long.MAX_VALUE, nanos, Integer.MAX_VALUE);
    }

    /** Only the first {@code depth} rows. */
    public static Limits depth(int depth) {
      return new Limits(Long.MAX_VALUE, Long.MAX_VALUE, Long.MAX_VALUE, depth);
    }

    /** After {@code nodes} queens placed. */
    public static Limits nodes(long nodes) {
      return new Limits(nodes, Long.MAX_VALUE, Long.MAX_VALUE, Integer.MAX_VALUE);
    }
  }

  /** Board size. */
  public int n() {
    return n;
  }

  /** The columns of the queens on the board; for the method to read, changed by {@link #place}. */
  int[] columns() {
    return columns;
  }

  /** Counts {@code count} questions asked about squares. */
  void test(int count) {
    tests += count;
    if (tests >= nextClock) {
      nextClock = tests + CLOCK_STEP;
      if (deadline != 0 && System.nanoTime() - deadline >= 0) {
        throw new SearchStopped();
      }
    }
  }

  /** Puts a queen on ({@code row}, {@code column}); {@code row} queens stand above. */
  void place(int row, int column) {
    if (nodes == maxNodes) {
      throw new SearchStopped();
    }
    nodes++;
    columns[row] = column;
    queens = row + 1;
    next = 0;
    listener.placed(row, column);
  }

  /** Square ({@code row}, {@code column}) is attacked by the queen of row {@code attacker}. */
  void refuse(int row, int column, int attacker) {
    listener.refused(row, column, attacker);
  }

  /** Square ({@code row}, {@code column}) is attacked, the method does not know by whom. */
  void refuse(int row, int column) {
    if (listener != SearchListener.NONE) {
      listener.refused(row, column, Attacks.from(columns, row, column));
    }
  }

  /** Takes the queen on ({@code row}, {@code column}) back. */
  void takeBack(int row, int column) {
    queens = row;
    next = column + 1;
    listener.takenBack(row, column);
  }

  /** The board is full and no queen attacks another. */
  void solution() {
    solutions++;
    listener.solution(columns);
    if (solutions == maxSolutions) {
      throw new SearchStopped();
    }
  }

  /** Whether {@code row} lies below the rows to be searched. */
  boolean cutsOff(int row) {
    return row >= depth;
  }

  /** Whether the method must tell which squares it leaves out without testing them one by one. */
  boolean watched() {
    return listener != SearchListener.NONE;
  }

  double shareDone(Method method) {
    return method.shareDone(n, columns, queens, next);
  }

  long nodes() {
    return nodes;
  }

  long tests() {
    return tests;
  }

  long solutions() {
    return solutions;
  }
}
