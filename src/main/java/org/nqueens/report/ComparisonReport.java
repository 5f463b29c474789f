package org.nqueens.report;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
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
 *     seconds    number    time taken on one thread, in seconds
 *     rate       number    solutions per second
 *     ratio      number    time over that of the fastest way, at least 1
 * </pre>
 *
 * @param n board size
 * @param measurements the results, in the order they were taken
 */
public record ComparisonReport(int n, List<Measurement> measurements) {

  public ComparisonReport {
    measurements = List.copyOf(measurements);
  }

  /** A mismatch if any of the ways disagrees with another or with the published value. */
  public Verdict verdict() {
    boolean agree = measurements.stream().map(Measurement::solutions).distinct().count() <= 1;
    return measurements.stream()
        .map(measurement -> Verdict.on(n, measurement.solutions()))
        .filter(verdict -> verdict != Verdict.MATCHES)
        .findFirst()
        .filter(verdict -> agree)
        .orElse(agree ? Verdict.MATCHES : Verdict.MISMATCH);
  }

  /** Time of {@code measurement} over that of the fastest. */
  public double ratio(Measurement measurement) {
    double least = measurements.stream().mapToDouble(Measurement::seconds).min().orElse(0);
    return least == 0 ? 1 : measurement.seconds() / least;
  }

  /** The lines of a table, without line ends. */
  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add("Q(%d) on one thread, %s".formatted(n, verdict().words()));
    lines.add(
        "  %-14s %20s %20s %12s %16s %8s"
            .formatted("way", "solutions", "nodes", "seconds", "solutions/s", "ratio"));
    for (Measurement measurement : measurements) {
      lines.add(
          String.format(
              Locale.ROOT,
              "  %-14s %,20d %20s %12.4f %16s %8.2f",
              measurement.name(),
              measurement.solutions(),
              measurement.nodes().map(nodes -> "%,d".formatted(nodes)).orElse("-"),
              measurement.seconds(),
              CountText.scaled(measurement.rate()),
              ratio(measurement)));
    }
    return lines;
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
    json.writeNumberField("seconds", measurement.seconds());
    json.writeNumberField("rate", measurement.rate());
    json.writeNumberField("ratio", ratio(measurement));
    json.writeEndObject();
  }
}
