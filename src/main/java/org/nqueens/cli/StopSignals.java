package org.nqueens.cli;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.List;
import org.nqueens.count.StopSwitch;
import sun.misc.Signal;

/** Ctrl-C and SIGTERM: the first one stops the run cleanly, the second one ends the JVM at once. */
final class StopSignals {

  private static final int KILLED_BY_SIGNAL = 128;
  private static final Duration GRACE = Duration.ofSeconds(1);

  private StopSignals() {}

  /** A switch that the next signal throws. */
  static StopSwitch install() {
    StopSwitch stop = new StopSwitch();
    for (String name : List.of("INT", "TERM")) {
      Signal.handle(
          new Signal(name),
          signal -> {
            if (stop.stopped()) {
              Runtime.getRuntime().halt(KILLED_BY_SIGNAL + signal.getNumber());
            }
            stop.stop();
          });
    }
    return stop;
  }

  /**
   * A switch that the next signal throws, for a run that may not look at it for long: waiting for a
   * reader, or counting. If it has not ended a moment later, the JVM is, with {@link
   * ExitCode#STOPPED}; files that are not complete are removed by their shutdown hooks.
   */
  static StopSwitch installWithGrace(PrintWriter err) {
    StopSwitch stop = install();
    stop.onStop(
        () ->
            TimeBudget.after(
                GRACE,
                () -> {
                  err.println("nqueens: stopped early");
                  System.exit(ExitCode.STOPPED);
                }));
    return stop;
  }
}
