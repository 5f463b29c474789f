package org.nqueens.ledger;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.zip.CRC32C;

/** Goes through a ledger file line by line, whatever is in it. */
final class LineScanner {

  private static final int BUFFER_BYTES = 1 << 16;

  /** A longer line is damage: no field of a ledger is near that long. */
  private static final int LONGEST_LINE = 1 << 20;

  private LineScanner() {}

  /** Takes the lines of a file. */
  interface Visitor {

    /**
     * Called for each line that has its newline and the right checksum.
     *
     * @param number from 1
     */
    void line(Line line, int number) throws FormatException;

    /** Called for each line that has not, or that {@link #line} refused. */
    void bad(int number, String message);
  }

  /**
   * What a file is, apart from what its lines say.
   *
   * @param bytes length
   * @param crc CRC-32C of all bytes
   * @param lines lines that end in a newline
   * @param cut bytes after the last newline
   * @param newlineChanged whether those are a whole line with its checksum and one more byte: no
   *     crash leaves that behind, so it was the newline
   */
  record Extent(long bytes, long crc, int lines, int cut, boolean newlineChanged) {}

  static Extent scan(InputStream in, Visitor visitor) throws IOException {
    byte[] buffer = new byte[BUFFER_BYTES];
    CRC32C whole = new CRC32C();
    CRC32C scratch = new CRC32C();
    long bytes = 0;
    int lines = 0;
    int filled = 0; // bytes of the buffer that hold the beginning of a line
    while (true) {
      if (filled == buffer.length) {
        if (filled >= LONGEST_LINE) {
          visitor.bad(lines + 1, "a line must be shorter than %d bytes".formatted(LONGEST_LINE));
          filled = 0; // the rest of it will fail its checksum
        } else {
          buffer = Arrays.copyOf(buffer, 2 * buffer.length);
        }
      }
      int read = in.read(buffer, filled, buffer.length - filled);
      if (read < 0) {
        boolean newlineChanged = isWhole(buffer, filled - 1, scratch);
        return new Extent(bytes, whole.getValue(), lines, filled, newlineChanged);
      }
      whole.update(buffer, filled, read);
      bytes += read;
      int start = 0;
      int end = filled + read;
      for (int i = filled; i < end; i++) {
        if (buffer[i] == '\n') {
          visit(visitor, buffer, start, i, ++lines, scratch);
          start = i + 1;
        }
      }
      filled = end - start;
      System.arraycopy(buffer, start, buffer, 0, filled);
    }
  }

  private static void visit(
      Visitor visitor, byte[] buffer, int from, int to, int number, CRC32C scratch) {
    try {
      visitor.line(Line.check(buffer, from, to, scratch), number);
    } catch (FormatException | IllegalArgumentException e) {
      visitor.bad(number, e.getMessage());
    }
  }

  private static boolean isWhole(byte[] buffer, int length, CRC32C scratch) {
    try {
      Line.check(buffer, 0, length, scratch);
      return true;
    } catch (FormatException e) {
      return false;
    }
  }

  /** CRC-32C of the first {@code bytes} bytes; of all if there are fewer. */
  static long crcOfFirst(InputStream in, long bytes) throws IOException {
    CRC32C crc = new CRC32C();
    byte[] buffer = new byte[BUFFER_BYTES];
    long left = bytes;
    while (left > 0) {
      int read = in.read(buffer, 0, (int) Math.min(left, buffer.length));
      if (read < 0) {
        break;
      }
      crc.update(buffer, 0, read);
      left -= read;
    }
    return crc.getValue();
  }
}
