package org.nqueens.count;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.nqueens.kernel.Batch;
import org.nqueens.kernel.Completions;
import org.nqueens.kernel.CountingKernel;
import org.nqueens.seed.Reduction;
import org.nqueens.tally.Tally;

class TaskCounterTest {

  private static final long WARM_UP = TimeUnit.SECONDS.toNanos(1);

  /** Takes a second to warm up, and no time to count. */
  private static final class SlowStarter implements CountingKernel {
    private final List<String> calls = new ArrayList<>();

    @Override
    public void warmUp(int n) {
      calls.add("warm up for " + n);
      long end = System.nanoTime() + WARM_UP;
      while (System.nanoTime() < end) {
        LockSupport.parkNanos(end - System.nanoTime());
      }
    }

    @Override
    public Completions count(Batch batch) {
      calls.add("count");
      return Completions.NONE;
    }

    @Override
    public String name() {
      return "slow starter";
    }
  }

  @Test
  void theTimeOfATaskStartsWhenItsKernelIsWarm() {
    CountTask task = Planner.plan(8, Reduction.NONE, 1, 1).tasks().get(0);
    SlowStarter kernel = new SlowStarter();
    Tally tally = TaskCounter.count(task, kernel, "here");
    assertThat(kernel.calls).startsWith("warm up for 8", "count").hasSize(2);
    assertThat(tally.nanos()).isLessThan(WARM_UP);
  }
}
