package org.nqueens.count;

import java.util.ArrayList;
import java.util.List;

/** Tells a run to stop early; may be thrown at any moment, from any thread, more than once. */
public final class StopSwitch {

  private final List<Runnable> actions = new ArrayList<>();
  private volatile boolean stopped;

  /** Whether the run was told to stop. */
  public boolean stopped() {
    return stopped;
  }

  /** Tells the run to stop. */
  public void stop() {
    List<Runnable> due;
    synchronized (this) {
      if (stopped) {
        return;
      }
      stopped = true;
      due = List.copyOf(actions);
    }
    due.forEach(Runnable::run);
  }

  /** Runs {@code action} when the run is told to stop; at once if it was. */
  public void onStop(Runnable action) {
    synchronized (this) {
      if (!stopped) {
        actions.add(action);
        return;
      }
    }
    action.run();
  }
}
