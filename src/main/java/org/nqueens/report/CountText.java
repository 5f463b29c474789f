package org.nqueens.report;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.nqueens.tally.Total;

/** A count as lines for people. */
public final class CountText {

  private CountText() {}

  /** The lines, without line ends. */
  public static List<String> lines(CountSummary count) {
    List<String> lines = new ArrayList<>();
    lines.add(count.headline());
    count.classes().ifPresent(classes -> addClasses(lines, count.n(), classes));
    BigInteger nodes = count.total().nodes().add(BigInteger.valueOf(count.seedNodes()));
    add(lines, "time", "%.3f s, %s solutions/s", count.seconds(), scaled(count.rate()));
    addWork(lines, count.total());
    add(lines, "nodes", "%,d", nodes);
    for (Scaling scaling : count.scaling()) {
      add(
          lines,
          "scaling",
          "%,d cores would be busy %.1f %% of the time, once their kernels are compiled",
          scaling.cores(),
          100 * scaling.efficiency());
    }
    add(lines, "kernel", "%s (%s)", count.kernel(), count.kernelReason());
    add(lines, "plan", "depth %d, symmetry %s", count.depth(), count.symmetry());
    addLedger(lines, count.provenance());
    add(
        lines,
        "run by",
        "Spark %s on %s, JDK %s",
        count.sparkVersion(),
        count.master(),
        System.getProperty("java.version"));
    return lines;
  }

  private static void addWork(List<String> lines, Total total) {
    String longest =
        total.tasks() == 0
            ? ""
            : String.format(Locale.ROOT, "longest task %.2f x the mean, ", total.spread());
    add(
        lines,
        "work",
        "%,d seeds in %,d tasks, %s%.3f core-seconds",
        total.seeds(),
        total.tasks(),
        longest,
        total.nanos().doubleValue() / 1e9);
  }

  private static void addLedger(List<String> lines, Provenance provenance) {
    if (provenance.ledger().isPresent()) {
      add(
          lines,
          "ledger",
          "%s, %,d tasks recorded before, %s",
          provenance.ledger().get(),
          provenance.earlier().tasks(),
          provenance.audit());
    }
  }

  private static void addClasses(List<String> lines, int n, SymmetryClasses classes) {
    lines.add("U(%d) = %d fundamental solutions".formatted(n, classes.fundamental()));
    if (n < 2) {
      add(lines, "orbits", "1 of size 1");
    } else {
      add(
          lines,
          "orbits",
          "%d of size 8, %d of size 4, %d of size 2",
          classes.orbitsOf8(),
          classes.orbitsOf4(),
          classes.orbitsOf2());
    }
    add(
        lines,
        "fixed",
        "%d by the half turn, %d of them by the quarter turn",
        classes.fixedByHalfTurn(),
        classes.fixedByQuarterTurn());
  }

  private static void add(List<String> lines, String label, String format, Object... values) {
    lines.add("  %-8s".formatted(label) + String.format(Locale.ROOT, format, values));
  }

  /** A rate with three significant digits and its unit, such as {@code "22.1 million"}. */
  public static String scaled(double rate) {
    String[] units = {"", " thousand", " million", " billion"};
    int unit = 0;
    while (rate >= 999.5 && unit < units.length - 1) {
      rate /= 1000;
      unit++;
    }
    String digits = rate < 9.995 ? "%.2f" : rate < 99.95 ? "%.1f" : "%.0f";
    return String.format(Locale.ROOT, digits, rate) + units[unit];
  }
}
