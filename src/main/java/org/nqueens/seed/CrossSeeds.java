package org.nqueens.seed;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.nqueens.board.CentreOut;
import org.nqueens.board.Symmetry;

/**
 * The eightfold reduction: every valid central cross, one from each orbit under the symmetries of
 * the square, extended by the next rows from the centre outwards.
 *
 * <p><b>The cross</b> is a set of lines that every symmetry maps to itself: for even n the two
 * middle rows and two middle columns, for odd n the middle row and column and, when the centre
 * square is occupied, also the rows and columns next to them. A solution has a queen on each of
 * these lines, so it contains exactly one valid filling of the cross.
 *
 * <p><b>Why the weights are exact.</b> A symmetry maps the solutions that contain a cross S to
 * those that contain the image of S, so all crosses of one orbit have equally many completions. It
 * is enough to search one of them and multiply by the orbit's size, which is 8 / (number of
 * symmetries that fix S) by the orbit-stabiliser theorem. The one searched is the smallest when
 * squares are numbered row by row and crosses compared as sorted lists.
 *
 * <p>For n = 4 the cross is the whole board but its corners. Its valid fillings are the two
 * solutions; they are mirror images, the smaller has weight 2, and Q(4) = 2 · 1.
 *
 * <p><b>Depth.</b> A seed of depth k fills the cross and the first k rows in the order of {@link
 * CentreOut}. The columns of the cross may have filled some of these rows, or others, already; so
 * seeds of one depth differ in the number of queens. Depth 0 is the cross alone.
 */
public final class CrossSeeds implements SeedEnumerator {

  private final int n;
  private final int depth;

  /**
   * Seeds of a board.
   *
   * @param n board size, in [0, 31]
   * @param depth rows filled besides the cross, counted from the centre outwards, at least 0; more
   *     than {@code n} means n
   */
  public CrossSeeds(int n, int depth) {
    RowSeeds.requireDepth(depth);
    this.n = n;
    this.depth = Math.min(depth, n);
  }

  @Override
  public long forEach(SeedVisitor visitor) {
    return new Enumeration(n, depth, visitor).run();
  }

  /** A row or a column that must hold a queen. */
  private record Line(boolean isColumn, int index) {

    static void addPair(List<Line> lines, int index) {
      lines.add(new Line(false, index));
      lines.add(new Line(true, index));
    }
  }

  private static final class Enumeration {
    private final int n;
    private final int depth;
    private final SeedVisitor visitor;
    private final RowFiller board;
    private final int[] order;

    Enumeration(int n, int depth, SeedVisitor visitor) {
      this.n = n;
      this.depth = depth;
      this.visitor = visitor;
      this.board = new RowFiller(n);
      this.order = CentreOut.rows(n);
    }

    long run() {
      List<Line> lines = new ArrayList<>();
      if (n > 0) {
        Line.addPair(lines, (n - 1) / 2);
        if (n % 2 == 0) {
          Line.addPair(lines, n / 2);
        }
      }
      fillCross(lines, 0);
      return board.nodes();
    }

    private void fillCross(List<Line> lines, int next) {
      if (next == lines.size()) {
        crossFilled(lines);
        return;
      }
      Line line = lines.get(next);
      if (line.isColumn() ? board.columnTaken(line.index()) : board.rowFilled(line.index())) {
        fillCross(lines, next + 1);
        return;
      }
      for (int other = 0; other < n; other++) {
        int row = line.isColumn() ? other : line.index();
        int column = line.isColumn() ? line.index() : other;
        if (board.isFree(row, column)) {
          board.place(row, column);
          fillCross(lines, next + 1);
          board.takeBack(row);
        }
      }
    }

    private void crossFilled(List<Line> lines) {
      int centre = (n - 1) / 2;
      boolean centreOccupied = n % 2 == 1 && board.rows() == 1 << centre;
      if (centreOccupied && lines.size() == 2 && n > 1) {
        List<Line> wider = new ArrayList<>(lines);
        Line.addPair(wider, centre - 1);
        Line.addPair(wider, centre + 1);
        fillCross(wider, lines.size());
        return;
      }
      int weight = orbitIfSmallest();
      if (weight > 0) {
        board.fill(order, 0, depth, weight, visitor);
      }
    }

    /** Size of the cross's orbit if it is the smallest of its images, else 0. */
    private int orbitIfSmallest() {
      int[] cross = image(Symmetry.IDENTITY);
      int fixedBy = 0;
      for (Symmetry symmetry : Symmetry.values()) {
        int compared = Arrays.compare(image(symmetry), cross);
        if (compared < 0) {
          return 0;
        }
        if (compared == 0) {
          fixedBy++;
        }
      }
      return Symmetry.values().length / fixedBy;
    }

    /** The image of the queens placed, as a sorted list of squares numbered row by row. */
    private int[] image(Symmetry symmetry) {
      int[] squares = new int[Integer.bitCount(board.rows())];
      int count = 0;
      for (int rows = board.rows(); rows != 0; rows &= rows - 1) {
        int row = Integer.numberOfTrailingZeros(rows);
        int column = board.columnOf(row);
        squares[count++] = symmetry.row(n, row, column) * n + symmetry.column(n, row, column);
      }
      Arrays.sort(squares);
      return squares;
    }
  }
}
