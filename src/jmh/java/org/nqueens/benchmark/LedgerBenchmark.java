package org.nqueens.benchmark;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.apache.hadoop.conf.Configuration;
import org.nqueens.ledger.Ledger;
import org.nqueens.ledger.Manifest;
import org.nqueens.ledger.Store;
import org.nqueens.ledger.Stores;
import org.nqueens.tally.Tally;
import org.nqueens.tally.WeightedCounts;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/** Time that a ledger on the local disk adds to a run, which is one shot, too. */
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 0)
@Measurement(iterations = 1)
@Fork(10)
public class LedgerBenchmark {

  /** A folder for ledgers. */
  @State(Scope.Thread)
  public static class Place {

    /** Tasks recorded; n = 18 has some 60 on two cores. */
    @Param({"60", "10000", "1000000"})
    public int tasks;

    private Path folder;

    /** Makes the folder. */
    @Setup
    public void make() throws IOException {
      folder = Files.createTempDirectory("ledgers");
    }

    /** Removes the ledgers. */
    @TearDown
    public void remove() throws IOException {
      try (Stream<Path> files = Files.walk(folder)) {
        files.sorted(Comparator.reverseOrder()).forEach(file -> file.toFile().delete());
      }
    }

    Ledger ledger() {
      Store store = Stores.open(folder.resolve("ledger").toString(), Configuration::new);
      Manifest.PlanId plan =
          new Manifest.PlanId("search", 18, "full", 3, tasks, tasks, "sha-256:benchmark");
      Manifest manifest =
          new Manifest(plan, "scalar", "2026-11-30T08:00:00Z", "host", Map.of("java", "17"));
      return Ledger.open(store, manifest, false, new Indifferent());
    }

    long recordAll() {
      Ledger ledger = ledger();
      for (int task = 0; task < tasks; task++) {
        WeightedCounts counts = new WeightedCounts(0, 2, 1000L + task, 1_000_000L + task);
        ledger.record(
            new Tally(task, 1, counts, 10_000_000L + task, 100_000_000L, "host", "vector-512"));
      }
      ledger.close();
      return checked(ledger);
    }

    long checked(Ledger ledger) {
      if (ledger.total().tasks() != tasks) {
        throw new IllegalStateException(
            "%d tasks must be recorded, found %d".formatted(tasks, ledger.total().tasks()));
      }
      return tasks;
    }
  }

  /** A folder with the ledger of a finished run, written in the same JVM. */
  public static class Full extends Place {

    /** Makes the folder and records every task. */
    @Override
    @Setup
    public void make() throws IOException {
      super.make();
      recordAll();
    }
  }

  private static final class Indifferent implements Ledger.Listener {
    @Override
    public void durable(Tally tally) {}

    @Override
    public void failed(RuntimeException failure) {}
  }

  /** Makes a ledger in a new JVM, records every task, and waits until all are durable. */
  @Benchmark
  public long record(Place place) {
    return place.recordAll();
  }

  /** Opens the ledger of a finished run, and ends. */
  @Benchmark
  public long open(Full full) {
    try (Ledger ledger = full.ledger()) {
      return full.checked(ledger);
    }
  }
}
