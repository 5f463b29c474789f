package org.nqueens.spark;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.apache.hadoop.conf.Configuration;
import org.apache.logging.log4j.Level;
import org.apache.logging.log4j.LogManager;
import org.apache.logging.log4j.core.config.Configurator;
import org.apache.spark.SparkConf;
import org.apache.spark.SparkExecutorInfo;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.deploy.SparkHadoopUtil;
import org.apache.spark.rdd.RDDOperationScope;
import org.apache.spark.serializer.KryoSerializer;
import scala.Option;

/** Starts Spark with what this application cannot do without. */
public final class SparkContexts {

  private static final String LOCAL_MASTER = "local[*]";

  /** How long to wait for executors to report before tasks are planned. */
  static final Duration EXECUTOR_PATIENCE = Duration.ofSeconds(15);

  private static final int REPORT_MILLIS = 500;
  private static final int POLL_MILLIS = 20;

  /** Flags that Spark puts before {@code spark.executor.extraJavaOptions}. */
  private static final String EXECUTOR_OPTIONS = "spark.executor.defaultJavaOptions";

  private SparkContexts() {}

  /**
   * Starts Spark as {@code spark-submit} configured it, on all cores of this machine where nothing
   * did.
   *
   * @param application name shown by the cluster
   * @throws SparkFailure if Spark can't be started, as when no master answers
   */
  public static JavaSparkContext start(String application) {
    SparkConf conf = configure(new SparkConf().setAppName(application));
    conf.setIfMissing("spark.master", LOCAL_MASTER);
    loadAhead(conf);
    try {
      return new QuietlyStopped(conf);
    } catch (RuntimeException e) {
      throw new SparkFailure(
          "Spark could not be started on "
              + conf.get("spark.master")
              + ": "
              + new SparkFailure(e).getMessage(),
          e);
    }
  }

  /**
   * Tasks of a run that was stopped end while Spark stops, and it logs an error with a stack trace
   * for every result that it can't take any more. Nobody waits for those.
   */
  private static final class QuietlyStopped extends JavaSparkContext {

    private static final String RESULTS = "org.apache.spark.scheduler.TaskSchedulerImpl";

    QuietlyStopped(SparkConf conf) {
      super(conf);
    }

    @Override
    public void close() {
      Level before = LogManager.getLogger(RESULTS).getLevel();
      Configurator.setLevel(RESULTS, Level.OFF);
      try {
        super.close();
      } finally {
        Configurator.setLevel(RESULTS, before);
      }
    }
  }

  /**
   * Loads what the first job will need, on a second core, while Spark starts on the first: saves
   * some 0.3 s. What fails here fails again, and is told, where it is needed.
   */
  private static void loadAhead(SparkConf conf) {
    Thread loader =
        new Thread(
            () -> {
              new KryoSerializer(conf).newKryo();
              new RDDOperationScope("load", Option.empty(), "0").toJson();
            },
            "load-ahead");
    loader.setDaemon(true);
    loader.setUncaughtExceptionHandler((thread, error) -> {});
    loader.start();
  }

  /**
   * Sets what must hold in every context: Kryo, every type on the wire registered, and executors
   * that compile the kernel as the driver does. What the user says of executors' JVMs stays and
   * comes last, so it wins.
   */
  public static SparkConf configure(SparkConf conf) {
    String options = compilerOptions() + " " + conf.get(EXECUTOR_OPTIONS, "");
    return conf.set("spark.serializer", KryoSerializer.class.getName())
        .set("spark.kryo.registrator", WireRegistrator.class.getName())
        .set("spark.kryo.registrationRequired", "true")
        .set(EXECUTOR_OPTIONS, options.strip());
  }

  /** The flags of {@code compiler.options}, separated by spaces. */
  private static String compilerOptions() {
    try (InputStream file = SparkContexts.class.getResourceAsStream("compiler.options")) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> line.startsWith("-"))
          .collect(Collectors.joining(" "));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Settings of Hadoop's file systems: Hadoop's own files and Spark's {@code spark.hadoop.*}. */
  public static Configuration hadoopConfiguration() {
    return SparkHadoopUtil.get().newConfiguration(new SparkConf());
  }

  /**
   * Cores Spark has for this application, at least 1.
   *
   * <p>On a cluster executors report one after the other, so this waits until there is one and no
   * more have come for a while, or until {@link #EXECUTOR_PATIENCE} is over: a count on a busy
   * cluster starts with what it has, and takes more cores as they come.
   */
  public static int cores(JavaSparkContext spark) throws InterruptedException {
    if (!spark.isLocal()) {
      long deadline = System.nanoTime() + EXECUTOR_PATIENCE.toNanos();
      int before = 0;
      int now = executors(spark);
      while ((now == 0 || now > before) && System.nanoTime() < deadline) {
        before = now;
        TimeUnit.MILLISECONDS.sleep(REPORT_MILLIS);
        now = executors(spark);
      }
    }
    return Math.max(1, spark.defaultParallelism());
  }

  /** Waits until no task runs, as after a job was cancelled; not longer than {@code patience}. */
  static void awaitIdle(JavaSparkContext spark, Duration patience) throws InterruptedException {
    long deadline = System.nanoTime() + patience.toNanos();
    while (runningTasks(spark) > 0 && System.nanoTime() < deadline) {
      TimeUnit.MILLISECONDS.sleep(POLL_MILLIS);
    }
  }

  private static int runningTasks(JavaSparkContext spark) {
    return Arrays.stream(spark.statusTracker().getExecutorInfos())
        .mapToInt(SparkExecutorInfo::numRunningTasks)
        .sum();
  }

  /** Executors that have reported; the driver lists itself too. */
  private static int executors(JavaSparkContext spark) {
    return spark.statusTracker().getExecutorInfos().length - 1;
  }
}
