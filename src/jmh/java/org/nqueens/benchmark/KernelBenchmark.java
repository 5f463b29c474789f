package org.nqueens.benchmark;

import java.math.BigInteger;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import org.nqueens.count.CountTask;
import org.nqueens.count.Planner;
import org.nqueens.count.TaskCounter;
import org.nqueens.kernel.CountingKernel;
import org.nqueens.kernel.KernelChoice;
import org.nqueens.kernel.Kernels;
import org.nqueens.kernel.VectorKernels;
import org.nqueens.seed.Reduction;
import org.nqueens.tally.Total;
import org.nqueens.testing.KnownCounts;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Time of a whole count of Q(n) on one thread, for each kernel.
 *
 * <p>The count is checked against the published value before anything is timed.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 3)
@Measurement(iterations = 5, time = 3)
@Fork(1)
public class KernelBenchmark {

  /** Board size. */
  @Param({"14", "15", "16", "17", "18"})
  public int n;

  /** Name of the kernel: {@code reference}, {@code scalar} or {@code vector-} with the width. */
  @Param({"vector-512", "vector-256", "vector-128", "scalar"})
  public String kernel;

  /** Symmetries used: {@code none}, {@code mirror} or {@code full}. */
  @Param({"full"})
  public String symmetry;

  private CountingKernel counting;
  private List<CountTask> tasks;

  /** Plans the count and checks its result. */
  @Setup
  public void planAndCheck() {
    String[] words = kernel.split("-", 2);
    counting =
        words[0].equals("vector")
            ? VectorKernels.withBits(Integer.parseInt(words[1]))
            : Kernels.select(KernelChoice.valueOf(kernel.toUpperCase(Locale.ROOT))).kernel();
    Reduction reduction = Reduction.valueOf(symmetry.toUpperCase(Locale.ROOT));
    tasks = Planner.plan(n, reduction, 0, 1).tasks();
    BigInteger solutions = count();
    if (!solutions.equals(KnownCounts.solutions(n))) {
      throw new IllegalStateException(
          "%s must find Q(%d) = %d, found %d"
              .formatted(kernel, n, KnownCounts.solutions(n), solutions));
    }
  }

  /** Counts the whole board. */
  @Benchmark
  public BigInteger count() {
    Total total = Total.ZERO;
    for (CountTask task : tasks) {
      total = total.plus(TaskCounter.count(task, counting, "localhost"));
    }
    return total.solutions();
  }
}
