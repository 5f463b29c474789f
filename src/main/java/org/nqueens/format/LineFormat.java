package org.nqueens.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.nqueens.board.Position;

/** Formats with one solution per line, and their readers. */
public enum LineFormat implements SolutionFormat {
  /** {@code 1: (0,1) (1,3) (2,0) (3,2)}. */
  COORDINATES0("number, then (row,column) of each queen, both from 0") {
    @Override
    void line(StringBuilder out, long number, int[] columns) {
      padded(out, number, 3).append(": ");
      for (int row = 0; row < columns.length; row++) {
        out.append(" (").append(row).append(',').append(columns[row]).append(')');
      }
    }

    @Override
    Position parse(String line) {
      return LineReading.squares(
          LineReading.matching("\\s*\\d+:(.*)", line).group(1), LineReading.PARENTHESES, 0);
    }
  },
  /** {@code 2 4 1 3}. */
  COLUMNS1("column of the queen in each row, from 1, three characters each, more from n = 100 on") {
    @Override
    void line(StringBuilder out, long number, int[] columns) {
      int width = Math.max(3, Integer.toString(columns.length).length() + 1);
      for (int column : columns) {
        padded(out, column + 1, width);
      }
    }

    @Override
    Position parse(String line) {
      return LineReading.columns(
          LineReading.numbers(LineReading.matching("([\\s\\d]*)", line).group(1)), 1);
    }
  },
  /** {@code ( 1 3 0 2)}. */
  TUPLE0("column of the queen in each row, from 0, in parentheses") {
    @Override
    void line(StringBuilder out, long number, int[] columns) {
      out.append('(');
      for (int column : columns) {
        out.append(' ').append(column);
      }
      out.append(')');
    }

    @Override
    Position parse(String line) {
      return LineReading.columns(
          LineReading.numbers(LineReading.matching("\\s*\\(([\\s\\d,]*)\\)\\s*", line).group(1)),
          0);
    }
  },
  /** {@code <1,2><2,4><3,1><4,3>}. */
  PAIRS1("<row,column> of each queen, both from 1") {
    @Override
    void line(StringBuilder out, long number, int[] columns) {
      for (int row = 0; row < columns.length; row++) {
        out.append('<').append(row + 1).append(',').append(columns[row] + 1).append('>');
      }
    }

    @Override
    Position parse(String line) {
      return LineReading.squares(line, LineReading.ANGLES, 1);
    }
  },
  /** {@code 1,1,3,0,2} under a heading. */
  CSV("number, then the column of the queen in each row, from 0; with a heading") {
    @Override
    public String head(int n, boolean orbits) {
      StringBuilder head = new StringBuilder("number");
      for (int row = 0; row < n; row++) {
        head.append(",row").append(row);
      }
      return head.append(orbits ? ",orbit\n" : "\n").toString();
    }

    @Override
    void line(StringBuilder out, long number, int[] columns) {
      out.append(number);
      for (int column : columns) {
        out.append(',').append(column);
      }
    }

    @Override
    void orbit(StringBuilder out, int orbit) {
      out.append(',').append(orbit);
    }

    @Override
    Position parse(String line) {
      List<Integer> fields =
          LineReading.numbers(LineReading.matching("([\\s\\d,]*)", line).group(1));
      return LineReading.columns(fields.subList(Math.min(1, fields.size()), fields.size()), 0);
    }
  },
  /** {@code [".Q..","...Q","Q...","..Q."]}. */
  LEETCODE("a JSON array of rows, Q for a queen and . for none") {
    @Override
    void line(StringBuilder out, long number, int[] columns) {
      out.append('[');
      for (int row = 0; row < columns.length; row++) {
        out.append(row == 0 ? "\"" : ",\"");
        for (int column = 0; column < columns.length; column++) {
          out.append(column == columns[row] ? 'Q' : '.');
        }
        out.append('"');
      }
      out.append(']');
    }

    @Override
    Position parse(String line) {
      String rows = LineReading.matching("\\s*\\[+([^\\[\\]]*)\\]+\\s*,?\\s*", line).group(1);
      return Grid.parse(
          LineReading.elements(rows, LineReading.STRINGS).stream()
              .map(string -> string.group(1))
              .toList());
    }
  },
  /** {@code queen(1,2). queen(2,4). queen(3,1). queen(4,3).} */
  ASP("answer-set facts queen(row,column), both from 1") {
    @Override
    void line(StringBuilder out, long number, int[] columns) {
      for (int row = 0; row < columns.length; row++) {
        out.append(row == 0 ? "queen(" : " queen(").append(row + 1).append(',');
        out.append(columns[row] + 1).append(").");
      }
    }

    @Override
    void orbit(StringBuilder out, int orbit) {
      out.append(" % orbit ").append(orbit);
    }

    @Override
    Position parse(String line) {
      return LineReading.squares(line, LineReading.FACTS, 1);
    }
  },
  /** {@code 1Q2/3Q/Q3/2Q1}. */
  FEN("piece placement of Forsyth-Edwards notation: ranks from the top, empty squares as numbers") {
    @Override
    void line(StringBuilder out, long number, int[] columns) {
      int n = columns.length;
      for (int row = 0; row < n; row++) {
        out.append(row == 0 ? "" : "/");
        run(out, columns[row]).append('Q');
        run(out, n - 1 - columns[row]);
      }
    }

    @Override
    Position parse(String line) {
      List<String> rows = new ArrayList<>();
      for (String rank :
          LineReading.matching("\\s*([Qq\\d/]*)( [wb] .*)?\\s*", line).group(1).split("/")) {
        rows.add(LineReading.expand(rank));
      }
      return Grid.parse(rows.equals(List.of("")) ? List.of() : rows);
    }
  },
  /** {@code [1,3,0,2]}, or {@code {"orbit":2,"columns":[1,3,0,2]}}. */
  JSONL("JSON lines: an array of the columns in each row, from 0") {
    @Override
    public void append(StringBuilder out, long number, int[] columns, int orbit) {
      JsonFormat.appendBoard(out, columns, orbit);
      out.append('\n');
    }

    @Override
    void line(StringBuilder out, long number, int[] columns) {
      JsonFormat.appendBoard(out, columns, 0);
    }

    @Override
    Position parse(String line) {
      return LineReading.columns(
          LineReading.numbers(LineReading.matching(LineReading.JSON_BOARD, line).group(2)), 0);
    }
  };

  private final String description;

  LineFormat(String description) {
    this.description = description;
  }

  /** Appends the solution without the line's end. */
  abstract void line(StringBuilder out, long number, int[] columns);

  /**
   * Reads a line back.
   *
   * @throws IllegalArgumentException if the line is none of this format, or has a queen off the
   *     board
   */
  abstract Position parse(String line);

  /**
   * Appends the orbit's size to a line; as a comment, except where the format has a place for it.
   */
  void orbit(StringBuilder out, int orbit) {
    out.append("  # orbit ").append(orbit);
  }

  @Override
  public void append(StringBuilder out, long number, int[] columns, int orbit) {
    line(out, number, columns);
    if (orbit > 0) {
      orbit(out, orbit);
    }
    out.append('\n');
  }

  @Override
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  @Override
  public String description() {
    return description;
  }

  /** Appends {@code value}, at least {@code width} characters wide, as {@code %3d} does. */
  static StringBuilder padded(StringBuilder out, long value, int width) {
    int start = out.length();
    out.append(value);
    while (out.length() - start < width) {
      out.insert(start, ' ');
    }
    return out;
  }

  private static StringBuilder run(StringBuilder out, int empty) {
    return empty == 0 ? out : out.append(empty);
  }
}
