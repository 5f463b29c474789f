package org.nqueens.format;

import java.io.IOException;

/**
 * Writes solutions one after another as a document, in pieces of bounded size: memory does not
 * depend on how many there are.
 */
public final class SolutionPrinter {

  private static final int PIECE = 1 << 16;

  private final SolutionFormat format;
  private final Sink sink;
  private final StringBuilder piece = new StringBuilder(PIECE + 4096);
  private boolean resumed;
  private long written;

  /** Takes the document piece by piece. */
  @FunctionalInterface
  public interface Sink {

    /**
     * Takes one piece.
     *
     * @return whether the rest is wanted; {@code false} if the reader has gone away
     */
    boolean write(CharSequence piece) throws IOException;
  }

  /** A printer of {@code format} to {@code sink}. */
  public SolutionPrinter(SolutionFormat format, Sink sink) {
    this.format = format;
    this.sink = sink;
  }

  /** Starts the document of a board of size {@code n}. */
  public void begin(int n, boolean orbits) {
    piece.append(format.head(n, orbits));
  }

  /** Goes on with a document of which another printer wrote the front, up to a solution's end. */
  public void resume() {
    resumed = true;
  }

  /**
   * Writes one solution.
   *
   * @return whether more is wanted
   */
  public boolean print(long number, int[] columns, int orbit) throws IOException {
    if (written++ > 0 || resumed) {
      piece.append(format.between());
    }
    format.append(piece, number, columns, orbit);
    return piece.length() < PIECE || flush();
  }

  /** Passes on what has been written so far; whether more is wanted. */
  public boolean flush() throws IOException {
    boolean more = sink.write(piece);
    piece.setLength(0);
    return more;
  }

  /** Ends the document and passes it on; whether all of it was taken. */
  public boolean end() throws IOException {
    piece.append(format.tail());
    return flush();
  }

  /** Solutions written. */
  public long written() {
    return written;
  }
}
