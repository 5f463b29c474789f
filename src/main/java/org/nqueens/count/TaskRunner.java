package org.nqueens.count;

import java.util.List;
import java.util.function.Consumer;
import org.nqueens.kernel.KernelChoice;
import org.nqueens.tally.Tally;

/** Runs tasks somewhere and brings their tallies back. */
public interface TaskRunner {

  /**
   * Counts {@code tasks} and returns when all are counted or {@code stop} was thrown.
   *
   * @param tasks tasks in the order in which they are started, none twice
   * @param kernel the kernel to count with, never {@link KernelChoice#AUTO}
   * @param sink takes each tally as its task ends: exactly one for each task counted, in any order,
   *     on the calling thread
   * @throws InterruptedException if the calling thread is interrupted; tasks running are abandoned
   */
  void run(List<CountTask> tasks, KernelChoice kernel, Consumer<Tally> sink, StopSwitch stop)
      throws InterruptedException;
}
