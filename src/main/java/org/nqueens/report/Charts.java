package org.nqueens.report;

import java.awt.Color;
import java.awt.Font;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.math.MathContext;
import java.nio.charset.StandardCharsets;
import org.knowm.xchart.BitmapEncoder;
import org.knowm.xchart.CategoryChart;
import org.knowm.xchart.CategoryChartBuilder;
import org.knowm.xchart.CategorySeries;
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
        : Canvas.utf8(adapted(bytes.toString(StandardCharsets.UTF_8), chart));
  }

  /**
   * The SVG with what the library leaves out: title and values for those who cannot see them (the
   * library draws text as outlines, which look the same everywhere and can't be read or searched),
   * and a dark ground for readers who want one. Turning the hues back after the inversion leaves
   * blue blue and vermilion vermilion.
   */
  private static String adapted(String drawn, CategoryChart chart) {
    String svg = drawn.replaceFirst("<!DOCTYPE[^>]*>", ""); // parsers would fetch it
    int root = svg.indexOf('>', svg.indexOf("<svg")) + 1;
    return svg.substring(0, root - 1)
        + " role=\"img\"><title>"
        + Canvas.escape(chart.getTitle())
        + "</title><desc>"
        + Canvas.escape(values(chart))
        + "</desc><style>@media (prefers-color-scheme:dark)"
        + "{svg{filter:invert(.9) hue-rotate(180deg)}}</style>"
        + svg.substring(root);
  }

  /** What the bars show, a line for each: its place, its height, and its series. */
  private static String values(CategoryChart chart) {
    StringBuilder text = new StringBuilder();
    text.append(chart.getXAxisTitle()).append(": ").append(chart.getYAxisTitle()).append('\n');
    for (CategorySeries series : chart.getSeriesCollection()) {
      int bar = 0;
      for (Object place : series.getXData()) {
        double height = series.getYData()[bar++];
        if (!Double.isNaN(height)) { // a gap, where another series has its bar
          text.append(place).append(": ").append(plain(height));
          text.append(" (").append(series.getName()).append(")\n");
        }
      }
    }
    return text.toString();
  }

  private static String plain(double value) {
    return new BigDecimal(value).round(new MathContext(6)).stripTrailingZeros().toPlainString();
  }
}
