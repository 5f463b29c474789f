package org.nqueens.ledger;

/**
 * Which share of something: {@code index} of {@code of}, counted from 1, written {@code 2/5}.
 *
 * <p>Used for a task whose seeds were split anew because it took too long, and for the tasks of a
 * plan that one of several machines counts.
 *
 * @param index from 1 to {@code of}
 * @param of shares in all, in [1, {@value #MOST}]
 */
public record Share(int index, int of) {

  /** Most shares there can be. */
  public static final int MOST = 1_000_000;

  /** The whole. */
  public static final Share WHOLE = new Share(1, 1);

  public Share {
    if (index < 1 || index > of || of > MOST) {
      throw new IllegalArgumentException(
          "a share must be i/m with 1 <= i <= m <= %d, got %d/%d".formatted(MOST, index, of));
    }
  }

  /**
   * Reads {@code "i/m"}.
   *
   * @throws IllegalArgumentException if the text is of another form
   */
  public static Share parse(String text) {
    String[] parts = text.split("/", -1);
    if (parts.length == 2) {
      try {
        return new Share(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]));
      } catch (NumberFormatException e) {
        // reported below, with the text
      }
    }
    throw new IllegalArgumentException("a share must be i/m with 1 <= i <= m, got " + text);
  }

  /** Whether this is all of it. */
  public boolean whole() {
    return of == 1;
  }

  /** Whether the item with index {@code item}, from 0, falls to this share: every m-th does. */
  public boolean contains(int item) {
    return item % of == index - 1;
  }

  @Override
  public String toString() {
    return index + "/" + of;
  }
}
