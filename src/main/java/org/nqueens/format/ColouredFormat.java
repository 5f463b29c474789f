package org.nqueens.format;

import java.util.Locale;

/**
 * {@link GridFormat#UNICODE} in the colours of a chess board, for terminals that know the
 * 256-colour escape sequences of ECMA-48.
 *
 * <p>The dot of an empty square has the colour of its ground: unseen, but there for whoever copies
 * the text, so that {@link BoardReader} reads it back.
 */
public final class ColouredFormat implements SolutionFormat {

  private static final String[] GROUND = {"\u001b[48;5;223m", "\u001b[48;5;173m"};
  private static final String[] DOT = {"\u001b[38;5;223m", "\u001b[38;5;173m"};
  private static final String QUEEN = "\u001b[38;5;16m";
  private static final String RESET = "\u001b[0m";

  @Override
  public void append(StringBuilder out, long number, int[] columns, int orbit) {
    GridFormat.UNICODE.heading(out, number, orbit);
    for (int row = 0; row < columns.length; row++) {
      for (int column = 0; column < columns.length; column++) {
        int shade = (row + column) % 2;
        boolean queen = column == columns[row];
        out.append(GROUND[shade]).append(queen ? QUEEN : DOT[shade]).append(queen ? "♛ " : "· ");
      }
      out.append(RESET).append('\n');
    }
    out.append('\n');
  }

  @Override
  public String label() {
    return GridFormat.UNICODE.name().toLowerCase(Locale.ROOT);
  }

  @Override
  public String description() {
    return GridFormat.UNICODE.description();
  }
}
