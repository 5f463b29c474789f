package org.nqueens.report;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.util.List;

/**
 * A count as one JSON object, for programs. Fields are added, never renamed or removed.
 *
 * <p>Counts are JSON integers without a bound: read them as big integers, a double does not hold
 * those above 2<sup>53</sup>.
 *
 * <pre>
 *   n            integer   board size
 *   complete     boolean   whether every task was counted
 *   solutions    integer   solutions counted; Q(n) if complete
 *   verdict      string    "matches", "unpublished" or "mismatch"; absent if not complete
 *   seconds      number    wall time of the count, without the start of Spark
 *   rate         number    solutions per second of wall time
 *   seeds        integer   seeds counted
 *   tasks        object    planned, counted: integers; spread: longest time / mean time
 *   coreSeconds  number    time of all tasks added up
 *   nodes        integer   nodes of the search tree: the root and every queen placed
 *   kernel       string    the kernel's name
 *   depth        integer   rows filled in a seed
 *   symmetry     string    "none", "mirror" or "full"
 *   spark        object    version, master: strings
 *   java         string    version of the driver's JDK
 *   computedBy   string    name and version of this program
 *   plan         string    digest of the plan: which seeds every task has
 *   ledger       object    with --ledger: location and audit (state of its audits), strings;
 *                          recordedBefore, an integer, tasks recorded by earlier runs
 *   classes      object    with --classes: fundamental, fixedByHalfTurn, fixedByQuarterTurn, and
 *                          orbits, an object from orbit size (1, 2, 4, 8) to number of orbits
 *   scaling      array     with --scaling: objects of cores, an integer, and efficiency, in (0, 1]
 * </pre>
 */
public final class CountJson {

  private CountJson() {}

  /** The object, on one line. */
  public static String object(CountSummary count) {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = new JsonFactory().createGenerator(text)) {
      json.writeStartObject();
      writeCount(json, count);
      writeProvenance(json, count);
      if (count.classes().isPresent()) {
        writeClasses(json, count.classes().get());
      }
      if (!count.scaling().isEmpty()) {
        writeScaling(json, count.scaling());
      }
      json.writeEndObject();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return text.toString();
  }

  private static void writeCount(JsonGenerator json, CountSummary count) throws IOException {
    json.writeNumberField("n", count.n());
    json.writeBooleanField("complete", count.complete());
    json.writeNumberField("solutions", count.total().solutions());
    if (count.verdict().isPresent()) {
      json.writeStringField("verdict", count.verdict().get().label());
    }
    json.writeNumberField("seconds", count.seconds());
    json.writeNumberField("rate", count.rate());
    json.writeNumberField("seeds", count.total().seeds());
    json.writeObjectFieldStart("tasks");
    json.writeNumberField("planned", count.plannedTasks());
    json.writeNumberField("counted", count.total().tasks());
    json.writeNumberField("spread", count.total().spread());
    json.writeEndObject();
    json.writeNumberField("coreSeconds", count.total().nanos().doubleValue() / 1e9);
    json.writeNumberField(
        "nodes", count.total().nodes().add(BigInteger.valueOf(count.seedNodes())));
  }

  private static void writeProvenance(JsonGenerator json, CountSummary count) throws IOException {
    json.writeStringField("kernel", count.kernel());
    json.writeNumberField("depth", count.depth());
    json.writeStringField("symmetry", count.symmetry());
    json.writeObjectFieldStart("spark");
    json.writeStringField("version", count.sparkVersion());
    json.writeStringField("master", count.master());
    json.writeEndObject();
    json.writeStringField("java", System.getProperty("java.version"));
    Provenance provenance = count.provenance();
    json.writeStringField("computedBy", provenance.program());
    json.writeStringField("plan", provenance.plan());
    if (provenance.ledger().isPresent()) {
      json.writeObjectFieldStart("ledger");
      json.writeStringField("location", provenance.ledger().get());
      json.writeStringField("audit", provenance.audit());
      json.writeNumberField("recordedBefore", provenance.earlier().tasks());
      json.writeEndObject();
    }
  }

  private static void writeScaling(JsonGenerator json, List<Scaling> scalings) throws IOException {
    json.writeArrayFieldStart("scaling");
    for (Scaling scaling : scalings) {
      json.writeStartObject();
      json.writeNumberField("cores", scaling.cores());
      json.writeNumberField("efficiency", scaling.efficiency());
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private static void writeClasses(JsonGenerator json, SymmetryClasses classes) throws IOException {
    json.writeObjectFieldStart("classes");
    json.writeNumberField("fundamental", classes.fundamental());
    json.writeNumberField("fixedByHalfTurn", classes.fixedByHalfTurn());
    json.writeNumberField("fixedByQuarterTurn", classes.fixedByQuarterTurn());
    json.writeObjectFieldStart("orbits");
    json.writeNumberField("1", classes.orbitsOf1());
    json.writeNumberField("2", classes.orbitsOf2());
    json.writeNumberField("4", classes.orbitsOf4());
    json.writeNumberField("8", classes.orbitsOf8());
    json.writeEndObject();
    json.writeEndObject();
  }
}
