package org.nqueens.spark;

import com.holdenkarau.spark.testing.SharedJavaSparkContext;
import org.apache.spark.SparkConf;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.parallel.ResourceLock;

/**
 * A Spark context in local mode for a test class.
 *
 * <p>spark-testing-base is written for JUnit 4; these methods do what its annotations would. A JVM
 * has one Spark context at most, hence the lock.
 */
@ResourceLock(LocalSparkTest.SPARK)
abstract class LocalSparkTest extends SharedJavaSparkContext {

  /** The lock of every test that starts Spark in this JVM. */
  static final String SPARK = "spark";

  @Override
  public SparkConf conf() {
    return SparkContexts.configure(super.conf()).set("spark.ui.enabled", "false");
  }

  @BeforeEach
  @Override
  public void runBefore() {
    super.runBefore();
  }

  @AfterAll
  static void stopSpark() {
    SharedJavaSparkContext.runAfterClass();
  }
}
