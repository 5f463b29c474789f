package org.nqueens.method;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.nqueens.board.Placement;
import org.nqueens.board.Solution;
import org.nqueens.board.Symmetry;

/**
 * Jumps to any place in the lexicographic list of a board's solutions, without walking there.
 *
 * <p>The solutions that start with the same columns stand together in the list. A subtree that lies
 * wholly before the place sought is counted by a kernel and skipped; only the subtree that holds
 * the place is opened. With c(p) the completions of a prefix p, the rank of a solution s is the sum
 * of c(s₀ … s₍ᵣ₋₁₎ c) over all rows r and all columns c &lt; sᵣ. For n = 4 and s = 2 0 3 1: the
 * first queens 0 and 1 have 0 and 1 solutions, nothing is left of the later queens, so the rank is
 * 1.
 *
 * <p><b>Finger search.</b> Counting a whole subtree of the first row is dear when the place is near
 * the beginning. The search therefore starts at the far left and deep down: it skips small subtrees
 * first, and counts a larger one only when everything to its left has been passed. The cost grows
 * with the place, as the time to enumerate that far would, divided by what a kernel gains over
 * enumeration.
 *
 * <p><b>Mirror.</b> The left-right mirror maps the solutions with first queen c to those with
 * n-1-c, so the right half of the first row is never counted.
 *
 * <p>Subtrees are counted in pieces two rows further down, all pieces at once, so that the counter
 * can share them out. Ranks count from 0 and fit a {@code long} (Q(28) is about 2.6 ×
 * 10<sup>18</sup>). Not safe for use by several threads.
 */
public final class Pager {

  /** With so few rows left a subtree is walked, not counted: it holds a few dozen solutions. */
  private static final int WALKED_ROWS = 8;

  /** Rows below a counted prefix at which its subtree is cut into pieces for the threads. */
  private static final int CUT = 2;

  private final int n;
  private final CompletionCounter counter;
  private final Node root;

  /**
   * A pager for one board.
   *
   * @param n board size, in [0, 31]
   * @param counter counts completions of placements
   */
  public Pager(int n, CompletionCounter counter) {
    this.n = n;
    this.counter = counter;
    this.root = new Node(Placement.empty(n), new int[0]);
  }

  /** Q(n), the length of the list. */
  public long total() {
    if (root.count < 0) {
      root.count = counter.solutions(n);
    }
    return root.count;
  }

  /**
   * Counts the whole list column by column of the first row, as {@link #at(long[])} needs it; half
   * of the columns, the others being their mirror images.
   */
  public void countColumns() {
    if (root.rowsLeft() > WALKED_ROWS) {
      List<Node> columns = root.children();
      count(columns.subList(0, (n + 1) / 2));
      root.count = columns.stream().mapToLong(this::count).reduce(0, Math::addExact);
    }
  }

  /**
   * The solution of rank {@code rank}; empty if the list is shorter.
   *
   * @param rank from 0
   */
  public Optional<Solution> at(long rank) {
    requireRank(rank);
    List<Solution> found = new ArrayList<>(1);
    if (foundLeftmost(rank, found) || rank >= total()) {
      return found.stream().findFirst();
    }
    long fromBack = total() - 1 - rank;
    long nearer = Math.min(rank, fromBack);
    countColumnsBefore(nearer);
    collect(root, new long[] {nearer}, 0, found);
    Solution solution = found.get(0);
    return Optional.of(fromBack < rank ? solution.image(Symmetry.FLIP_COLUMNS) : solution);
  }

  /**
   * Counts at once the columns that have to be passed or opened for {@code rank} in any case: the
   * outer ones have fewer solutions than the average, so with a k-th of all before it there is more
   * than a k-th of the columns.
   */
  private void countColumnsBefore(long rank) {
    if (root.rowsLeft() > WALKED_ROWS) {
      int passed = (int) (n * ((double) rank / total()));
      count(root.children().subList(0, Math.min(passed, (n - 1) / 2) + 1));
    }
  }

  /** Looks for {@code rank} among the solutions of the leftmost column; whether it is there. */
  private boolean foundLeftmost(long rank, List<Solution> found) {
    if (root.rowsLeft() > WALKED_ROWS) {
      skip(root.children().get(0), rank, found);
    }
    return !found.isEmpty();
  }

  /**
   * The solutions of the given ranks. Their common subtrees are counted once.
   *
   * @param ranks ascending, each in [0, Q(n) - 1]
   */
  public List<Solution> at(long[] ranks) {
    if (ranks.length == 0) {
      return List.of();
    }
    Arrays.stream(ranks).forEach(Pager::requireRank);
    long total = total();
    if (ranks[ranks.length - 1] >= total) {
      throw new IllegalArgumentException(
          "a rank must be below Q(%d) = %d, got %d".formatted(n, total, ranks[ranks.length - 1]));
    }
    List<Solution> found = new ArrayList<>(ranks.length);
    collect(root, ranks, 0, found);
    return found;
  }

