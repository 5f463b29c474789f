package org.nqueens.board;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Queens anywhere on an n × n board, attacking each other or not: what a board read from a file is
 * before it is known to be right.
 *
 * @param n board size, in [0, {@value #MAX_N}]
 * @param queens squares of the queens, all on the board, none twice, in the order they were given
 */
public record Position(int n, List<Square> queens) {

  /** Largest board handled as a value; a limit of memory, not of the mathematics. */
  public static final int MAX_N = 1_000_000;

  public Position {
    requireSize(n);
    queens = List.copyOf(queens);
    for (Square queen : queens) {
      if (queen.row() < 0 || queen.row() >= n || queen.column() < 0 || queen.column() >= n) {
        throw new IllegalArgumentException(
            "a queen must stand on the board, rows and columns 0 to %d, got %s"
                .formatted(n - 1, queen));
      }
    }
    if (queens.stream().distinct().count() != queens.size()) {
      throw new IllegalArgumentException("a square holds one queen, got " + queens);
    }
  }

  static void requireSize(int n) {
    if (n < 0 || n > MAX_N) {
      throw new IllegalArgumentException("board size must be in [0, " + MAX_N + "], got " + n);
    }
  }

  /**
   * Two queens that attack each other.
   *
   * @param first the one given first
   * @param second the other
   */
  public record Conflict(Square first, Square second) {}

  /**
   * The first queen, in the order given, that a queen before it attacks, and the earliest queen
   * that does; empty if none attacks another.
   *
   * <p>Two queens attack each other exactly if they share a row, a column, a diagonal r + c or a
   * diagonal c - r, so one look-up per line finds the conflict in time linear in the queens.
   */
  public Optional<Conflict> conflict() {
    List<Map<Integer, Integer>> taken =
        List.of(new HashMap<>(), new HashMap<>(), new HashMap<>(), new HashMap<>());
    for (int i = 0; i < queens.size(); i++) {
      Square queen = queens.get(i);
      int[] lines = {
        queen.row(), queen.column(), queen.row() + queen.column(), queen.column() - queen.row()
      };
      int earliest = i;
      for (int line = 0; line < lines.length; line++) {
        Integer other = taken.get(line).putIfAbsent(lines[line], i);
        earliest = other == null ? earliest : Math.min(earliest, other);
      }
      if (earliest < i) {
        return Optional.of(new Conflict(queens.get(earliest), queen));
      }
    }
    return Optional.empty();
  }

  /** Whether this is a solution: n queens, none attacking another. */
  public boolean isSolution() {
    return queens.size() == n && conflict().isEmpty();
  }

  /**
   * This position as a solution.
   *
   * @throws IllegalArgumentException if it is none
   */
  public Solution toSolution() {
    if (queens.size() != n) {
      throw new IllegalArgumentException(
          "a solution has %d queens, got %d".formatted(n, queens.size()));
    }
    int[] columns = new int[n];
    for (Square queen : queens) {
      columns[queen.row()] = queen.column();
    }
    return Solution.of(columns);
  }
}
