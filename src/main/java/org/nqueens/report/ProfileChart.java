package org.nqueens.report;

import java.util.ArrayList;
import java.util.List;
import org.knowm.xchart.CategoryChart;
import org.knowm.xchart.CategorySeries;
import org.nqueens.format.Ink;

/** Nodes per level of the backtrack tree as a bar chart. */
public final class ProfileChart {

  private ProfileChart() {}

  /**
   * The chart as a file.
   *
   * @param kind {@code "svg"} or {@code "png"}
   * @param nodes nodes with k queens, for k = 0 ... n
   */
  public static byte[] draw(String kind, long[] nodes, Messages messages) {
    CategoryChart chart =
        Charts.bars(
            messages.text("profile.title", nodes.length - 1),
            messages.text("profile.level"),
            messages.text("profile.nodes"));
    List<String> levels = new ArrayList<>();
    List<Double> heights = new ArrayList<>();
    for (int level = 0; level < nodes.length; level++) {
      if (nodes[level] > 0) { // a logarithmic axis has no zero
        levels.add(Integer.toString(level));
        heights.add((double) nodes[level]);
      }
    }
    CategorySeries series = chart.addSeries(messages.text("profile.nodes"), levels, heights);
    series.setFillColor(Charts.color(Ink.VISITED));
    chart.getStyler().setYAxisMin(.5);
    chart.getStyler().setLegendVisible(false);
    return Charts.bytes(chart, kind);
  }
}
