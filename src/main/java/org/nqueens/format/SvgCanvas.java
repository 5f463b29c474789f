package org.nqueens.format;

import java.text.Bidi;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;

/**
 * Draws an SVG 1.1 document. Colours are classes of a style sheet that follows the reader's choice
 * of a light or dark ground; text stays text.
 */
final class SvgCanvas implements Canvas {

  private static final String FONTS =
      "'DejaVu Sans','Noto Sans','Vazirmatn','Noto Sans Arabic','Noto Sans CJK SC',sans-serif";

  private final StringBuilder body = new StringBuilder();
  private final StringBuilder patterns = new StringBuilder();
  private final Set<String> squares = new HashSet<>();
  private final double width;
  private final double height;
  private final String title;

  SvgCanvas(double width, double height, String title) {
    this.width = width;
    this.height = height;
    this.title = title;
    rectangle(0, 0, width, height, Ink.PAPER);
  }

  @Override
  public void rectangle(double x, double y, double width, double height, Ink fill) {
    body.append("<rect x=\"").append(number(x)).append("\" y=\"").append(number(y));
    body.append("\" width=\"").append(number(width)).append("\" height=\"").append(number(height));
    body.append("\" class=\"").append(fill.css()).append("\"/>\n");
  }

  @Override
  public void circle(double x, double y, double radius, Ink fill) {
    body.append("<circle cx=\"").append(number(x)).append("\" cy=\"").append(number(y));
    body.append("\" r=\"").append(number(radius));
    body.append("\" class=\"").append(fill.css()).append("\"/>\n");
  }

  @Override
  public void line(double x1, double y1, double x2, double y2, double width, Ink ink) {
    body.append("<line x1=\"").append(number(x1)).append("\" y1=\"").append(number(y1));
    body.append("\" x2=\"").append(number(x2)).append("\" y2=\"").append(number(y2));
    body.append("\" stroke-width=\"").append(number(width));
    body.append("\" class=\"").append(ink.css()).append("-line\"/>\n");
  }

  @Override
  public void polygon(double[] points, Ink fill) {
    body.append("<polygon points=\"");
    for (int i = 0; i < points.length; i += 2) {
      body.append(i == 0 ? "" : " ").append(number(points[i])).append(',');
      body.append(number(points[i + 1]));
    }
    body.append("\" class=\"").append(fill.css()).append("\"/>\n");
  }

  @Override
  public void board(double x, double y, int n, double square) {
    String id = "squares-" + number(square).replace('.', '-');
    if (squares.add(id)) {
      String side = number(square);
      patterns.append(
          """
          <pattern id="%s" width="%s" height="%s" patternUnits="userSpaceOnUse">\
          <rect x="%s" width="%s" height="%s" class="dark-square"/>\
          <rect y="%s" width="%s" height="%s" class="dark-square"/></pattern>
          """
              .formatted(
                  id, number(2 * square), number(2 * square), side, side, side, side, side, side));
    }
    body.append("<g transform=\"translate(").append(number(x)).append(' ').append(number(y));
    body.append(")\">\n");
    rectangle(0, 0, n * square, n * square, Ink.LIGHT_SQUARE);
    body.append("<rect width=\"").append(number(n * square)).append("\" height=\"");
    body.append(number(n * square)).append("\" fill=\"url(#").append(id).append(")\"/></g>\n");
  }

  @Override
  public void text(double x, double y, double size, Anchor anchor, Ink ink, String text) {
    boolean leftToRight = new Bidi(text, Bidi.DIRECTION_DEFAULT_LEFT_TO_RIGHT).baseIsLeftToRight();
    // In right-to-left text the start is at the right.
    String side =
        switch (anchor) {
          case MIDDLE -> "middle";
          case LEFT -> leftToRight ? "start" : "end";
          case RIGHT -> leftToRight ? "end" : "start";
        };
    body.append("<text x=\"").append(number(x)).append("\" y=\"").append(number(y));
    body.append("\" font-size=\"").append(number(size)).append("\" text-anchor=\"").append(side);
    body.append(leftToRight ? "" : "\" direction=\"rtl");
    body.append("\" class=\"").append(ink.css()).append("\">");
    body.append(Canvas.escape(text)).append("</text>\n");
  }

  @Override
  public byte[] bytes() {
    StringBuilder document = new StringBuilder();
    document.append(
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="%s" height="%s" viewBox="0 0 %s %s" role="img">
        <title>%s</title>
        <style>
        svg{color-scheme:light dark}
        text{font-family:%s}
        %s@media (prefers-color-scheme:dark){
        %s}
        </style>
        """
            .formatted(
                number(width),
                number(height),
                number(width),
                number(height),
                Canvas.escape(title),
                FONTS,
                colours(false),
                colours(true)));
    if (patterns.length() > 0) {
      document.append("<defs>\n").append(patterns).append("</defs>\n");
    }
    return Canvas.utf8(document.append(body).append("</svg>\n"));
  }

  private static String colours(boolean dark) {
    StringBuilder css = new StringBuilder();
    for (Ink ink : Ink.values()) {
      String colour = "#%06x".formatted(dark ? ink.dark() : ink.light());
      css.append(
          ".%s{fill:%s}.%s-line{stroke:%s}\n".formatted(ink.css(), colour, ink.css(), colour));
    }
    return css.toString();
  }

  /** At most two decimals, and none that are zero. */
  private static String number(double value) {
    long hundredths = Math.round(value * 100);
    if (hundredths % 100 == 0) {
      return Long.toString(hundredths / 100);
    }
    return String.format(Locale.ROOT, "%.2f", hundredths / 100.0);
  }
}
