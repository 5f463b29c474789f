package org.nqueens.spark;

import java.io.Serializable;
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
import org.nqueens.count.StopSwitch;
import scala.Function1;
import scala.Function2;
import scala.collection.Iterator;
import scala.jdk.javaapi.CollectionConverters;
import scala.runtime.BoxedUnit;

/**
 * One value for each partition of an RDD, taken as the partitions end: waves in flight on one side,
 * values handed to the sink on the other.
 *
 * <p>Values come back as results of the job and not through accumulators, so that a task that is
 * retried or run twice by speculation counts once: Spark hands over one result for each partition.
 * The handler runs on the scheduler's event loop; it only puts the value on a queue.
 *
 * <p>Partitions are submitted in waves, two at a time, so that the scheduler never holds all tasks
 * of a long run, and no core waits between one wave and the next.
 */
final class PartitionJob<T> {

  private static final int WAVE_TASKS = 10_000;
  private static final int WAVES_AT_ONCE = 2;
  private static final long POLL_MILLIS = 100;

  private final JavaSparkContext spark;
  private final String what;
  private final JavaRDD<T> values;
  private final int partitions;
  private final Consumer<T> sink;
  private final StopSwitch stop;
  private final BlockingQueue<T> arrived = new LinkedBlockingQueue<>();
  private final Deque<SimpleFutureAction<BoxedUnit>> waves = new ArrayDeque<>();
  private int submitted;
  private int delivered;

  /**
   * A job not yet begun.
   *
   * @param what what a partition is, for Spark's UI, such as {@code "tasks"}
   * @param values one value in each partition
   * @param sink gets the values, in the thread that runs {@link #untilDone}
   */
  PartitionJob(
      JavaSparkContext spark, String what, JavaRDD<T> values, Consumer<T> sink, StopSwitch stop) {
    this.spark = spark;
    this.what = what;
    this.values = values;
    this.partitions = values.getNumPartitions();
    this.sink = sink;
    this.stop = stop;
  }

  /**
   * Runs until every value was handed over, or the stop came: then the tasks running are cancelled.
   *
   * @throws SparkFailure if a task failed for good
   */
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
    for (T value = arrived.poll(); value != null; value = arrived.poll()) {
      deliver(value);
    }
  }

  private void deliver(T value) {
    if (value != null) {
      delivered++;
      sink.accept(value);
    }
  }

  private void submitWaves() {
    while (submitted < partitions && waves.size() < WAVES_AT_ONCE) {
      int end = Math.min(partitions, submitted + WAVE_TASKS);
      spark.setJobDescription("%s %d to %d of %d".formatted(what, submitted, end - 1, partitions));
      waves.add(submit(submitted, end));
      submitted = end;
    }
  }

  private interface PartitionWork<T> extends Function1<Iterator<T>, T>, Serializable {}

  private interface ResultHandler<T> extends Function2<Object, T, BoxedUnit>, Serializable {}

  private SimpleFutureAction<BoxedUnit> submit(int from, int to) {
    PartitionWork<T> work = Iterator::next;
    ResultHandler<T> handler =
        (partition, value) -> {
          arrived.add(value);
          return BoxedUnit.UNIT;
        };
    List<Object> indices = IntStream.range(from, to).<Object>mapToObj(i -> i).toList();
    return spark
        .sc()
        .submitJob(
            values.rdd(),
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
