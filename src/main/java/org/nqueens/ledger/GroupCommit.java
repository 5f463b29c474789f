package org.nqueens.ledger;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * Makes records durable in groups, on a thread of its own.
 *
 * <p>Forcing data to disk takes milliseconds, whatever its size. So all records that came while the
 * last group was forced make up the next one: many tasks share one wait, and no task waits for the
 * disk at all. A record counts when {@code durable} was called with it.
 */
final class GroupCommit {

  private static final Entry LAST = new Entry(Share.WHOLE, null, "", 0);

  private final RecordsOutput output;
  private final Store.Lock lock;
  private final Consumer<Entry> durable;
  private final Consumer<RuntimeException> failed;
  private final BlockingQueue<Entry> queue = new LinkedBlockingQueue<>();
  private final Thread thread = new Thread(this::run, "ledger");
  private volatile RuntimeException failure;

  /**
   * Starts the thread.
   *
   * @param durable called on that thread for every record, in order, once it can't be lost
   * @param failed called on that thread at most once; nothing is written after that
   */
  GroupCommit(
      RecordsOutput output,
      Store.Lock lock,
      Consumer<Entry> durable,
      Consumer<RuntimeException> failed) {
    this.output = output;
    this.lock = lock;
    this.durable = durable;
    this.failed = failed;
    thread.start();
  }

  /** Queues a record; never waits. Does nothing after a failure. */
  void add(Entry entry) {
    if (failure == null) {
      queue.add(entry);
    }
  }

  /** Waits until all is written, and ends the thread. */
  void finish() throws InterruptedException {
    queue.add(LAST);
    thread.join();
  }

  /** What went wrong, or null. */
  RuntimeException failure() {
    return failure;
  }

  private void run() {
    try {
      List<Entry> group = new ArrayList<>();
      boolean last = false;
      while (!last) {
        group.clear();
        group.add(queue.take());
        if (group.get(0) != LAST) {
          pause(group);
        }
        queue.drainTo(group);
        last = group.remove(LAST);
        commit(group);
      }
      lock.check();
      output.finish();
    } catch (IOException e) {
      fail(LedgerException.stopped("write to the ledger " + output.store().where(""), e));
    } catch (InterruptedException e) {
      fail(LedgerException.stopped("write to the ledger", new IOException("interrupted", e)));
    } catch (RuntimeException e) { // refused, or a bug: never lost with its thread
      fail(e);
    }
  }

  /** Waits for more records, but not beyond the last. */
  private void pause(List<Entry> group) throws InterruptedException {
    long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(output.pauseMillis());
    long left = end - System.nanoTime();
    while (left > 0) {
      Entry next = queue.poll(left, TimeUnit.NANOSECONDS);
      if (next != null) {
        group.add(next);
      }
      left = next == LAST ? 0 : end - System.nanoTime();
    }
  }

  private void commit(List<Entry> group) throws IOException {
    if (!group.isEmpty()) {
      lock.check();
      output.write(group.stream().map(e -> LedgerFormat.encode(e.share(), e.tally())).toList());
      group.forEach(durable);
    }
  }

  private void fail(RuntimeException e) {
    failure = e;
    failed.accept(e);
  }
}
