package org.nqueens.ledger;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.nqueens.ledger.Manifest.PlanId;
import org.nqueens.tally.Tally;
import org.nqueens.tally.Total;

/**
 * A ledger that this process writes: what was counted before, and a place for what is counted now.
 *
 * <p>The order is: write, force to disk, then count it as recorded. Only what is durable is in
 * {@link #total()} and reaches the listener.
 */
public final class Ledger implements AutoCloseable {

  private final Store store;
  private final Manifest manifest;
  private final Store.Lock lock;
  private final Records records;
  private final RecordsOutput output;
  private final GroupCommit commits;
  private final Listener listener;
  private final String auditState;

  /** Told what became of the records, on a thread of the ledger. */
  public interface Listener {

    /** A task can't be lost any more. Called once for each, in the order of recording. */
    void durable(Tally tally);

    /** Nothing more will be recorded; called at most once. {@link #close} throws the same. */
    void failed(RuntimeException failure);
  }

  private Ledger(
      Store store,
      Store.Lock lock,
      LedgerReader.Contents contents,
      RecordsOutput output,
      Listener listener) {
    this.store = store;
    this.manifest = contents.manifest();
    this.lock = lock;
    this.records = contents.records();
    this.output = output;
    this.listener = listener;
    this.auditState = Verifier.auditState(contents.audits());
    this.commits = new GroupCommit(output, lock, this::nowDurable, listener::failed);
  }

  /**
   * The manifest of the ledger in {@code store}, if there is one.
   *
   * @throws LedgerException if it is damaged or can't be read
   */
  public static Optional<Manifest> manifest(Store store) {
    try {
      return LedgerReader.manifest(store);
    } catch (IOException e) {
      throw LedgerException.stopped("read the ledger " + store.where(""), e);
    }
  }

  /**
   * The plan of the ledger in {@code store}, if there is one.
   *
   * @throws LedgerException if it is of another engine or board, is damaged, or can't be read
   */
  public static Optional<PlanId> planFor(Store store, String engine, int n) {
    Optional<PlanId> plan = manifest(store).map(Manifest::plan);
    plan.ifPresent(
        p ->
            requireSamePlan(
                store.where(""),
                new PlanId(engine, n, p.symmetry(), p.depth(), p.tasks(), p.seeds(), p.digest()),
                p));
    return plan;
  }

  /**
   * Opens a ledger to go on with it, or makes it.
   *
   * @param wanted the count it must belong to; becomes the manifest of a new one
   * @param takeOver whether to take the lock of a process that is dead
   * @throws LedgerException if it belongs to another count, is damaged, is written by another
   *     process, or can't be read and written
   */
  public static Ledger open(Store store, Manifest wanted, boolean takeOver, Listener listener) {
    Store.Lock lock = null;
    try {
      store.makeFolder();
      requireOwnFolder(store);
      lock = store.lock(takeOver);
      LedgerReader.Contents contents = contents(store, wanted);
      RecordsOutput output = RecordsOutput.open(store, wanted.plan().digest(), contents.seals());
      Ledger ledger = new Ledger(store, lock, contents, output, listener);
      lock = null; // now the ledger's own
      return ledger;
    } catch (IOException e) {
      throw LedgerException.stopped("write to the ledger " + store.where(""), e);
    } finally {
      release(lock);
    }
  }

  /** A folder with other files in it is taken for a mistyped one. */
  private static void requireOwnFolder(Store store) throws IOException {
    List<String> names = store.names();
    if (!names.isEmpty()
        && !names.contains(LedgerFormat.MANIFEST)
        && !names.contains(LedgerFormat.HELD)
        && !names.contains(LedgerFormat.LOCK)) {
      throw LedgerException.refused(
          "%s must be a ledger or an empty folder, found %s in it"
              .formatted(store.where(""), names.get(0)));
    }
  }

  private static LedgerReader.Contents contents(Store store, Manifest wanted) throws IOException {
    Optional<Manifest> found = LedgerReader.manifest(store);
    if (found.isEmpty()) {
      store.write(LedgerFormat.MANIFEST, LedgerFormat.encode(wanted).getBytes(UTF_8));
    } else {
      requireSamePlan(store.where(""), wanted.plan(), found.get().plan());
    }
    for (String name : store.names()) {
      if (name.startsWith(LedgerFormat.RECORDS_PREFIX)) {
        store.release(name);
      }
    }
    LedgerReader.Contents contents = LedgerReader.read(store);
    contents.requireIntact(store.where(""));
    return contents;
  }

  static void requireSamePlan(String where, PlanId wanted, PlanId found) {
    List<String> differences = found.differences(wanted);
    if (!differences.isEmpty()) {
      throw LedgerException.refused(
          "%s belongs to another count: %s; name another folder, or ask for that count"
              .formatted(where, String.join(", ", differences)));
    }
  }

  private static void release(Store.Lock lock) {
    if (lock != null) {
      try {
        lock.close();
      } catch (IOException e) {
        throw LedgerException.stopped("give up the lock", e);
      }
    }
  }

  /** Records a task; returns at once, the listener is told when it is durable. */
  public void record(Tally tally) {
    record(Share.WHOLE, tally);
  }

  /** Records a share of a task that was split; the task is done when all shares are. */
  public void record(Share share, Tally tally) {
    commits.add(new Entry(share, tally, store.where("this session"), 0));
  }

  /** Shares are told of when they complete their task, and a task once. */
  private void nowDurable(Entry entry) {
    int task = entry.tally().task();
    Optional<Tally> completed;
    synchronized (records) {
      boolean before = records.done(task);
      records
          .add(entry)
          .ifPresent(
              wrong -> {
                throw LedgerException.refused(wrong);
              });
      completed = before ? Optional.empty() : records.tally(task);
    }
    completed.ifPresent(listener::durable);
  }

  /** What this ledger belongs to. */
  public Manifest manifest() {
    return manifest;
  }

  /** The state of the audits in a few words, for the provenance of a result. */
  public String auditState() {
    return auditState;
  }

  /** Whether the task with this index is recorded. */
  public boolean done(int task) {
    synchronized (records) {
      return records.done(task);
    }
  }

  /** {@link Records#partlyCounted()}. */
  public Map<Integer, Integer> partlyCounted() {
    synchronized (records) {
      return records.partlyCounted();
    }
  }

  /** Shares recorded of a task that is split in {@code of}: a bit for each, the first at 0. */
  public BitSet sharesDone(int task, int of) {
    synchronized (records) {
      return records.sharesDone(task, of);
    }
  }

  /** The fold of all that is recorded. */
  public Total total() {
    synchronized (records) {
      return records.total();
    }
  }

  /**
   * What is recorded, for reading once {@link #close} has returned or before the first {@link
   * #record}.
   */
  public Records records() {
    return records;
  }

  /**
   * Waits until everything recorded is durable, ends the session and gives up the lock.
   *
   * @throws LedgerException if something could not be written
   */
  @Override
  public void close() {
    try {
      commits.finish();
      try (lock) {
        output.close();
      }
    } catch (IOException e) {
      throwFailure();
      throw LedgerException.stopped("close the ledger " + store.where(""), e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw LedgerException.stopped("close the ledger", new IOException("interrupted", e));
    }
    throwFailure();
  }

  private void throwFailure() {
    if (commits.failure() != null) {
      throw commits.failure();
    }
  }
}
