package org.nqueens.ledger;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;
import org.nqueens.ledger.Manifest.PlanId;
import org.nqueens.tally.Tally;
import org.nqueens.tally.Total;
import org.nqueens.tally.WeightedCounts;

/** A ledger on one screen. */
public final class Summary {

  private static final int SLOWEST = 5;
  private static final int WIDEST_BAR = 40;
  private static final double NANOS_PER_SECOND = 1e9;

  private Summary() {}

  /** Progress, subtotals, times, slowest tasks and who counted, as lines of text. */
  public static List<String> lines(Verifier.Verdict ledger) {
    List<String> lines = new ArrayList<>();
    Records records = ledger.records();
    lines.add(records.line(ledger.manifest().plan().n()));
    lines.addAll(provenance(ledger));
    lines.addAll(progress(records));
    List<Tally> tallies = records.tallies().toList();
    if (!tallies.isEmpty()) {
      lines.addAll(histogram(tallies));
      lines.addAll(slowest(tallies));
      lines.addAll(counters("host", tallies, Tally::host));
      lines.addAll(counters("kernel", tallies, Tally::kernel));
    }
    return lines;
  }

  private static List<String> provenance(Verifier.Verdict ledger) {
    Manifest manifest = ledger.manifest();
    PlanId plan = manifest.plan();
    return List.of(
        "plan       %s, symmetry %s, depth %d, %d tasks, %d seeds"
            .formatted(plan.engine(), plan.symmetry(), plan.depth(), plan.tasks(), plan.seeds()),
        "digest     " + plan.digest(),
        "created    %s on %s, %s"
            .formatted(
                manifest.created(),
                manifest.host(),
                manifest.sortedVersions().entrySet().stream()
                    .map(version -> version.getKey() + " " + version.getValue())
                    .collect(Collectors.joining(", "))),
        "audit      " + ledger.auditState());
  }

  private static List<String> progress(Records records) {
    Total total = records.total();
    return List.of(
        "recorded   %d of %d tasks (%.1f %%), %d records repeated, %d tasks split"
            .formatted(
                records.recorded(),
                records.planned(),
                records.planned() == 0 ? 100.0 : 100.0 * records.recorded() / records.planned(),
                records.duplicates(),
                records.splitTasks()),
        "subtotals  %d, %d, %d, %d completions of weight 1, 2, 4, 8"
            .formatted(
                sum(records, WeightedCounts::ones),
                sum(records, WeightedCounts::twos),
                sum(records, WeightedCounts::fours),
                sum(records, WeightedCounts::eights)),
        "work       %d nodes in %.1f core-seconds, slowest task %.2f times the mean"
            .formatted(
                total.nodes(), total.nanos().doubleValue() / NANOS_PER_SECOND, total.spread()));
  }

  private static BigInteger sum(Records records, ToLongFunction<WeightedCounts> weight) {
    ExactSum sum = new ExactSum();
    records.tallies().forEach(tally -> sum.add(weight.applyAsLong(tally.counts())));
    return sum.value();
  }

  /** Tasks by time, each class twice as long as the one before. */
  private static List<String> histogram(List<Tally> tallies) {
    TreeMap<Integer, Integer> classes = new TreeMap<>();
    tallies.forEach(tally -> classes.merge(timeClass(tally), 1, Integer::sum));
    long most = classes.values().stream().mapToInt(i -> i).max().orElseThrow();
    List<String> lines = new ArrayList<>(List.of("times"));
    for (int i = classes.firstKey(); i <= classes.lastKey(); i++) {
      int count = classes.getOrDefault(i, 0);
      lines.add(
          "  up to %11.3f s %8d %s"
              .formatted(
                  Math.scalb(1e-6, i),
                  count,
                  "#".repeat((int) ((count * (long) WIDEST_BAR + most - 1) / most))));
    }
    return lines;
  }

  /** The smallest i with time at most 2<sup>i</sup> microseconds. */
  private static int timeClass(Tally tally) {
    long micros = (tally.nanos() + 999) / 1000;
    return micros <= 1 ? 0 : Long.SIZE - Long.numberOfLeadingZeros(micros - 1);
  }

  private static List<String> slowest(List<Tally> tallies) {
    List<String> lines = new ArrayList<>(List.of("slowest tasks"));
    tallies.stream()
        .sorted(Comparator.comparingLong(Tally::nanos).reversed())
        .limit(SLOWEST)
        .map(
            tally ->
                "  task %-8d %11.3f s  %d seeds, %d solutions, %s on %s"
                    .formatted(
                        tally.task(),
                        tally.nanos() / NANOS_PER_SECOND,
                        tally.seeds(),
                        tally.counts().solutions(),
                        tally.kernel(),
                        tally.host()))
        .forEach(lines::add);
    return lines;
  }

  /** Tasks of one host or kernel, and their time. */
  private static final class Counted {
    private int tasks;
    private final ExactSum nanos = new ExactSum();

    void add(Tally tally) {
      tasks++;
      nanos.add(tally.nanos());
    }
  }

  private static List<String> counters(
      String what, List<Tally> tallies, Function<Tally, String> name) {
    Map<String, Counted> by = new TreeMap<>();
    tallies.forEach(t -> by.computeIfAbsent(name.apply(t), key -> new Counted()).add(t));
    List<String> lines = new ArrayList<>(List.of(what + "s"));
    by.forEach(
        (key, counted) ->
            lines.add(
                "  %-24s %8d tasks %14.1f core-seconds"
                    .formatted(
                        key,
                        counted.tasks,
                        counted.nanos.value().doubleValue() / NANOS_PER_SECOND)));
    return lines;
  }
}
