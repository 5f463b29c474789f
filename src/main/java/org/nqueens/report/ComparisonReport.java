package org.nqueens.report;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.nqueens.tally.Measurement;

/**
 * Several ways of counting one board, side by side.
 *
 * <p>As JSON it is one object:
 *
 * <pre>
 *   n            integer   board size
 *   verdict      string    "matches", "unpublished" or "mismatch"; see {@link #verdict}
 *   java         string    version of the JVM
 *   measurements array     one object for each way, in the order they ran:
 *     name       string    the way's name
 *     solutions  integer   solutions of the whole board
 *     nodes      integer   queens placed, the root included; absent if the way places none
 *     tests      integer   questions asked about squares; absent if the way asks none
 *     seconds    number    time taken on one thread, in seconds
 *     rate       number    solutions per second
 *     ratio      number    time over that of the fastest way, at least 1; absent if not known
 *     finished   boolean   whether the whole board was counted; if not, solutions, nodes and tests
 *                          are what was found until the way was stopped
 *     total      number    extrapolated time of the whole count, in seconds; absent if finished, or
 *                          if too little was done to tell
 * </pre>
 *
 * @param n board size
 * @param measurements the results, in the order they were taken
 */
public record ComparisonReport(int n, List<Measurement> measurements) {

  public ComparisonReport {
    measurements = List.copyOf(measurements);
  }

  /**
   * A mismatch if any of the ways that finished disagrees with another or with the published value.
   */
  public Verdict verdict() {
    List<BigInteger> counts =
        measurements.stream()
            .filter(Measurement::finished)
            .map(Measurement::solutions)
            .distinct()
            .toList();
    if (counts.isEmpty()) {
      return Verdict.UNPUBLISHED; // nothing to compare
    }
    return counts.size() > 1 ? Verdict.MISMATCH : Verdict.on(n, counts.get(0));
  }

  /**
   * Time of {@code measurement} over that of the fastest, extrapolated times for those stopped;
   * infinite if too little was done to tell.
   */
  public double ratio(Measurement measurement) {
    double least = measurements.stream().mapToDouble(Measurement::totalSeconds).min().orElse(0);
    return least == 0 ? 1 : measurement.totalSeconds() / least;
  }

  /** The lines of a table, without line ends. */
  public List<String> lines(Messages messages) {
    List<String> lines = new ArrayList<>();
    lines.add(
        messages.text("compare.head", n, messages.text("compare.verdict." + verdict().label())));
    lines.add(
        "  %-14s %20s %20s %20s %14s %10s"
            .formatted(
                messages.text("compare.method"),
                messages.text("compare.solutions"),
                messages.text("compare.nodes"),
                messages.text("compare.tests"),
                messages.text("compare.time"),
                messages.text("compare.ratio")));
    for (Measurement measurement : measurements) {
      lines.add(line(measurement));
    }
    if (!measurements.stream().allMatch(Measurement::finished)) {
      lines.add("  ~ " + messages.text("compare.stopped"));
    }
    return lines;
  }

  private String line(Measurement measurement) {
    double total = measurement.totalSeconds();
    String mark = measurement.finished() ? " " : "~";
    return String.format(
            Locale.ROOT,
            "  %-14s %,20d %20s %20s %1s%13s %10s",
            measurement.name(),
            measurement.solutions(),
            grouped(measurement.nodes()),
            grouped(measurement.tests()),
            mark,
            seconds(total),
            Double.isInfinite(total) ? "-" : String.format(Locale.ROOT, "%.2f", ratio(measurement)))
        .stripTrailing();
  }

  private static String grouped(Optional<BigInteger> number) {
    return number.map(value -> String.format(Locale.ROOT, "%,d", value)).orElse("-");
  }

  private static String seconds(double seconds) {
    if (Double.isInfinite(seconds)) {
      return "-";
    }
    return String.format(Locale.ROOT, seconds < 1e6 ? "%.4f" : "%.2e", seconds);
  }

  /** The times as a chart, as a file of {@code kind}, {@code "svg"} or {@code "png"}. */
  public byte[] chart(String kind, Messages messages) {
    List<CompareChart.Row> rows =
        measurements.stream()
            .map(
                m -> new CompareChart.Row(m.name(), Math.max(1e-9, m.totalSeconds()), m.finished()))
            .toList();
    return CompareChart.draw(kind, n, rows, messages);
  }

  /** The JSON object, on one line. */
  public String json() {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = new JsonFactory().createGenerator(text)) {
      json.writeStartObject();
      json.writeNumberField("n", n);
      json.writeStringField("verdict", verdict().label());
      json.writeStringField("java", System.getProperty("java.version"));
      json.writeArrayFieldStart("measurements");
      for (Measurement measurement : measurements) {
        write(json, measurement);
      }
      json.writeEndArray();
      json.writeEndObject();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return text.toString();
  }

  private void write(JsonGenerator json, Measurement measurement) throws IOException {
    json.writeStartObject();
    json.writeStringField("name", measurement.name());
    json.writeNumberField("solutions", measurement.solutions());
    if (measurement.nodes().isPresent()) {
      json.writeNumberField("nodes", measurement.nodes().get());
    }
    if (measurement.tests().isPresent()) {
      json.writeNumberField("tests", measurement.tests().get());
    }
    json.writeNumberField("seconds", measurement.seconds());
    json.writeNumberField("rate", measurement.rate());
    boolean known = Double.isFinite(measurement.totalSeconds());
    if (known) {
      json.writeNumberField("ratio", ratio(measurement));
    }
    json.writeBooleanField("finished", measurement.finished());
    if (known && !measurement.finished()) {
      json.writeNumberField("total", measurement.totalSeconds());
    }
    json.writeEndObject();
  }
}
