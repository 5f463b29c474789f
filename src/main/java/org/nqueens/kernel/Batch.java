package org.nqueens.kernel;

import java.util.Arrays;
import java.util.List;
import org.nqueens.board.Placement;

/**
 * Placements that a kernel counts together: boards of one size with the same rows filled.
 *
 * <p>Since the rows left are the same for all of them, everything that depends on the row alone
 * (order, distances, shifts) is worked out once for the batch. The masks stand in arrays side by
 * side, as a vector kernel loads them; their meaning is that of {@link Placement}.
 */
public final class Batch {

  private final int n;
  private final int rows;
  private int size;
  private int[] columns;
  private long[] diagonals;
  private long[] antidiagonals;

  /**
   * An empty batch.
   *
   * @param n board size, in [0, {@value Placement#MAX_N}]
   * @param rows mask of the rows filled in every placement
   * @param capacity placements expected, at least 0; more may be added
   */
  public Batch(int n, int rows, int capacity) {
    if (n < 0 || n > Placement.MAX_N) {
      throw new IllegalArgumentException(
          "board size must be in [0, " + Placement.MAX_N + "], got " + n);
    }
    if ((rows & ~Placement.lines(n)) != 0) {
      throw new IllegalArgumentException(
          "row mask reaches outside an n = " + n + " board: " + Integer.toBinaryString(rows));
    }
    this.n = n;
    this.rows = rows;
    this.columns = new int[capacity];
    this.diagonals = new long[capacity];
    this.antidiagonals = new long[capacity];
  }

  /**
   * The batch of {@code placements}.
   *
   * @param placements at least one
   * @throws IllegalArgumentException if they differ in board size or in the rows filled
   */
  public static Batch of(List<Placement> placements) {
    Placement first = placements.get(0);
    Batch batch = new Batch(first.n(), first.rows(), placements.size());
    for (Placement placement : placements) {
      if (placement.n() != first.n() || placement.rows() != first.rows()) {
        throw new IllegalArgumentException(
            "a batch must have one size and one set of rows, got " + first + " and " + placement);
      }
      batch.add(placement.columns(), placement.diagonals(), placement.antidiagonals());
    }
    return batch;
  }

  /** Adds one placement by its masks. They are taken as valid: this is the fast way in. */
  public void add(int columns, long diagonals, long antidiagonals) {
    if (size == this.columns.length) {
      int capacity = Math.max(16, 2 * size);
      this.columns = Arrays.copyOf(this.columns, capacity);
      this.diagonals = Arrays.copyOf(this.diagonals, capacity);
      this.antidiagonals = Arrays.copyOf(this.antidiagonals, capacity);
    }
    this.columns[size] = columns;
    this.diagonals[size] = diagonals;
    this.antidiagonals[size] = antidiagonals;
    size++;
  }

  /** Board size. */
  public int n() {
    return n;
  }

  /** Mask of the rows filled in every placement. */
  public int rows() {
    return rows;
  }

  /** Rows that are left in every placement. */
  public int rowsLeft() {
    return n - Integer.bitCount(rows);
  }

  /** The placements with indices from {@code from} to {@code to - 1}. */
  public Batch range(int from, int to) {
    Batch part = new Batch(n, rows, to - from);
    for (int i = from; i < to; i++) {
      part.add(columns[i], diagonals[i], antidiagonals[i]);
    }
    return part;
  }

  /** Placements held. */
  public int size() {
    return size;
  }

  /** Columns taken in placement {@code i}. */
  public int columns(int i) {
    return columns[i];
  }

  /** Diagonals taken in placement {@code i}, by r + c. */
  public long diagonals(int i) {
    return diagonals[i];
  }

  /** Diagonals taken in placement {@code i}, by c - r + n - 1. */
  public long antidiagonals(int i) {
    return antidiagonals[i];
  }
}
