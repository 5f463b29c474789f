package org.nqueens.format;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import javax.imageio.ImageIO;

/** Draws a PNG image with Java2D, in the colours for a light ground. Needs no display. */
final class PngCanvas implements Canvas {

  private static final int SCALE = 2;

  /** Java2D images have at most 2^31 - 1 points; far below that they no longer fit the heap. */
  private static final double MOST_POINTS = 200e6;

  private final BufferedImage image;
  private final Graphics2D pen;

  PngCanvas(double width, double height) {
    if (width * height * SCALE * SCALE > MOST_POINTS) {
      throw new IllegalArgumentException(
          "a PNG may have at most %.0f points, %.0f x %.0f asked for; use svg or draw less"
              .formatted(MOST_POINTS, SCALE * width, SCALE * height));
    }
    System.setProperty("java.awt.headless", "true");
    image =
        new BufferedImage(
            (int) Math.ceil(SCALE * width),
            (int) Math.ceil(SCALE * height),
            BufferedImage.TYPE_INT_RGB);
    pen = image.createGraphics();
    pen.scale(SCALE, SCALE);
    pen.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    pen.setRenderingHint(
        RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
    pen.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    rectangle(0, 0, width, height, Ink.PAPER);
  }

  @Override
  public void rectangle(double x, double y, double width, double height, Ink fill) {
    use(fill).fill(new Rectangle2D.Double(x, y, width, height));
  }

  @Override
  public void circle(double x, double y, double radius, Ink fill) {
    use(fill).fill(new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius));
  }

  @Override
  public void line(double x1, double y1, double x2, double y2, double width, Ink ink) {
    use(ink).setStroke(new BasicStroke((float) width));
    pen.draw(new Line2D.Double(x1, y1, x2, y2));
  }

  @Override
  public void polygon(double[] points, Ink fill) {
    Path2D path = new Path2D.Double();
    path.moveTo(points[0], points[1]);
    for (int i = 2; i < points.length; i += 2) {
      path.lineTo(points[i], points[i + 1]);
    }
    path.closePath();
    use(fill).fill(path);
  }

  @Override
  public void board(double x, double y, int n, double square) {
    rectangle(x, y, n * square, n * square, Ink.LIGHT_SQUARE);
    for (int row = 0; row < n; row++) {
      for (int column = 1 - row % 2; column < n; column += 2) {
        rectangle(x + column * square, y + row * square, square, square, Ink.DARK_SQUARE);
      }
    }
  }

  @Override
  public void text(double x, double y, double size, Anchor anchor, Ink ink, String text) {
    use(ink).setFont(new Font(Font.SANS_SERIF, Font.PLAIN, 1).deriveFont((float) size));
    double width = pen.getFontMetrics().getStringBounds(text, pen).getWidth();
    double left =
        switch (anchor) {
          case LEFT -> x;
          case MIDDLE -> x - width / 2;
          case RIGHT -> x - width;
        };
    pen.drawString(text, (float) left, (float) y);
  }

  @Override
  public byte[] bytes() {
    pen.dispose();
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try {
      if (!ImageIO.write(image, "png", bytes)) {
        throw new IllegalStateException("the JDK must have a PNG writer, and this one has none");
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  private Graphics2D use(Ink ink) {
    pen.setColor(new Color(ink.light()));
    return pen;
  }
}
