package org.nqueens.cli;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.nqueens.count.CountTask;
import org.nqueens.count.Plan;
import org.nqueens.count.StopSwitch;
import org.nqueens.ledger.Ledger;
import org.nqueens.ledger.Manifest;
import org.nqueens.ledger.Manifest.PlanId;
import org.nqueens.ledger.Share;
import org.nqueens.ledger.Store;
import org.nqueens.report.Provenance;
import org.nqueens.tally.Tally;
import org.nqueens.tally.Total;

/** A count that is recorded: which tasks are left, and where their tallies go. */
final class LedgerRun implements AutoCloseable {

  /** The way of counting that this run records. */
  static final String ENGINE = "search";

  private final Plan plan;
  private final Share part;
  private final Ledger ledger;
  private final String location;
  private final Total earlier;
  private final StopSwitch finished;

  private LedgerRun(
      Plan plan,
      Share part,
      Ledger ledger,
      String location,
      StopSwitch finished,
      AtomicInteger toCount) {
    this.plan = plan;
    this.part = part;
    this.location = location;
    this.ledger = ledger;
    this.earlier = ledger.total();
    this.finished = finished;
    if (toCount.addAndGet(left().size()) == 0) {
      finished.stop();
    }
  }

  /**
   * Opens the ledger, or makes it.
   *
   * @param durable takes each tally once it can't be lost, on a thread of the ledger
   * @param stop thrown if nothing more can be recorded
   */
  static LedgerRun open(
      LedgerOptions options,
      Plan plan,
      String digest,
      String kernel,
      String sparkVersion,
      Consumer<Tally> durable,
      StopSwitch stop) {
    Manifest manifest =
        new Manifest(
            planId(plan, digest),
            kernel,
            Instant.now().truncatedTo(ChronoUnit.SECONDS).toString(),
            host(),
            Map.of(
                "nqueens", Version.text(),
                "java", System.getProperty("java.version"),
                "spark", sparkVersion));
    StopSwitch finished = new StopSwitch();
    stop.onStop(finished::stop);
    AtomicInteger toCount = new AtomicInteger();
    Ledger.Listener listener =
        new Ledger.Listener() {
          @Override
          public void durable(Tally tally) {
            durable.accept(tally);
            if (toCount.decrementAndGet() == 0) {
              finished.stop();
            }
          }

          @Override
          public void failed(RuntimeException failure) {
            stop.stop();
          }
        };
    Store store = options.store();
    return new LedgerRun(
        plan,
        options.part(),
        Ledger.open(store, manifest, options.takeOver(), listener),
        store.where(""),
        finished,
        toCount);
  }

  static PlanId planId(Plan plan, String digest) {
    return new PlanId(
        ENGINE,
        plan.n(),
        plan.reduction().label(),
        plan.depth(),
        plan.tasks().size(),
        plan.seeds(),
        digest);
  }

  private static String host() {
    try {
      return InetAddress.getLocalHost().getHostName();
    } catch (UnknownHostException e) {
      return "localhost"; // a machine without a name in its own network
    }
  }

  /** Tasks of {@code part} of a plan, counted or not. */
  static int planned(Plan plan, Share part) {
    return (int) plan.tasks().stream().filter(task -> part.contains(task.index())).count();
  }

  /** Tallies of this run's part that were recorded before. */
  List<Tally> recordedBefore() {
    return ledger.records().tallies().filter(tally -> part.contains(tally.task())).toList();
  }

  /** Tasks of this run's part that are not recorded. */
  List<CountTask> left() {
    return plan.tasks().stream()
        .filter(task -> part.contains(task.index()) && !ledger.done(task.index()))
        .toList();
  }

  /**
   * Tasks that an earlier run split and did not end, with the number of their shares: those of this
   * run's part.
   */
  Map<CountTask, Integer> splitBefore() {
    Map<CountTask, Integer> split = new LinkedHashMap<>();
    ledger
        .partlyCounted()
        .forEach(
            (task, of) -> {
              if (part.contains(task)) {
                split.put(plan.tasks().get(task), of);
              }
            });
    return split;
  }

  BitSet sharesDone(int task, int of) {
    return ledger.sharesDone(task, of);
  }

  /** Mean time of the tasks recorded, in seconds; 0 if there is none. */
  double meanSeconds() {
    Total total = ledger.total();
    return total.tasks() == 0 ? 0 : total.nanos().doubleValue() / total.tasks() / 1e9;
  }

  /** Thrown when nothing is left to count, or the run is to stop. */
  StopSwitch finished() {
    return finished;
  }

  /** Takes a tally to be recorded. */
  void record(Tally tally) {
    ledger.record(tally);
  }

  /** Takes the tally of a share to be recorded. */
  void record(Share share, Tally tally) {
    ledger.record(share, tally);
  }

  /** Whether all of this run's part is recorded. */
  boolean done() {
    return left().isEmpty();
  }

  /** The fold of all that is recorded, of every part. */
  Total total() {
    return ledger.total();
  }

  /** Time of every recorded task, in nanoseconds. */
  long[] nanos() {
    return ledger.records().tallies().mapToLong(Tally::nanos).toArray();
  }

  Provenance provenance() {
    return new Provenance(
        Version.program(),
        ledger.manifest().plan().digest(),
        Optional.of(location),
        earlier,
        ledger.auditState());
  }

  /** Waits until all is durable. */
  @Override
  public void close() {
    ledger.close();
  }
}
