package org.nqueens.method;

import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeSet;
import org.nqueens.board.Solution;

/** The lists of solutions there are: all, a part, a sample, one per orbit, a single one. */
public final class Sources {

  private Sources() {}

  /** All solutions of a board of size {@code n}, in [0, 31], in lexicographic order. */
  public static SolutionSource all(int n) {
    return new Walk(SolutionCursor.beforeFirst(n), 0);
  }

  /**
   * The solutions from rank {@code offset} on.
   *
   * @param offset solutions left out, at least 0
   * @param counter counts the subtrees that are skipped
   */
  public static SolutionSource from(int n, long offset, CompletionCounter counter) {
    if (offset == 0) {
      return all(n);
    }
    Optional<Solution> first = new Pager(n, counter).at(offset);
    return first.isPresent()
        ? new Walk(SolutionCursor.before(first.get()), offset)
        : new Fixed(List.of(), new long[0]);
  }

  /**
   * One solution from each orbit, its lexicographically smallest, with the size of the orbit. They
   * are numbered by themselves, from 1.
   */
  public static SolutionSource fundamental(int n) {
    return new Fundamental(n);
  }

  /**
   * Different solutions drawn uniformly from all of them, in lexicographic order.
   *
   * @param size how many; all solutions if there are fewer
   * @param seed equal seeds draw equal samples
   */
  public static SolutionSource sample(int n, int size, long seed, CompletionCounter counter) {
    Pager pager = new Pager(n, counter);
    pager.countColumns();
    long[] ranks = draw(pager.total(), size, seed);
    return new Fixed(pager.at(ranks), ranks);
  }

  /** One given solution, number 1. */
  public static SolutionSource of(Solution solution) {
    return new Fixed(List.of(solution), new long[] {0});
  }

  /** At most {@code limit} solutions of {@code source}. */
  public static SolutionSource limit(SolutionSource source, long limit) {
    return new Limited(source, limit);
  }

  /**
   * {@code size} different numbers below {@code total}, ascending, every such set equally likely.
   *
   * <p>R. W. Floyd's method: for j = total - size ... total - 1 draw from [0, j] and take j itself
   * if what was drawn is taken already.
   */
  static long[] draw(long total, int size, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    TreeSet<Long> drawn = new TreeSet<>();
    for (long j = Math.max(0, total - size); j < total; j++) {
      if (!drawn.add(random.nextLong(j + 1))) {
        drawn.add(j);
      }
    }
    return drawn.stream().mapToLong(Long::longValue).toArray();
  }

  private static class Walk implements SolutionSource {
    final SolutionCursor cursor;
    long number;

    Walk(SolutionCursor cursor, long before) {
      this.cursor = cursor;
      this.number = before;
    }

    @Override
    public boolean next() {
      number++;
      return cursor.next();
    }

    @Override
    public int[] columns() {
      return cursor.columns();
    }

    @Override
    public long number() {
      return number;
    }
  }

  private static final class Fixed implements SolutionSource {
    private final Iterator<Solution> solutions;
    private final long[] ranks;
    private int index = -1;
    private int[] columns = {};

    Fixed(List<Solution> solutions, long[] ranks) {
      this.solutions = solutions.iterator();
      this.ranks = ranks;
    }

    @Override
    public boolean next() {
      index++;
      if (!solutions.hasNext()) {
        return false;
      }
      columns = solutions.next().columns();
      return true;
    }

    @Override
    public int[] columns() {
      return columns;
    }

    @Override
    public long number() {
      return ranks[index] + 1;
    }
  }

  private static final class Fundamental extends Walk {
    private final int n;
    private int orbit;

    Fundamental(int n) {
      super(SolutionCursor.beforeFirst(n), 0);
      this.n = n;
    }

    @Override
    public boolean next() {
      while (cursor.next()) {
        int[] columns = cursor.columns();
        if (n > 1 && 2 * columns[0] > n - 1) {
          return false; // the mirror image of every solution from here on came before it
        }
        Solution solution = Solution.of(Arrays.copyOf(columns, n));
        if (solution.isCanonical()) {
          number++;
          orbit = n <= 1 ? 1 : solution.symmetryClass().orbit();
          return true;
        }
      }
      return false;
    }

    @Override
    public int orbit() {
      return orbit;
    }
  }

  private static final class Limited implements SolutionSource {
    private final SolutionSource source;
    private long left;

    Limited(SolutionSource source, long limit) {
      this.source = source;
      this.left = limit;
    }

    @Override
    public boolean next() {
      if (left == 0) {
        return false;
      }
      left--;
      return source.next();
    }

    @Override
    public int[] columns() {
      return source.columns();
    }

    @Override
    public long number() {
      return source.number();
    }

    @Override
    public int orbit() {
      return source.orbit();
    }
  }
}
