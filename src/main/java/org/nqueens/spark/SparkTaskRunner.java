package org.nqueens.spark;

import java.io.Serializable;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.apache.spark.SimpleFutureAction;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.nqueens.count.CountTask;
import org.nqueens.count.StopSwitch;
import org.nqueens.count.TaskCounter;
import org.nqueens.count.TaskRunner;
import org.nqueens.kernel.KernelChoice;
import org.nqueens.kernel.Kernels;
import org.nqueens.tally.Tally;
import scala.Function1;
import scala.Function2;
import scala.collection.Iterator;
import scala.jdk.javaapi.CollectionConverters;
import scala.runtime.BoxedUnit;

/**
 * Runs tasks as one RDD with one partition for each task: parallelize, map each task to its tally,
 * take the tallies as partitions end.
 *
 * <p>Tallies come back as results of the job and not through accumulators, so that a task that is
 * retried or run twice by speculation counts once: Spark hands over one result for each partition.
 * The handler runs on the scheduler's event loop; it only puts the tally on a queue.
 *
 * <p>Partitions are submitted in waves, two at a time, so that the scheduler never holds all tasks
 * of a long run, and no core waits between one wave and the next.
 */
public final class SparkTaskRunner implements TaskRunner {

  private static final int WAVE_TASKS = 10_000;
  private static final int WAVES_AT_ONCE = 2;
  private static final long POLL_MILLIS = 100;

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
    new Run(spark, tallies, tasks.size(), sink, stop).untilDone();
  }

  private static Tally countOnExecutor(CountTask task, KernelChoice kernel)
      throws UnknownHostException {
    String host = InetAddress.getLocalHost().getHostName();
    return TaskCounter.count(task, Kernels.select(kernel).kernel(), host);
  }

  private interface PartitionWork extends Function1<Iterator<Tally>, Tally>, Serializable {}

  private interface ResultHandler extends Function2<Object, Tally, BoxedUnit>, Serializable {}

  /** One run: waves in flight on one side, tallies handed to the sink on the other. */
  private static final class Run {
    private final JavaSparkContext spark;
    private final JavaRDD<Tally> tallies;
    private final int partitions;
    private final Consumer<Tally> sink;
    private final StopSwitch stop;
    private final BlockingQueue<Tally> arrived = new LinkedBlockingQueue<>();
    private final Deque<SimpleFutureAction<BoxedUnit>> waves = new ArrayDeque<>();
    private int submitted;
    private int delivered;

    Run(
        JavaSparkContext spark,
        JavaRDD<Tally> tallies,
        int partitions,
        Consumer<Tally> sink,
        StopSwitch stop) {
      this.spark = spark;
      this.tallies = tallies;
      this.partitions = partitions;
      this.sink = sink;
      this.stop = stop;
    }

    void untilDone() throws InterruptedException {
      try {
        while (delivered < partitions && !stop.stopped()) {
          submitWaves();
          deliver(arrived.poll(POLL_MILLIS, TimeUnit.MILLISECONDS));
          dropEndedWaves();
        }
      } finally {
        waves.forEach(SimpleFutureAction::cancel);
      }
      for (Tally tally = arrived.poll(); tally != null; tally = arrived.poll()) {
        deliver(tally);
      }
    }

    private void deliver(Tally tally) {
      if (tally != null) {
        delivered++;
        sink.accept(tally);
      }
    }

    private void submitWaves() {
      while (submitted < partitions && waves.size() < WAVES_AT_ONCE) {
        int end = Math.min(partitions, submitted + WAVE_TASKS);
        spark.setJobDescription("tasks %d to %d of %d".formatted(submitted, end - 1, partitions));
        waves.add(submit(submitted, end));
        submitted = end;
      }
    }

    private SimpleFutureAction<BoxedUnit> submit(int from, int to) {
      PartitionWork work = Iterator::next;
      ResultHandler handler =
          (partition, tally) -> {
            arrived.add(tally);
            return BoxedUnit.UNIT;
          };
      List<Object> indices = IntStream.range(from, to).<Object>mapToObj(i -> i).toList();
      return spark
          .sc()
          .submitJob(
              tallies.rdd(),
              work,
              CollectionConverters.asScala(indices).toSeq(),
              handler,
              () -> BoxedUnit.UNIT);
    }

    /** Forgets waves that ended well; a wave that failed fails the run. */
    private void dropEndedWaves() {
      waves.removeIf(
          wave -> {
            if (!wave.isCompleted()) {
              return false;
            }
            scala.util.Try<BoxedUnit> result = wave.value().get();
            if (result.isFailure() && !stop.stopped()) {
              throw new SparkFailure(result.failed().get());
            }
            return true;
          });
    }
  }
}
