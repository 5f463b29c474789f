package org.nqueens.format;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.nqueens.board.Position;

/**
 * Reads boards back from any text format, one at a time.
 *
 * <p>Unless the format is given, the first line that is not blank decides:
 *
 * <pre>
 *   solution, 解答, #            a heading: board, matrix or unicode
 *   queen(                       asp
 *   number,                      csv
 *   &lt;                            pairs1
 *   (                            tuple0
 *   12: (                        coordinates0
 *   [" or [["                    leetcode
 *   [ or {                       json, jsonl
 *   a digit and a /, or Q and /  fen
 *   numbers                      columns1
 *   anything else                a board without a heading
 * </pre>
 *
 * <p>Text from {@code #} or {@code %} to the end of a line is a comment, and terminal colours are
 * dropped. A board that cannot be read does not end the reading: it is returned with the reason.
 */
public final class BoardReader {

  private static final Pattern COLOUR = Pattern.compile("\u001b\\[[0-9;]*m");
  private static final Pattern HEADING = Pattern.compile("\\s*(解答|solution |#)\\s*\\d+.*");

  private final BufferedReader lines;
  private SolutionFormat format;
  private boolean csvOrbit;
  private long line;
  private String pushedBack;

  /**
   * A reader that finds the format out.
   *
   * @param input not closed by this reader
   */
  public BoardReader(Reader input) {
    this(input, null);
  }

  /** A reader of {@code format}. */
  public BoardReader(Reader input, SolutionFormat format) {
    this.lines = new BufferedReader(input);
    this.format = format;
  }

  /**
   * One board read.
   *
   * @param line line it starts on, from 1
   * @param position the queens, or empty if they cannot be read
   * @param problem why not, or empty
   */
  public record Board(long line, Optional<Position> position, String problem) {}

  /** The next board, or empty at the end of the input. */
  public Optional<Board> next() throws IOException {
    String text = nextLine();
    while (text != null && skipped(text)) {
      text = nextLine();
    }
    if (text == null) {
      return Optional.empty();
    }
    if (format == null) {
      format = detect(text.strip());
      pushedBack = text;
      return next();
    }
    return Optional.of(format instanceof GridFormat ? grid(text) : line(text));
  }

  private boolean skipped(String text) {
    if (text.isBlank()) {
      return true;
    }
    if (format instanceof JsonFormat || format == LineFormat.JSONL) {
      return text.strip().matches("[\\[\\],]|\\[\\]"); // [] has no boards
    }
    return (format instanceof LineFormat && uncommented(text).isBlank())
        || (format == LineFormat.CSV && text.startsWith("number"));
  }

  private Board line(String text) {
    long start = line;
    LineFormat reader = format instanceof LineFormat known ? known : LineFormat.JSONL;
    return read(start, () -> reader.parse(uncommented(orbitless(text))));
  }

  /** CSV carries the orbit as a last field, which the heading announces by its name. */
  private String orbitless(String text) {
    return format == LineFormat.CSV && csvOrbit ? text.substring(0, text.lastIndexOf(',')) : text;
  }

  private Board grid(String first) throws IOException {
    long start = line;
    List<String> rows = new ArrayList<>();
    String text = HEADING.matcher(first).matches() ? nextLine() : first;
    while (text != null && !text.isBlank() && !HEADING.matcher(text).matches()) {
      rows.add(uncommented(text));
      text = nextLine();
    }
    pushedBack = text;
    return read(start, () -> Grid.parse(rows));
  }

  private static Board read(long line, Supplier<Position> reader) {
    try {
      return new Board(line, Optional.of(reader.get()), "");
    } catch (IllegalArgumentException e) {
      return new Board(line, Optional.empty(), e.getMessage());
    }
  }

  private String nextLine() throws IOException {
    if (pushedBack != null) {
      String text = pushedBack;
      pushedBack = null;
      return text;
    }
    String text = lines.readLine();
    line += text == null ? 0 : 1;
    if (text != null && text.startsWith("number,")) {
      csvOrbit = text.endsWith(",orbit");
    }
    return text == null ? null : COLOUR.matcher(text).replaceAll("");
  }

  private static String uncommented(String text) {
    return text.replaceAll("\\s*[#%].*", "");
  }

  private static SolutionFormat detect(String first) {
    if (HEADING.matcher(first).matches()) {
      return GridFormat.BOARD;
    }
    String text = uncommented(first);
    if (text.startsWith("queen(")) {
      return LineFormat.ASP;
    }
    if (text.startsWith("number")) {
      return LineFormat.CSV;
    }
    if (text.startsWith("<")) {
      return LineFormat.PAIRS1;
    }
    if (text.startsWith("(")) {
      return LineFormat.TUPLE0;
    }
    if (text.matches("\\d+:.*")) {
      return LineFormat.COORDINATES0;
    }
    return detectBrackets(text);
  }

  private static SolutionFormat detectBrackets(String text) {
    if (text.matches("\\[+\\s*\".*")) {
      return LineFormat.LEETCODE;
    }
    if (text.startsWith("[") || text.startsWith("{")) {
      return LineFormat.JSONL;
    }
    if (text.contains("/")) {
      return LineFormat.FEN;
    }
    if (text.matches("[\\d\\s]+") && !text.matches("[01\\s]+")) {
      return LineFormat.COLUMNS1;
    }
    return text.equals("1") ? LineFormat.COLUMNS1 : GridFormat.BOARD;
  }
}
