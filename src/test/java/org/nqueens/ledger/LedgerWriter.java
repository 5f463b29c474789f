package org.nqueens.ledger;

import java.nio.file.Path;
import org.nqueens.tally.Tally;

/** A process that writes a ledger until it is killed, and says what is durable. */
final class LedgerWriter {

  private LedgerWriter() {}

  static Manifest manifest(int tasks) {
    return Ledgers.manifest(Ledgers.plan(tasks));
  }

  /** Arguments: folder, tasks. Prints {@code durable k} once tasks 0 to k - 1 are durable. */
  public static void main(String[] args) throws InterruptedException {
    int tasks = Integer.parseInt(args[1]);
    Ledger.Listener listener =
        new Ledger.Listener() {
          @Override
          public void durable(Tally tally) {
            System.out.println("durable " + (tally.task() + 1));
          }

          @Override
          public void failed(RuntimeException failure) {
            System.out.println(failure.getMessage());
          }
        };
    Store store = new LocalStore(Path.of(args[0]));
    try (Ledger ledger = Ledger.open(store, manifest(tasks), false, listener)) {
      for (int task = 0; task < tasks; task++) {
        ledger.record(Ledgers.tally(task));
        if (task % 10 == 0) {
          Thread.sleep(0, 200_000);
        }
      }
    }
  }
}
