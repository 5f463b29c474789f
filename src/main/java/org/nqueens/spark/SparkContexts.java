package org.nqueens.spark;

import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.serializer.KryoSerializer;

/** Starts Spark with what this application cannot do without. */
public final class SparkContexts {

  private static final String LOCAL_MASTER = "local[*]";

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
    try {
      return new JavaSparkContext(conf);
    } catch (RuntimeException e) {
      throw new SparkFailure(
          "Spark could not be started on "
              + conf.get("spark.master")
              + ": "
              + new SparkFailure(e).getMessage(),
          e);
    }
  }

  /** Sets what must hold in every context: Kryo, and every type on the wire registered. */
  public static SparkConf configure(SparkConf conf) {
    return conf.set("spark.serializer", KryoSerializer.class.getName())
        .set("spark.kryo.registrator", WireRegistrator.class.getName())
        .set("spark.kryo.registrationRequired", "true");
  }

  /** Cores Spark has for this application now, at least 1. */
  public static int cores(JavaSparkContext spark) {
    return Math.max(1, spark.defaultParallelism());
  }
}
