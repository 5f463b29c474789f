package org.nqueens.ledger;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.Writer;
import java.util.Iterator;
import java.util.Map;
import org.nqueens.ledger.Manifest.PlanId;
import org.nqueens.tally.Tally;
import org.nqueens.tally.Total;
import org.nqueens.tally.WeightedCounts;

/** A ledger for other programs: one line or object for each task. */
public final class Export {

  private Export() {}

  /**
   * Comma-separated values (RFC 4180) with a header line; texts are in quotes where they must be.
   * Columns: task, seeds, ones, twos, fours, eights (completions of weight 1, 2, 4, 8), solutions,
   * nodes, nanos, host, kernel.
   */
  public static void csv(Verifier.Verdict ledger, Writer out) throws IOException {
    out.write("task,seeds,ones,twos,fours,eights,solutions,nodes,nanos,host,kernel\n");
    for (Iterator<Tally> i = ledger.records().tallies().iterator(); i.hasNext(); ) {
      Tally tally = i.next();
      WeightedCounts counts = tally.counts();
      out.write(
          "%d,%d,%d,%d,%d,%d,%d,%d,%d,%s,%s\n"
              .formatted(
                  tally.task(),
                  tally.seeds(),
                  counts.ones(),
                  counts.twos(),
                  counts.fours(),
                  counts.eights(),
                  counts.solutions(),
                  tally.nodes(),
                  tally.nanos(),
                  quoted(tally.host()),
                  quoted(tally.kernel())));
    }
    out.flush();
  }

  private static String quoted(String text) {
    return text.matches("[^,\"\r\n]*") ? text : '"' + text.replace("\"", "\"\"") + '"';
  }

  /**
   * One JSON object: {@code manifest}, {@code complete}, {@code total}, {@code audits}, {@code
   * tasks} (an array of objects with the columns of {@link #csv}). {@code total.q} is null unless
   * the count is complete. Sums that may pass 2<sup>53</sup> are strings of digits.
   */
  public static void json(Verifier.Verdict ledger, Writer out) throws IOException {
    try (JsonGenerator json = new JsonFactory().createGenerator(out)) {
      json.useDefaultPrettyPrinter();
      json.writeStartObject();
      writeManifest(json, ledger.manifest());
      writeTotal(json, ledger.records());
      json.writeArrayFieldStart("audits");
      for (Audit audit : ledger.audits()) {
        writeAudit(json, audit);
      }
      json.writeEndArray();
      json.writeArrayFieldStart("tasks");
      for (Iterator<Tally> i = ledger.records().tallies().iterator(); i.hasNext(); ) {
        writeTask(json, i.next());
      }
      json.writeEndArray();
      json.writeEndObject();
    }
  }

  private static void writeManifest(JsonGenerator json, Manifest manifest) throws IOException {
    PlanId plan = manifest.plan();
    json.writeObjectFieldStart("manifest");
    json.writeNumberField("format", LedgerFormat.VERSION);
    json.writeStringField("engine", plan.engine());
    json.writeNumberField("n", plan.n());
    json.writeStringField("symmetry", plan.symmetry());
    json.writeNumberField("depth", plan.depth());
    json.writeNumberField("tasks", plan.tasks());
    json.writeNumberField("seeds", plan.seeds());
    json.writeStringField("plan", plan.digest());
    json.writeStringField("kernel", manifest.kernel());
    json.writeStringField("created", manifest.created());
    json.writeStringField("host", manifest.host());
    json.writeObjectFieldStart("versions");
    for (Map.Entry<String, String> version : manifest.sortedVersions().entrySet()) {
      json.writeStringField(version.getKey(), version.getValue());
    }
    json.writeEndObject();
    json.writeEndObject();
  }

  private static void writeTotal(JsonGenerator json, Records records) throws IOException {
    Total total = records.total();
    json.writeBooleanField("complete", records.complete());
    json.writeObjectFieldStart("total");
    json.writeStringField("q", records.complete() ? total.solutions().toString() : null);
    json.writeStringField("solutions", total.solutions().toString());
    json.writeStringField("found", total.found().toString());
    json.writeNumberField("tasks", total.tasks());
    json.writeStringField("nodes", total.nodes().toString());
    json.writeStringField("nanos", total.nanos().toString());
    json.writeEndObject();
  }

  private static void writeAudit(JsonGenerator json, Audit audit) throws IOException {
    json.writeStartObject();
    json.writeStringField("time", audit.time());
    json.writeNumberField("sampled", audit.sampled());
    json.writeNumberField("recorded", audit.recorded());
    json.writeNumberField("wrong", audit.wrong());
    json.writeStringField("kernel", audit.kernel());
    json.writeNumberField("deeper", audit.deeper());
    json.writeNumberField("seed", audit.seed());
    json.writeEndObject();
  }

  private static void writeTask(JsonGenerator json, Tally tally) throws IOException {
    WeightedCounts counts = tally.counts();
    json.writeStartObject();
    json.writeNumberField("task", tally.task());
    json.writeNumberField("seeds", tally.seeds());
    json.writeNumberField("ones", counts.ones());
    json.writeNumberField("twos", counts.twos());
    json.writeNumberField("fours", counts.fours());
    json.writeNumberField("eights", counts.eights());
    json.writeStringField("solutions", counts.solutions().toString());
    json.writeNumberField("nodes", tally.nodes());
    json.writeNumberField("nanos", tally.nanos());
    json.writeStringField("host", tally.host());
    json.writeStringField("kernel", tally.kernel());
    json.writeEndObject();
  }
}
