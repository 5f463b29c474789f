package org.nqueens.spark;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalLong;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileAlreadyExistsException;
import org.apache.spark.SparkEnv;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.deploy.SparkHadoopUtil;
import org.nqueens.count.CountTask;
import org.nqueens.count.StopSwitch;
import org.nqueens.estimate.Workload;
import org.nqueens.format.Formats;
import org.nqueens.format.SizeForecast;
import org.nqueens.kernel.KernelChoice;
import org.nqueens.kernel.Kernels;
import org.nqueens.method.SolutionCursor;
import org.nqueens.seed.Reduction;

/**
 * Writes all solutions of a board as a folder of files, with the tasks of a Spark job.
 *
 * <pre>
 *   part-00000.txt ...   stretches of the list; one after the other they are the whole document
 *   manifest.json        what each of them holds
 *   _SUCCESS             empty; there once all the rest is
 * </pre>
 *
 * <p>First the blocks of the list are counted, so that every file knows the numbers of its
 * solutions and the size is known before anything is written. {@link ListingFolder} says how the
 * folder appears.
 */
public final class ListingJob {

  private static final int BLOCKS_PER_CORE = 40;
  private static final double PART_BYTES = 256e6;
  private static final double RESERVE = 1.05;

  /** How long to wait for tasks that were told to stop, before their files are removed. */
  private static final Duration PATIENCE = Duration.ofSeconds(10);

  private final JavaSparkContext spark;
  private final int n;
  private final String format;
  private final ListingFolder folder;
  private final Listener listener;

  /** Hears how far a job is. */
  public interface Listener {

    /** A step begins: {@code what} is done with {@code tasks} tasks. */
    void begin(Step what, int tasks);

    /** A task of the step is done; it had {@code solutions} solutions. */
    void done(long solutions);
  }

  /** The two steps of a job. */
  public enum Step {
    COUNT,
    WRITE
  }

  /**
   * A job.
   *
   * @param n board size, in [0, 31]
   * @param format name of a text format
   * @param folder path or URI of the folder to be made
   * @throws IOException if its file system can't be reached
   */
  public ListingJob(JavaSparkContext spark, int n, String format, String folder, Listener listener)
      throws IOException {
    this.spark = spark;
    this.n = n;
    this.format = format;
    this.folder = new ListingFolder(folder, spark.hadoopConfiguration());
    this.listener = listener;
  }

  /**
   * Runs the job.
   *
   * @param overwrite whether to replace an earlier listing at the folder's place
   * @param maxBytes most bytes to be written
   * @param stop ends the job; nothing is left of it then
   * @return solutions written; empty if the stop came
   * @throws FileAlreadyExistsException if there is something and it may not be replaced
   * @throws TooLargeException if the output does not fit; nothing was written
   */
  public OptionalLong run(boolean overwrite, long maxBytes, StopSwitch stop)
      throws IOException, InterruptedException {
    folder.requireFree(overwrite);
    int cores = SparkContexts.cores(spark);
    ListingPlan plan = new ListingPlan(n, BLOCKS_PER_CORE * cores);
    long[] counts = count(plan.tasks(), cores, stop);
    if (stop.stopped()) {
      return OptionalLong.empty();
    }
    long total = Arrays.stream(counts).reduce(0, Math::addExact);
    double bytes = bytes(total);
    requireSpace(bytes, maxBytes);
    int parts = (int) Math.max(2.0 * cores, Math.ceil(bytes / PART_BYTES));
    boolean written = write(plan.ranges(counts, parts), overwrite, stop);
    return written ? OptionalLong.of(total) : OptionalLong.empty();
  }

  /** The output does not fit. */
  public static final class TooLargeException extends IOException {
    private static final long serialVersionUID = 1;

    TooLargeException(String message) {
      super(message);
    }
  }

  private long[] count(List<CountTask> tasks, int cores, StopSwitch stop)
      throws InterruptedException {
    long[] counts = new long[tasks.size()];
    double seconds = Workload.coreSeconds(n, Reduction.NONE, "scalar") / cores;
    listener.begin(Step.COUNT, tasks.size());
    new SparkTaskRunner(spark)
        .run(
            tasks,
            Kernels.select(KernelChoice.AUTO, seconds).choice(),
            tally -> {
              counts[tally.task()] = tally.counts().ones();
              listener.done(counts[tally.task()]);
            },
            stop);
    return counts;
  }

  private double bytes(long total) {
    SolutionCursor first = SolutionCursor.beforeFirst(n);
    return first.next()
        ? SizeForecast.bytes(Formats.named(format).orElseThrow(), first.columns(), total, 0)
        : 0;
  }

  private void requireSpace(double bytes, long maxBytes) throws IOException {
    double free = folder.freeBytes();
    if (bytes > maxBytes || bytes * RESERVE > free) {
      throw new TooLargeException(
          "about %.3g bytes are to be written to %s, where %.3g are free and %.3g allowed"
              .formatted(bytes, folder, free, (double) maxBytes));
    }
  }

  /** Whether the folder is there now; not if the stop came. */
  private boolean write(List<ListingRange> ranges, boolean overwrite, StopSwitch stop)
      throws IOException, InterruptedException {
    try {
      folder.begin();
      List<ListingPart> parts = new ArrayList<>(ranges.size());
      listener.begin(Step.WRITE, ranges.size());
      new PartitionJob<>(
              spark,
              "files",
              written(ranges),
              part -> {
                parts.add(part);
                listener.done(part.solutions());
              },
              stop)
          .untilDone();
      SparkContexts.awaitIdle(spark, PATIENCE); // copies by speculation may still run
      if (stop.stopped()) {
        return false;
      }
      parts.sort(Comparator.comparingInt(ListingPart::index));
      folder.commit(n, format, parts, overwrite);
      return true;
    } finally {
      SparkContexts.awaitIdle(spark, PATIENCE);
      folder.discard();
    }
  }

  private JavaRDD<ListingPart> written(List<ListingRange> ranges) {
    // Values, so that the tasks get neither this job nor its context.
    String attempts = folder.attempts().toString();
    String listing = folder.listing().toString();
    PartWriter.Document document = new PartWriter.Document(n, format, ranges.size());
    return spark
        .parallelize(ranges, ranges.size())
        .map(
            range -> {
              TaskContext context = TaskContext.get();
              return new PartWriter(hadoop(), attempts, listing, context::isInterrupted)
                  .write(document, range, context.taskAttemptId());
            });
  }

  /** The Hadoop configuration of an executor, with the settings given to Spark. */
  private static Configuration hadoop() {
    return SparkHadoopUtil.get().newConfiguration(SparkEnv.get().conf());
  }
}
