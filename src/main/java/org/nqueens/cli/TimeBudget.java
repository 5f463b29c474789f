package org.nqueens.cli;

import java.time.Duration;
import org.nqueens.count.StopSwitch;

/** Stops a run when its time is over. */
final class TimeBudget {

  private TimeBudget() {}

  /** Throws {@code stop} after {@code time}, unless the JVM ends before. */
  static void start(Duration time, StopSwitch stop) {
    after(time, stop::stop);
  }

  /** Does {@code action} after {@code time}, unless the JVM ends before. */
  static void after(Duration time, Runnable action) {
    Thread thread =
        new Thread(
            () -> {
              try {
                Thread.sleep(time.toMillis());
                action.run();
              } catch (InterruptedException e) {
                Thread.currentThread().interrupt(); // nobody does; then there is no budget
              }
            },
            "time budget");
    thread.setDaemon(true);
    thread.start();
  }
}
