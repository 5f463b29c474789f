package org.nqueens.spark;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerJobStart;
import org.apache.spark.scheduler.SparkListenerTaskEnd;
import org.apache.spark.scheduler.SparkListenerTaskStart;
import org.nqueens.count.CountTask;
import scala.jdk.javaapi.CollectionConverters;

/**
 * Which tasks of a run have been running for how long, as Spark reports it.
 *
 * <p>Jobs of the watched run are told from others by a property of the thread that submits them.
 */
public final class RunningTasks extends SparkListener implements AutoCloseable {

  private static final String WATCHED = "nqueens.watched";
  private static final double MILLIS_PER_SECOND = 1000;

  private final JavaSparkContext spark;
  private final List<CountTask> tasks;
  private final String id = UUID.randomUUID().toString();
  private final Set<Integer> stages = ConcurrentHashMap.newKeySet();
  private final Map<Integer, Long> startedMillis = new ConcurrentHashMap<>();

  private RunningTasks(JavaSparkContext spark, List<CountTask> tasks) {
    this.spark = spark;
    this.tasks = tasks;
  }

  /** A task and how long it has been running. */
  public record Running(CountTask task, double seconds) {}

  /** Watches the run of {@code tasks} that this thread is about to begin on {@code spark}. */
  public static RunningTasks watch(JavaSparkContext spark, List<CountTask> tasks) {
    RunningTasks running = new RunningTasks(spark, tasks);
    spark.sc().addSparkListener(running);
    spark.setLocalProperty(WATCHED, running.id);
    return running;
  }

  @Override
  public void onJobStart(SparkListenerJobStart job) {
    if (id.equals(job.properties().getProperty(WATCHED))) {
      CollectionConverters.asJava(job.stageIds()).forEach(stage -> stages.add((Integer) stage));
    }
  }

  @Override
  public void onTaskStart(SparkListenerTaskStart task) {
    if (stages.contains(task.stageId())) {
      // A speculative copy starts later; what counts is the first.
      startedMillis.putIfAbsent(task.taskInfo().partitionId(), task.taskInfo().launchTime());
    }
  }

  @Override
  public void onTaskEnd(SparkListenerTaskEnd task) {
    if (stages.contains(task.stageId())) {
      startedMillis.remove(task.taskInfo().partitionId());
    }
  }

  /** The tasks that run now. */
  public List<Running> now() {
    long now = System.currentTimeMillis();
    return startedMillis.entrySet().stream()
        .map(
            started ->
                new Running(
                    tasks.get(started.getKey()), (now - started.getValue()) / MILLIS_PER_SECOND))
        .toList();
  }

  /** Ends the watch; to be called by the thread that began it. */
  @Override
  public void close() {
    spark.setLocalProperty(WATCHED, null);
    spark.sc().removeSparkListener(this);
  }
}
