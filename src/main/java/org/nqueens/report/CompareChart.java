package org.nqueens.report;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.knowm.xchart.CategoryChart;
import org.nqueens.format.Ink;

/** Times of methods and kernels side by side, as a bar chart with a logarithmic axis. */
public final class CompareChart {

  private CompareChart() {}

  /**
   * One method or kernel.
   *
   * @param name its name
   * @param seconds time taken, or the extrapolated time if it was stopped; more than 0; infinite if
   *     nothing can be extrapolated, then no bar is drawn
   * @param finished whether it came to its end
   */
  public record Row(String name, double seconds, boolean finished) {

    public Row {
      if (!(seconds > 0)) {
        throw new IllegalArgumentException("seconds must be more than 0, got " + seconds);
      }
    }
  }

  /**
   * The chart as a file.
   *
   * @param kind {@code "svg"} or {@code "png"}
   * @param n board size
   * @param rows at least one, in the order shown
   */
  public static byte[] draw(String kind, int n, List<Row> rows, Messages messages) {
    CategoryChart chart =
        Charts.bars(
            messages.text("compare.title", n),
            messages.text("compare.method"),
            messages.text("compare.seconds"));
    chart.getStyler().setXAxisLabelRotation(rows.size() > 8 ? 30 : 0);
    chart.getStyler().setOverlapped(true);
    chart.getStyler().setYAxisMin(floor(rows));
    add(chart, messages.text("compare.measured"), Ink.VISITED, rows, Row::finished);
    add(chart, messages.text("compare.stopped"), Ink.PRUNED, rows, row -> !row.finished());
    return Charts.bytes(chart, kind);
  }

  /** The power of ten below the shortest time, with room for its bar. */
  private static double floor(List<Row> rows) {
    double shortest = rows.stream().mapToDouble(Row::seconds).min().orElse(1);
    return Math.pow(10, Math.floor(Math.log10(shortest) - .2));
  }

  private static void add(
      CategoryChart chart, String name, Ink ink, List<Row> rows, Predicate<Row> shown) {
    List<String> names = new ArrayList<>();
    List<Double> seconds = new ArrayList<>();
    for (Row row : rows) {
      names.add(row.name());
      seconds.add(shown.test(row) && Double.isFinite(row.seconds()) ? row.seconds() : null);
    }
    if (seconds.stream().anyMatch(value -> value != null)) {
      chart.addSeries(name, names, seconds).setFillColor(Charts.color(ink));
    }
  }
}
