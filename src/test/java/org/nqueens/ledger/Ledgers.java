package org.nqueens.ledger;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.nqueens.ledger.Manifest.PlanId;
import org.nqueens.tally.Tally;
import org.nqueens.tally.WeightedCounts;

/** Small ledgers for tests. */
final class Ledgers {

  static final int TASKS = 6;

  private Ledgers() {}

  /** A listener that remembers. */
  static final class Heard implements Ledger.Listener {
    final List<Tally> durable = Collections.synchronizedList(new ArrayList<>());
    final List<RuntimeException> failed = Collections.synchronizedList(new ArrayList<>());

    @Override
    public void durable(Tally tally) {
      durable.add(tally);
    }

    @Override
    public void failed(RuntimeException failure) {
      failed.add(failure);
    }
  }

  static Manifest manifest() {
    return manifest(plan(TASKS));
  }

  static Manifest manifest(PlanId plan) {
    return new Manifest(
        plan, "scalar", "2026-11-30T08:00:00Z", "host-1", Map.of("java", "17.0.1", "spark", "4"));
  }

  /** A plan of {@code tasks} tasks with two seeds each. */
  static PlanId plan(int tasks) {
    return new PlanId("search", 8, "full", 2, tasks, 2L * tasks, "sha-256:0123abcd");
  }

  /** The right tally of a task. */
  static Tally tally(int task) {
    return tally(task, new WeightedCounts(0, 2, 3L * task, task), "host-1", "scalar");
  }

  static Tally tally(int task, WeightedCounts counts, String host, String kernel) {
    return new Tally(task, 2, counts, 100 + task, 1_000_000L * task, host, kernel);
  }

  static Ledger open(Store store) {
    return Ledger.open(store, manifest(), false, new Heard());
  }

  /** A ledger in which task 1 is recorded and durable; {@code heard} knows it. */
  static Ledger openWithOneDurable(Store store, Heard heard) throws InterruptedException {
    Ledger ledger = Ledger.open(store, manifest(), false, heard);
    ledger.record(tally(1));
    while (heard.durable.isEmpty()) {
      Thread.sleep(1);
    }
    return ledger;
  }

  /** Runs a session that records {@code tasks}. */
  static void record(Store store, int... tasks) {
    try (Ledger ledger = open(store)) {
      IntStream.of(tasks).mapToObj(Ledgers::tally).forEach(ledger::record);
    }
  }

  static List<Integer> recorded(Records records) {
    return records.tallies().map(Tally::task).toList();
  }

  static byte[] bytes(Store store, String name) throws IOException {
    try (InputStream in = store.read(name)) {
      return in.readAllBytes();
    }
  }

  static String text(Store store, String name) throws IOException {
    return new String(bytes(store, name), UTF_8);
  }

  static List<String> recordsFiles(Store store) throws IOException {
    return store.names().stream()
        .filter(name -> name.startsWith(LedgerFormat.RECORDS_PREFIX))
        .toList();
  }
}
