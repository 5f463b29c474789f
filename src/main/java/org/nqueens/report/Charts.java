package org.nqueens.report;

import java.awt.Color;
import java.awt.Font;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.knowm.xchart.BitmapEncoder;
import org.knowm.xchart.CategoryChart;
import org.knowm.xchart.CategoryChartBuilder;
import org.knowm.xchart.VectorGraphicsEncoder;
import org.knowm.xchart.style.Styler;
import org.nqueens.format.Canvas;
import org.nqueens.format.Ink;

/** What all charts have in common: look, and the way to a file. */
final class Charts {

  private static final int WIDTH = 900;
  private static final int HEIGHT = 520;

  private Charts() {}

  /** An empty bar chart with a logarithmic axis upwards. */
  static CategoryChart bars(String title, String across, String upwards) {
    System.setProperty("java.awt.headless", "true");
    CategoryChart chart =
        new CategoryChartBuilder()
            .width(WIDTH)
            .height(HEIGHT)
            .title(title)
            .xAxisTitle(across)
            .yAxisTitle(upwards)
            .build();
    Font font = new Font(Font.SANS_SERIF, Font.PLAIN, 13);
    chart
        .getStyler()
        .setYAxisLogarithmic(true)
        .setYAxisLogarithmicDecadeOnly(true)
        .setAxisTitleFont(font)
        .setAxisTickLabelsFont(font)
        .setPlotGridLinesColor(new Color(0xd9dee3))
        .setLegendFont(font)
        .setLegendPosition(Styler.LegendPosition.OutsideS)
        .setLegendLayout(Styler.LegendLayout.Horizontal)
        .setChartTitleFont(font.deriveFont(18f))
        .setChartTitleBoxVisible(false)
        .setChartBackgroundColor(Color.WHITE)
        .setChartFontColor(color(Ink.TEXT));
    return chart;
  }

  static Color color(Ink ink) {
    return new Color(ink.light());
  }

  /** The chart as a file of {@code kind}, {@code "svg"} or {@code "png"}. */
  static byte[] bytes(CategoryChart chart, String kind) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try {
      if (kind.equals("png")) {
        BitmapEncoder.saveBitmap(chart, bytes, BitmapEncoder.BitmapFormat.PNG);
      } else {
        VectorGraphicsEncoder.saveVectorGraphic(
            chart, bytes, VectorGraphicsEncoder.VectorGraphicsFormat.SVG);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return kind.equals("png")
        ? bytes.toByteArray()
        : Canvas.utf8(adapted(bytes.toString(StandardCharsets.UTF_8), chart.getTitle()));
  }

  /**
   * The SVG with what the library leaves out: a title for those who cannot see it (text is drawn as
   * outlines, so that it looks the same everywhere), and a dark ground for readers who want one.
   * Turning the hues back after the inversion leaves blue blue and vermilion vermilion.
   */
  private static String adapted(String svg, String title) {
    int root = svg.indexOf('>', svg.indexOf("<svg")) + 1;
    return svg.substring(0, root)
        + "<title>"
        + Canvas.escape(title)
        + "</title><style>@media (prefers-color-scheme:dark)"
        + "{svg{filter:invert(.9) hue-rotate(180deg)}}</style>"
        + svg.substring(root);
  }
}
