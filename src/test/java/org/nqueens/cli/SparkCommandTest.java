package org.nqueens.cli;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.parallel.ResourceLock;

/** Runs commands that start Spark, on two cores; a JVM has one Spark context at most. */
@ResourceLock("spark")
abstract class SparkCommandTest extends CommandTest {

  @BeforeAll
  static void quietSpark() {
    System.setProperty("spark.ui.enabled", "false");
    System.setProperty("spark.master", "local[2]");
  }

  @AfterAll
  static void forget() {
    System.clearProperty("spark.ui.enabled");
    System.clearProperty("spark.master");
  }
}