  /** How many solutions come before {@code solution}. */
  public long rank(Solution solution) {
    if (solution.n() != n) {
      throw new IllegalArgumentException(
          "the board size must be %d, got %d".formatted(n, solution.n()));
    }
    if (n > 0 && 2 * solution.column(0) > n - 1) {
      return total() - 1 - rank(solution.image(Symmetry.FLIP_COLUMNS));
    }
    long rank = 0;
    Node node = root;
    for (int row = 0; row < n; row++) {
      Node next = null;
      for (Node child : node.children()) {
        if (child.column() < solution.column(row)) {
          rank = Math.addExact(rank, count(child));
        } else if (child.column() == solution.column(row)) {
          next = child;
        }
      }
      node = next;
    }
    return rank;
  }

  private static void requireRank(long rank) {
    if (rank < 0) {
      throw new IllegalArgumentException("a rank must be at least 0, got " + rank);
    }
  }

  /**
   * Skips {@code offset} solutions of {@code node}, or as many as it has.
   *
   * @return how many are left to skip; if the solution was found, it is added to {@code found} and
   *     the value means nothing
   */
  private long skip(Node node, long offset, List<Solution> found) {
    if (node.rowsLeft() <= WALKED_ROWS) {
      return pass(node, offset, found);
    }
    long left = offset;
    long passed = 0;
    boolean leftmost = true;
    for (Node child : node.children()) {
      long before = left;
      left = leftmost ? skip(child, left, found) : pass(child, left, found);
      if (!found.isEmpty()) {
        return 0;
      }
      passed += before - left;
      leftmost = false;
    }
    node.count = passed;
    return left;
  }

  /** As {@link #skip}, counting the whole of {@code node} first. */
  private long pass(Node node, long offset, List<Solution> found) {
    long count = count(node);
    if (offset >= count) {
      return offset - count;
    }
    collect(node, new long[] {offset}, 0, found);
    return 0;
  }

  /** Adds the solutions of {@code ranks}, of which {@code node}'s first has rank {@code base}. */
  private void collect(Node node, long[] ranks, long base, List<Solution> found) {
    if (node.rowsLeft() <= WALKED_ROWS) {
      walk(node, ranks, base, found);
      return;
    }
    long first = base;
    int from = 0;
    for (Node child : node.children()) {
      if (from == ranks.length) {
        return;
      }
      long end = first + count(child);
      int to = from;
      while (to < ranks.length && ranks[to] < end) {
        to++;
      }
      if (to > from) {
        collect(child, Arrays.copyOfRange(ranks, from, to), first, found);
      }
      from = to;
      first = end;
    }
  }

  private void walk(Node node, long[] ranks, long base, List<Solution> found) {
    SolutionCursor cursor = SolutionCursor.beforeFirst(n, node.prefix);
    long rank = base - 1;
    for (long wanted : ranks) {
      while (rank < wanted) {
        if (!cursor.next()) {
          throw new IllegalStateException(
              "the counter found more solutions below %s than there are"
                  .formatted(Arrays.toString(node.prefix)));
        }
        rank++;
      }
      found.add(cursor.solution());
    }
  }

  private long count(Node node) {
    if (node.count < 0) {
      if (node.depth() == 1 && 2 * node.column() > n - 1) {
        node.count = count(root.child(n - 1 - node.column()));
      } else {
        count(List.of(node));
      }
    }
    return node.count;
  }

  /** Counts {@code nodes}, keeping the counts of their descendants for when they are opened. */
  private void count(List<Node> nodes) {
    List<Node> pieces = new ArrayList<>();
    nodes.forEach(node -> cut(node, Math.min(node.depth() + CUT, n), pieces));
    long[] counts = counter.completions(pieces.stream().map(piece -> piece.placement).toList());
    for (int piece = 0; piece < counts.length; piece++) {
      pieces.get(piece).count = counts[piece];
    }
    nodes.forEach(Pager::fold);
  }

  /**
   * Adds what has to be counted of {@code node}, in nodes of depth {@code depth} where possible.
   */
  private static void cut(Node node, int depth, List<Node> pieces) {
    if (node.count >= 0) {
      return;
    }
    if (node.depth() >= depth || node.rowsLeft() <= WALKED_ROWS) {
      pieces.add(node);
    } else {
      node.children().forEach(child -> cut(child, depth, pieces));
    }
  }

  private static long fold(Node node) {
    if (node.count < 0) {
      node.count = node.children().stream().mapToLong(Pager::fold).reduce(0, Math::addExact);
    }
    return node.count;
  }

  /** A prefix of the columns and what is known below it. */
  private static final class Node {
    private final Placement placement;
    private final int[] prefix;
    private List<Node> children;
    private long count = -1; // not counted yet

    Node(Placement placement, int[] prefix) {
      this.placement = placement;
      this.prefix = prefix;
    }

    int depth() {
      return prefix.length;
    }

    int rowsLeft() {
      return placement.n() - prefix.length;
    }

    int column() {
      return prefix[prefix.length - 1];
    }

    Node child(int column) {
      return children().stream().filter(child -> child.column() == column).findFirst().get();
    }

    List<Node> children() {
      if (children == null) {
        children = new ArrayList<>();
        int row = prefix.length;
        for (int free = placement.free(row); free != 0; free &= free - 1) {
          int column = Integer.numberOfTrailingZeros(free);
          int[] longer = Arrays.copyOf(prefix, row + 1);
          longer[row] = column;
          children.add(new Node(placement.place(row, column), longer));
        }
      }
      return children;
    }
  }
}
