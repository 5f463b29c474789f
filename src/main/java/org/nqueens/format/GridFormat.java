package org.nqueens.format;

import java.util.Locale;

/** Formats that draw the board row by row. Rows go down, columns to the right. */
public enum GridFormat implements SolutionFormat {
  /** {@code . Q . .} under a heading. */
  BOARD("a board of Q and . under the heading 解答, numbered from 1", " Q", " .") {
    @Override
    void heading(StringBuilder out, long number, int orbit) {
      out.append("\n解答").append(number);
      comment(out, orbit);
    }
  },
  /** {@code 0 1 0 0} under a heading. */
  MATRIX("a matrix of 1 and 0 under the heading solution, numbered from 1", "1  ", "0  ") {
    @Override
    void heading(StringBuilder out, long number, int orbit) {
      out.append("solution ").append(number).append(':');
      comment(out, orbit);
    }

    @Override
    void footer(StringBuilder out) {
      out.append('\n');
    }
  },
  /** A board of ♛ and ·. */
  UNICODE("a board of ♛ and · under its number, from 1; in colours on a terminal", "♛ ", "· ") {
    @Override
    void heading(StringBuilder out, long number, int orbit) {
      out.append('#').append(number);
      if (orbit > 0) {
        out.append(" (orbit ").append(orbit).append(')');
      }
      out.append('\n');
    }

    @Override
    void footer(StringBuilder out) {
      out.append('\n');
    }
  };

  private final String description;
  private final String queen;
  private final String empty;

  GridFormat(String description, String queen, String empty) {
    this.description = description;
    this.queen = queen;
    this.empty = empty;
  }

  abstract void heading(StringBuilder out, long number, int orbit);

  void footer(StringBuilder out) {}

  @Override
  public void append(StringBuilder out, long number, int[] columns, int orbit) {
    heading(out, number, orbit);
    for (int column : columns) {
      out.append(empty.repeat(column)).append(queen);
      out.append(empty.repeat(columns.length - 1 - column)).append('\n');
    }
    footer(out);
  }

  @Override
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  @Override
  public String description() {
    return description;
  }

  private static void comment(StringBuilder out, int orbit) {
    if (orbit > 0) {
      out.append("  # orbit ").append(orbit);
    }
    out.append('\n');
  }
}
