package org.nqueens.seed;

import java.util.Arrays;
import org.nqueens.board.Placement;

/**
 * Many seeds of one board with the same rows filled and the same weight, in little memory.
 *
 * <p>A seed is the columns of its queens in ascending order of the rows, five bits each, twelve to
 * a {@code long}: 8 bytes for a seed of up to 12 queens. So 10<sup>7</sup> seeds take 80 MB.
 */
public final class SeedPack {

  private static final int COLUMN_BITS = 5;
  private static final int COLUMN_MASK = (1 << COLUMN_BITS) - 1;
  private static final int COLUMNS_PER_WORD = Long.SIZE / COLUMN_BITS;

  private final int n;
  private final int rows;
  private final int weight;
  private final int stride;
  private long[] words;
  private int size;

  /**
   * An empty pack.
   *
   * @param n board size, in [0, 31]
   * @param rows mask of the rows filled
   * @param weight solutions that one completion stands for: 1, 2, 4 or 8
   */
  public SeedPack(int n, int rows, int weight) {
    this(n, rows, weight, new long[0]);
  }

  /**
   * A pack of seeds packed before.
   *
   * @param words what {@link #words()} gave for the same {@code n} and {@code rows}; taken over,
   *     not copied
   */
  public SeedPack(int n, int rows, int weight, long[] words) {
    Placement.empty(n); // refuses a size out of range
    if ((rows & ~Placement.lines(n)) != 0) {
      throw new IllegalArgumentException(
          "row mask reaches outside an n = " + n + " board: " + Integer.toBinaryString(rows));
    }
    if (Integer.bitCount(weight) != 1 || weight > 8 || weight < 1) {
      throw new IllegalArgumentException("weight must be 1, 2, 4 or 8, got " + weight);
    }
    this.n = n;
    this.rows = rows;
    this.weight = weight;
    // A seed without a queen takes a word too, so that its presence can be counted.
    this.stride = Math.max(1, -Math.floorDiv(-Integer.bitCount(rows), COLUMNS_PER_WORD));
    if (words.length % stride != 0) {
      throw new IllegalArgumentException(
          "seeds of %d words each must fill the array, got %d words"
              .formatted(stride, words.length));
    }
    this.words = words;
    this.size = words.length / stride;
  }

  /** Adds a seed; {@code columnOf} gives the column for each row of {@link #rows()}. */
  public void add(int[] columnOf) {
    int end = makeRoom();
    int count = 0;
    for (int rest = rows; rest != 0; rest &= rest - 1) {
      long column = columnOf[Integer.numberOfTrailingZeros(rest)];
      words[end + count / COLUMNS_PER_WORD] |= column << COLUMN_BITS * (count % COLUMNS_PER_WORD);
      count++;
    }
  }

  /** Adds seed {@code i} of {@code other}, a pack with the same board and rows. */
  public void addFrom(SeedPack other, int i) {
    if (other.n != n || other.rows != rows) {
      throw new IllegalArgumentException("packs must have one board and one set of rows");
    }
    int end = makeRoom();
    System.arraycopy(other.words, i * stride, words, end, stride);
  }

  private int makeRoom() {
    int end = size * stride;
    if (end == words.length) {
      words = Arrays.copyOf(words, Math.max(stride, end + (end >> 1) / stride * stride + stride));
    }
    size++;
    return end;
  }

  /** Column of the {@code queen}-th queen (in order of rows, from 0) of seed {@code i}. */
  public int column(int i, int queen) {
    long word = words[i * stride + queen / COLUMNS_PER_WORD];
    return (int) (word >>> COLUMN_BITS * (queen % COLUMNS_PER_WORD)) & COLUMN_MASK;
  }

  /** Seed {@code i} as a placement, checked. */
  public Placement placement(int i) {
    Placement placement = Placement.empty(n);
    int queen = 0;
    for (int rest = rows; rest != 0; rest &= rest - 1) {
      placement = placement.place(Integer.numberOfTrailingZeros(rest), column(i, queen++));
    }
    return placement;
  }

  /** Board size. */
  public int n() {
    return n;
  }

  /** Mask of the rows filled in every seed. */
  public int rows() {
    return rows;
  }

  /** Solutions of the whole board that one completion stands for. */
  public int weight() {
    return weight;
  }

  /** Seeds held. */
  public int size() {
    return size;
  }

  /** The packed seeds, as long as needed. */
  public long[] words() {
    return words.length == size * stride ? words : Arrays.copyOf(words, size * stride);
  }
}
