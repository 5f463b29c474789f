package org.nqueens.spark;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileAlreadyExistsException;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.spark.SparkEnv;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.deploy.SparkHadoopUtil;
import org.nqueens.count.CountTask;
import org.nqueens.count.StopSwitch;
import org.nqueens.format.Formats;
import org.nqueens.format.SizeForecast;
import org.nqueens.kernel.KernelChoice;
import org.nqueens.method.SolutionCursor;

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
 * solutions and the size is known before anything is written. The folder is written under another
 * name and renamed at the end, on any Hadoop file system that renames folders.
 */
public final class ListingJob {

  private static final int BLOCKS_PER_CORE = 40;
  private static final double PART_BYTES = 256e6;
  private static final double RESERVE = 1.05;

  private final JavaSparkContext spark;
  private final int n;
  private final String format;
  private final Path folder;

  /**
   * A job.
   *
   * @param n board size, in [0, 31]
   * @param format name of a text format
   * @param folder path or URI of the folder to be made
   */
  public ListingJob(JavaSparkContext spark, int n, String format, String folder) {
    this.spark = spark;
    this.n = n;
    this.format = format;
    Path given = new Path(folder);
    this.folder = given.toUri().getScheme() == null ? absolute(folder) : given;
  }

  /** A path without a scheme is one of this machine, as everywhere else on the command line. */
  private static Path absolute(String folder) {
    return new Path(
        "file", null, java.nio.file.Path.of(folder).toAbsolutePath().normalize().toString());
  }

  /**
   * Runs the job.
   *
   * @param overwrite whether to replace what stands at the folder's place
   * @param maxBytes most bytes to be written
   * @return solutions written
   * @throws FileAlreadyExistsException if there is something and it may not be replaced
   * @throws TooLargeException if the output does not fit; nothing was written
   */
  public long run(boolean overwrite, long maxBytes) throws IOException, InterruptedException {
    FileSystem files = folder.getFileSystem(spark.hadoopConfiguration());
    if (!overwrite && files.exists(folder)) {
      throw new FileAlreadyExistsException(folder.toString());
    }
    int cores = SparkContexts.cores(spark);
    ListingPlan plan = new ListingPlan(n, BLOCKS_PER_CORE * cores);
    long[] counts = count(plan.tasks());
    long total = Arrays.stream(counts).reduce(0, Math::addExact);
    double bytes = bytes(total);
    requireSpace(files, bytes, maxBytes);
    int parts = (int) Math.max(2.0 * cores, Math.ceil(bytes / PART_BYTES));
    write(files, plan.ranges(counts, parts), overwrite);
    return total;
  }

  /** The output does not fit. */
  public static final class TooLargeException extends IOException {
    private static final long serialVersionUID = 1;

    TooLargeException(String message) {
      super(message);
    }
  }

  private long[] count(List<CountTask> tasks) throws InterruptedException {
    long[] counts = new long[tasks.size()];
    new SparkTaskRunner(spark)
        .run(
            tasks,
            KernelChoice.SCALAR,
            tally -> counts[tally.task()] = tally.counts().ones(),
            new StopSwitch());
    return counts;
  }

  private double bytes(long total) {
    SolutionCursor first = SolutionCursor.beforeFirst(n);
    return first.next()
        ? SizeForecast.bytes(Formats.named(format).orElseThrow(), first.columns(), total, 0)
        : 0;
  }

  private void requireSpace(FileSystem files, double bytes, long maxBytes) throws IOException {
    double free = files.getStatus(folder.getParent()).getRemaining();
    if (bytes > maxBytes || bytes * RESERVE > free) {
      throw new TooLargeException(
          "about %.3g bytes are to be written to %s, where %.3g are free and %.3g allowed"
              .formatted(bytes, folder, free, (double) maxBytes));
    }
  }

  private void write(FileSystem files, List<ListingRange> ranges, boolean overwrite)
      throws IOException {
    Path unfinished = new Path(folder.getParent(), "." + folder.getName() + ".unfinished");
    files.delete(unfinished, true);
    files.mkdirs(unfinished);
    boolean done = false;
    try {
      List<ListingPart> parts = write(unfinished, ranges);
      writeManifest(files, new Path(unfinished, "manifest.json"), parts);
      files.create(new Path(unfinished, "_SUCCESS"), true).close();
      if (overwrite) {
        files.delete(folder, true);
      }
      done = files.rename(unfinished, folder);
      if (!done) {
        throw new IOException("%s could not be renamed to %s".formatted(unfinished, folder));
      }
    } finally {
      if (!done) {
        files.delete(unfinished, true);
      }
    }
  }

  private List<ListingPart> write(Path into, List<ListingRange> ranges) {
    // Values, so that the tasks get neither this job nor its context.
    String where = into.toString();
    int size = n;
    String label = format;
    int count = ranges.size();
    spark.setJobDescription("list n = " + n + " into " + count + " files");
    try {
      return spark
          .parallelize(ranges, count)
          .map(
              range ->
                  PartWriter.write(
                      hadoop(),
                      where,
                      size,
                      label,
                      range,
                      count,
                      TaskContext.get().taskAttemptId()))
          .collect()
          .stream()
          .sorted(Comparator.comparingInt(ListingPart::index))
          .toList();
    } catch (RuntimeException e) {
      throw new SparkFailure(e);
    }
  }

  /** The Hadoop configuration of an executor, with the settings given to Spark. */
  private static Configuration hadoop() {
    return SparkHadoopUtil.get().newConfiguration(SparkEnv.get().conf());
  }

  private void writeManifest(FileSystem files, Path file, List<ListingPart> parts)
      throws IOException {
    try (OutputStream out = files.create(file, true);
        JsonGenerator json = new JsonFactory().createGenerator(out)) {
      json.useDefaultPrettyPrinter();
      json.writeStartObject();
      json.writeNumberField("n", n);
      json.writeStringField("format", format);
      json.writeNumberField("solutions", parts.stream().mapToLong(ListingPart::solutions).sum());
      json.writeNumberField("bytes", parts.stream().mapToLong(ListingPart::bytes).sum());
      json.writeArrayFieldStart("parts");
      for (ListingPart part : parts) {
        json.writeStartObject();
        json.writeStringField("file", part.file());
        json.writeNumberField("first", part.firstNumber());
        json.writeNumberField("solutions", part.solutions());
        json.writeNumberField("bytes", part.bytes());
        json.writeEndObject();
      }
      json.writeEndArray();
      json.writeEndObject();
    }
  }
}
