package org.nqueens.cli;

import java.util.List;
import org.nqueens.count.StopSwitch;
import sun.misc.Signal;

/** Ctrl-C and SIGTERM: the first one stops the run cleanly, the second one ends the JVM at once. */
final class StopSignals {

  private static final int KILLED_BY_SIGNAL = 128;

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
}
