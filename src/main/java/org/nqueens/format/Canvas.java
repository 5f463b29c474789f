package org.nqueens.format;

import java.nio.charset.StandardCharsets;

/**
 * What a picture is drawn on. Units are pixels from the upper left corner; what is drawn later
 * covers what was drawn before.
 */
public interface Canvas {

  /** The side of a text at which its given point lies. */
  enum Anchor {
    LEFT,
    MIDDLE,
    RIGHT
  }

  /** A canvas for an SVG document, with a title for those who cannot see it. */
  static Canvas svg(double width, double height, String title) {
    return new SvgCanvas(width, height, title);
  }

  /** A canvas for a PNG image, two image points to the pixel. */
  static Canvas png(double width, double height) {
    return new PngCanvas(width, height);
  }

  /** A canvas for {@code kind}, {@code "svg"} or {@code "png"}. */
  static Canvas of(String kind, double width, double height, String title) {
    return kind.equals("png") ? png(width, height) : svg(width, height, title);
  }

  /** A filled rectangle. */
  void rectangle(double x, double y, double width, double height, Ink fill);

  /** A filled circle. */
  void circle(double x, double y, double radius, Ink fill);

  /** A straight line. */
  void line(double x1, double y1, double x2, double y2, double width, Ink ink);

  /** A closed shape, given as x and y in turn. */
  void polygon(double[] points, Ink fill);

  /** An n × n chess board without pieces. */
  void board(double x, double y, int n, double square);

  /** One line of text, {@code y} at its base line. Right-to-left text is set as such. */
  void text(double x, double y, double size, Anchor anchor, Ink ink, String text);

  /** The finished picture as the bytes of a file. */
  byte[] bytes();

  /** A queen within a square, as a crown, so that it needs no font. */
  default void queen(double x, double y, double square, Ink ink) {
    double[] crown = {
      .18, .78, .12, .34, .31, .56, .36, .22, .5, .52, .64, .22, .69, .56, .88, .34, .82, .78
    };
    double[] points = new double[crown.length];
    for (int i = 0; i < crown.length; i += 2) {
      points[i] = x + square * crown[i];
      points[i + 1] = y + square * crown[i + 1];
    }
    polygon(points, ink);
    for (int tip = 2; tip < crown.length - 2; tip += 2) {
      if (crown[tip + 1] < .5) {
        circle(points[tip], points[tip + 1], square * .055, ink);
      }
    }
  }

  /** {@code text} with the characters XML gives a meaning replaced. */
  static String escape(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace("\"", "&quot;");
  }

  /** {@code text} as UTF-8. */
  static byte[] utf8(CharSequence text) {
    return text.toString().getBytes(StandardCharsets.UTF_8);
  }
}
