package org.nqueens.format;

import java.util.List;

/** Draws solutions as chess boards: one, or many on a sheet. */
public final class BoardPicture {

  /** Most boards on one sheet; more are no picture any more. */
  public static final int MOST_BOARDS = 1_000;

  private static final double SIDE = 240;
  private static final double LEAST_SQUARE = 6;
  private static final double MARGIN = 24;
  private static final double CAPTION = 28;
  private static final double LABEL = 13;

  private BoardPicture() {}

  /**
   * A solution and its caption.
   *
   * @param columns the queen's column in each row, from 0
   * @param caption a few words below the board
   */
  public record Board(int[] columns, String caption) {}

  /**
   * The boards as a picture, row by row on a sheet about as wide as high.
   *
   * @param kind {@code "svg"} or {@code "png"}
   * @param boards at most {@value #MOST_BOARDS}, of one size
   * @param title title of an SVG document
   */
  public static byte[] draw(String kind, List<Board> boards, String title) {
    if (boards.size() > MOST_BOARDS) {
      throw new IllegalArgumentException(
          "a picture holds at most %d boards, got %d; use --limit"
              .formatted(MOST_BOARDS, boards.size()));
    }
    int n = boards.isEmpty() ? 0 : boards.get(0).columns().length;
    double square = Math.max(LEAST_SQUARE, Math.floor(SIDE / Math.max(n, 8)));
    int across = Math.max(1, (int) Math.ceil(Math.sqrt(boards.size())));
    int down = Math.max(1, (boards.size() + across - 1) / across);
    double width = n * square + MARGIN;
    double height = n * square + CAPTION;
    Canvas canvas =
        Canvas.of(
            kind, Math.max(160, MARGIN + across * width), MARGIN + down * height + LABEL, title);
    for (int i = 0; i < boards.size(); i++) {
      double x = MARGIN + i % across * width;
      double y = MARGIN + i / across * height;
      drawBoard(canvas, x, y, square, boards.get(i).columns(), n);
      canvas.text(
          x + n * square / 2,
          y + n * square + 17,
          LABEL,
          Canvas.Anchor.MIDDLE,
          Ink.TEXT,
          boards.get(i).caption());
    }
    return canvas.bytes();
  }

  /** Draws an n × n board with a queen in each of the rows that {@code columns} gives. */
  public static void drawBoard(
      Canvas canvas, double x, double y, double square, int[] columns, int n) {
    canvas.board(x, y, n, square);
    for (int row = 0; row < columns.length; row++) {
      canvas.queen(x + columns[row] * square, y + row * square, square, Ink.QUEEN);
    }
  }
}
