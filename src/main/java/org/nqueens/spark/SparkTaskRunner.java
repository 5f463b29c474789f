package org.nqueens.spark;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.List;
import java.util.function.Consumer;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.nqueens.count.CountTask;
import org.nqueens.count.StopSwitch;
import org.nqueens.count.TaskCounter;
import org.nqueens.count.TaskRunner;
import org.nqueens.kernel.KernelChoice;
import org.nqueens.kernel.Kernels;
import org.nqueens.tally.Tally;

/**
 * Runs tasks as one RDD with one partition for each task: parallelize, map each task to its tally,
 * take the tallies as partitions end ({@link PartitionJob}).
 */
public final class SparkTaskRunner implements TaskRunner {

  private final JavaSparkContext spark;

  /** A runner on {@code spark}, which must have been configured by {@link SparkContexts}. */
  public SparkTaskRunner(JavaSparkContext spark) {
    this.spark = spark;
  }

  /** {@inheritDoc} Tasks running when the stop comes are cancelled. */
  @Override
  public void run(List<CountTask> tasks, KernelChoice kernel, Consumer<Tally> sink, StopSwitch stop)
      throws InterruptedException {
    if (tasks.isEmpty()) {
      return;
    }
    JavaRDD<Tally> tallies =
        spark.parallelize(tasks, tasks.size()).map(task -> countOnExecutor(task, kernel));
    new PartitionJob<>(spark, "tasks", tallies, sink, stop).untilDone();
  }

  private static Tally countOnExecutor(CountTask task, KernelChoice kernel)
      throws UnknownHostException {
    String host = InetAddress.getLocalHost().getHostName();
    return TaskCounter.count(task, Kernels.select(kernel).kernel(), host);
  }
}
