package org.nqueens.format;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.nqueens.board.Position;
import org.nqueens.board.Square;

/** What the readers of {@link LineFormat} share. */
final class LineReading {

  static final Pattern PARENTHESES = Pattern.compile("\\s*\\((\\d+),(\\d+)\\)");
  static final Pattern ANGLES = Pattern.compile("\\s*<(\\d+),(\\d+)>");
  static final Pattern FACTS = Pattern.compile("\\s*queen\\((\\d+),(\\d+)\\)\\.?");
  static final Pattern STRINGS = Pattern.compile("\\s*\"([Q.]*)\"\\s*,?");
  static final Pattern NUMBER = Pattern.compile("\\d+");

  /** One board of {@link JsonFormat} or of JSON lines, with what may stand around it on a line. */
  static final String JSON_BOARD =
      "\\s*\\[?(\\{\"orbit\":\\d+,\"columns\":)?\\[([\\s\\d,]*)\\]\\}?\\s*[\\],]?\\s*";

  private LineReading() {}

  static String expand(String rank) {
    return NUMBER
        .matcher(rank.replace('q', 'Q'))
        .replaceAll(run -> ".".repeat(Math.min(Integer.parseInt(run.group()), Position.MAX_N)));
  }

  static Matcher matching(String pattern, String line) {
    Matcher matcher = Pattern.compile(pattern).matcher(line);
    if (!matcher.matches()) {
      throw unreadable(line);
    }
    return matcher;
  }

  static IllegalArgumentException unreadable(String line) {
    String start = line.length() > 40 ? line.substring(0, 40) + "..." : line;
    return new IllegalArgumentException("not a line of this format: " + start);
  }

  /**
   * The matches of {@code element} that make up {@code text}, one after the other. A loop and not
   * one pattern with a repeated group, whose recursion overflows the stack on large boards.
   */
  static List<MatchResult> elements(String text, Pattern element) {
    List<MatchResult> found = new ArrayList<>();
    Matcher matcher = element.matcher(text);
    int end = 0;
    while (matcher.find() && matcher.start() == end) {
      found.add(matcher.toMatchResult());
      end = matcher.end();
    }
    if (!text.substring(end).isBlank()) {
      throw unreadable(text);
    }
    return found;
  }

  static List<Integer> numbers(String text) {
    return NUMBER.matcher(text).results().map(m -> number(m.group())).toList();
  }

  static int number(String digits) {
    if (digits.length() > 9) {
      throw new IllegalArgumentException("a coordinate has at most 9 digits, got " + digits);
    }
    return Integer.parseInt(digits);
  }

  static Position columns(List<Integer> columns, int base) {
    List<Square> queens = new ArrayList<>();
    for (int row = 0; row < columns.size(); row++) {
      queens.add(new Square(row, columns.get(row) - base));
    }
    return new Position(queens.size(), queens);
  }

  /** Squares given as row and column; the board has as many rows as there are queens. */
  static Position squares(String text, Pattern square, int base) {
    List<Square> queens = new ArrayList<>();
    for (MatchResult match : elements(text, square)) {
      queens.add(new Square(number(match.group(1)) - base, number(match.group(2)) - base));
    }
    return new Position(queens.size(), queens);
  }
}
