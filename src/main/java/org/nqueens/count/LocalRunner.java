package org.nqueens.count;

import java.util.List;
import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import org.nqueens.kernel.CountingKernel;
import org.nqueens.kernel.KernelChoice;
import org.nqueens.kernel.Kernels;
import org.nqueens.tally.Tally;

/**
 * Runs tasks on threads of this JVM; tasks running when the stop comes are counted to their end.
 */
public final class LocalRunner implements TaskRunner {

  private final int threads;

  /** A runner on {@code threads} threads, at least 1. */
  public LocalRunner(int threads) {
    this.threads = threads;
  }

  @Override
  public void run(List<CountTask> tasks, KernelChoice choice, Consumer<Tally> sink, StopSwitch stop)
      throws InterruptedException {
    CountingKernel kernel = Kernels.select(choice).kernel();
    ExecutorService executor = Executors.newFixedThreadPool(threads);
    try {
      CompletionService<Tally> running = new ExecutorCompletionService<>(executor);
      int started = 0;
      int ended = 0;
      while (ended < tasks.size()) {
        while (started < tasks.size() && started - ended < threads && !stop.stopped()) {
          CountTask task = tasks.get(started++);
          running.submit(() -> TaskCounter.count(task, kernel, "localhost"));
        }
        if (started == ended) {
          return;
        }
        sink.accept(running.take().get());
        ended++;
      }
    } catch (ExecutionException e) {
      throw new IllegalStateException("a task failed", e.getCause());
    } finally {
      executor.shutdownNow();
    }
  }
}
