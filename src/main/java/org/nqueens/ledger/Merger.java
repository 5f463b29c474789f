package org.nqueens.ledger;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.nqueens.tally.Tally;

/** Joins ledgers of one plan, such as those of machines that never met. */
public final class Merger {

  private Merger() {}

  /**
   * Adds what {@code sources} recorded to the ledger in {@code target}, which is made if need be.
   *
   * @param salvage whether to leave out what is damaged instead of refusing it
   * @return what the target holds now
   * @throws LedgerException if plans differ, two records of one task differ, a ledger is damaged,
   *     or something can't be read or written
   */
  public static Records merge(List<Store> sources, Store target, boolean salvage) {
    try {
      Manifest manifest = LedgerReader.read(sources.get(0)).manifest();
      Records all = new Records(manifest.plan().tasks());
      for (Store source : sources) {
        addAll(all, source, manifest, salvage);
      }
      return write(all, target, manifest);
    } catch (IOException e) {
      throw LedgerException.stopped("read a ledger to merge", e);
    }
  }

  private static void addAll(Records all, Store source, Manifest manifest, boolean salvage)
      throws IOException {
    LedgerReader.Contents contents = LedgerReader.read(source);
    Ledger.requireSamePlan(source.where(""), manifest.plan(), contents.manifest().plan());
    if (!salvage) {
      contents.requireIntact(source.where(""));
    }
    contents.records().entries().forEach(entry -> requireNoConflict(all.add(entry)));
  }

  private static void requireNoConflict(Optional<String> conflict) {
    if (conflict.isPresent()) {
      throw LedgerException.refused(conflict.get());
    }
  }

  private static Records write(Records all, Store target, Manifest manifest) throws IOException {
    if (LedgerReader.manifest(target).isPresent()) {
      // Before anything is written, so that a conflict leaves the target as it was.
      addAll(all, target, manifest, false);
    }
    Ledger ledger = Ledger.open(target, manifest, false, Silent.LISTENER);
    try (ledger) {
      all.entries()
          .filter(entry -> !ledger.done(entry.tally().task()))
          .forEach(entry -> ledger.record(entry.share(), entry.tally()));
    }
    return ledger.records();
  }

  /** Nobody to tell: {@link Ledger#close} throws what went wrong. */
  private enum Silent implements Ledger.Listener {
    LISTENER;

    @Override
    public void durable(Tally tally) {}

    @Override
    public void failed(RuntimeException failure) {}
  }
}
