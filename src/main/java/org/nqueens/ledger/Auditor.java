package org.nqueens.ledger;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.nqueens.tally.Tally;

/**
 * Are the recorded counts right? A random sample of the tasks is counted again, by the caller, and
 * compared here. {@link Audit} says what the result means.
 */
public final class Auditor {

  private final Store store;
  private final Verifier.Verdict ledger;
  private final long seed;
  private final int[] sample;
  private final List<String> wrong = new ArrayList<>();
  private int compared;

  private Auditor(Store store, Verifier.Verdict ledger, long seed, int[] sample) {
    this.store = store;
    this.ledger = ledger;
    this.seed = seed;
    this.sample = sample;
  }

  /**
   * Draws a sample.
   *
   * @param share of the recorded tasks, in (0, 1]; at least one task if any is recorded
   * @param seed of the random numbers, at least 0; the same seed draws the same sample
   * @throws LedgerException if the ledger is damaged or can't be read
   */
  public static Auditor draw(Store store, double share, long seed) {
    if (!(share > 0 && share <= 1)) {
      throw new IllegalArgumentException("the sample must be in (0, 1], got " + share);
    }
    try {
      LedgerReader.read(store).requireIntact(store.where(""));
    } catch (IOException e) {
      throw LedgerException.stopped("read the ledger " + store.where(""), e);
    }
    Verifier.Verdict ledger = Verifier.verify(store);
    int[] tasks = ledger.records().tallies().mapToInt(Tally::task).toArray();
    int size = (int) Math.ceil(share * tasks.length);
    return new Auditor(store, ledger, seed, draw(tasks, size, new SplittableRandom(seed)));
  }

  /** The first {@code size} of a random permutation: every sample is equally likely. */
  private static int[] draw(int[] tasks, int size, SplittableRandom random) {
    for (int i = 0; i < size; i++) {
      int other = random.nextInt(i, tasks.length);
      int drawn = tasks[other];
      tasks[other] = tasks[i];
      tasks[i] = drawn;
    }
    return Arrays.copyOf(tasks, size);
  }

  /** What the ledger belongs to. */
  public Manifest manifest() {
    return ledger.manifest();
  }

  /** Indices of the tasks to count again, in random order. */
  public int[] sample() {
    return sample.clone();
  }

  /** Compares a task counted again; each at most once. */
  public synchronized void compare(Tally again) {
    Tally recorded = ledger.records().tally(again.task()).orElseThrow();
    compared++;
    if (!recorded.counts().equals(again.counts())) {
      wrong.add(
          "task %d: recorded %s by %s on %s, counted again %s by %s on %s"
              .formatted(
                  again.task(),
                  recorded.counts(),
                  recorded.kernel(),
                  recorded.host(),
                  again.counts(),
                  again.kernel(),
                  again.host()));
    }
  }

  /** What differs so far, one line for each task. */
  public synchronized List<String> wrong() {
    return List.copyOf(wrong);
  }

  /**
   * Writes the result into the ledger.
   *
   * @param kernel kernel that counted again
   * @param deeper rows by which the seeds were extended
   */
  public synchronized Audit finish(String kernel, int deeper) {
    Audit audit =
        new Audit(
            Session.now(),
            compared,
            ledger.records().recorded(),
            wrong.size(),
            kernel,
            deeper,
            seed);
    String name = LedgerFormat.AUDIT_PREFIX + Session.newName();
    try {
      String text = LedgerFormat.encode(audit, manifest().plan().digest());
      store.write(name, text.getBytes(UTF_8));
    } catch (IOException e) {
      throw LedgerException.stopped("write " + store.where(name), e);
    }
    return audit;
  }
}
