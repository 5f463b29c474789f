package org.nqueens.ledger;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.zip.CRC32C;

/**
 * One line of a ledger file: fields and their checksum, read field by field.
 *
 * <p>{@link LedgerFormat} documents the form. The checksum finds every change of up to 32 bits in a
 * row, so every changed byte. The fields are read where they lie, because a ledger may have
 * millions of lines.
 */
final class Line {

  /** A tab and eight hexadecimal digits. */
  private static final int CHECKSUM_LENGTH = 9;

  private static final HexFormat HEX = HexFormat.of();

  /** Besides letters and digits, these stand for themselves in a text. */
  private static final String PLAIN = "._:@/+-";

  private final byte[] bytes;
  private final int end;
  private int at;

  private Line(byte[] bytes, int from, int end) {
    this.bytes = bytes;
    this.at = from;
    this.end = end;
  }

  /**
   * The line in {@code bytes} from {@code from} to before {@code to}, without its newline.
   *
   * @param crc scratch, reset here
   * @throws FormatException if the checksum is missing or wrong
   */
  static Line check(byte[] bytes, int from, int to, CRC32C crc) throws FormatException {
    int end = to - CHECKSUM_LENGTH;
    if (end <= from || bytes[end] != '\t') {
      throw new FormatException("the line must end in a tab and its checksum of 8 digits");
    }
    crc.reset();
    crc.update(bytes, from, end - from);
    long recorded = 0;
    for (int i = end + 1; i < to; i++) {
      recorded = recorded << 4 | digit(bytes[i]);
    }
    if (recorded != crc.getValue()) {
      throw new FormatException(
          "checksum %08x recorded, %08x computed".formatted(recorded, crc.getValue()));
    }
    return new Line(bytes, from, end);
  }

  /** This line from its current field on, with bytes of its own. */
  Line copy() {
    return new Line(Arrays.copyOfRange(bytes, at, end), 0, end - at);
  }

  private static int digit(byte b) throws FormatException {
    if (b >= '0' && b <= '9') {
      return b - '0';
    }
    if (b >= 'a' && b <= 'f') {
      return b - 'a' + 10;
    }
    throw new FormatException("the checksum must be 8 digits of 0-9a-f");
  }

  /** The fields separated by tabs, their checksum and a newline. */
  static String of(Object... fields) {
    StringBuilder body = new StringBuilder(120);
    for (Object field : fields) {
      if (!body.isEmpty()) {
        body.append('\t');
      }
      body.append(field instanceof Number ? field.toString() : escape(field.toString()));
    }
    byte[] bytes = body.toString().getBytes(UTF_8);
    CRC32C crc = new CRC32C();
    crc.update(bytes, 0, bytes.length);
    return body.append('\t').append(HEX.toHexDigits(crc.getValue(), 8)).append('\n').toString();
  }

  /** The next field as text. */
  String text() throws FormatException {
    int from = next();
    for (int i = from; i < at - 1; i++) {
      if (bytes[i] == '%') {
        return unescape(from, at - 1);
      }
    }
    return new String(bytes, from, at - 1 - from, UTF_8);
  }

  /** The next field as a whole number of at least 0. */
  long number() throws FormatException {
    int from = next();
    int to = at - 1;
    long value = 0;
    for (int i = from; i < to; i++) {
      int digit = bytes[i] - '0';
      if (digit < 0 || digit > 9 || value > (Long.MAX_VALUE - digit) / 10) {
        throw notANumber(from, to);
      }
      value = 10 * value + digit;
    }
    if (from == to) {
      throw notANumber(from, to);
    }
    return value;
  }

  /** The next field as a whole number in [0, 2<sup>31</sup>). */
  int index() throws FormatException {
    long number = number();
    if (number > Integer.MAX_VALUE) {
      throw new FormatException("a number below 2^31 expected, got " + number);
    }
    return (int) number;
  }

  /** Whether another field follows. */
  boolean more() {
    return at <= end;
  }

  /** Must be called after the last field: a line with more of them is of an unknown form. */
  void done() throws FormatException {
    if (more()) {
      throw new FormatException("the line has more fields than expected");
    }
  }

  private int next() throws FormatException {
    if (!more()) {
      throw new FormatException("the line has fewer fields than expected");
    }
    int from = at;
    while (at < end && bytes[at] != '\t') {
      at++;
    }
    at++; // past the tab
    return from;
  }

  private FormatException notANumber(int from, int to) {
    return new FormatException(
        "a whole number below 2^63 expected, got '%s'"
            .formatted(new String(bytes, from, to - from, UTF_8)));
  }

  private static String escape(String text) {
    boolean plain = true;
    for (int i = 0; i < text.length() && plain; i++) {
      plain = isPlain(text.charAt(i));
    }
    if (plain) {
      return text;
    }
    StringBuilder escaped = new StringBuilder();
    for (byte b : text.getBytes(UTF_8)) {
      if (b > 0 && isPlain((char) b)) {
        escaped.append((char) b);
      } else {
        escaped.append('%').append(HEX.toHexDigits(b));
      }
    }
    return escaped.toString();
  }

  private static boolean isPlain(char c) {
    return (c >= 'a' && c <= 'z')
        || (c >= 'A' && c <= 'Z')
        || (c >= '0' && c <= '9')
        || PLAIN.indexOf(c) >= 0;
  }

  private String unescape(int from, int to) throws FormatException {
    ByteArrayOutputStream text = new ByteArrayOutputStream();
    for (int i = from; i < to; i++) {
      if (bytes[i] != '%') {
        text.write(bytes[i]);
      } else if (i + 2 < to) {
        text.write(digit(bytes[i + 1]) << 4 | digit(bytes[i + 2]));
        i += 2;
      } else {
        throw new FormatException("two digits must follow '%'");
      }
    }
    return text.toString(UTF_8);
  }
}
