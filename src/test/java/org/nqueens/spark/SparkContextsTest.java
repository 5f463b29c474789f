package org.nqueens.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicReference;
import org.apache.logging.log4j.Level;
import org.apache.logging.log4j.LogManager;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerApplicationEnd;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.ResourceLock;

@ResourceLock(LocalSparkTest.SPARK)
class SparkContextsTest {

  private static final String OPTIONS = "spark.executor.defaultJavaOptions";

  @Test
  void executorsCompileTheKernelAsTheDriverDoes() {
    assertThat(SparkContexts.configure(new SparkConf(false)).get(OPTIONS).split(" "))
        .contains("-XX:CompileCommand=quiet", "-XX:Tier4BackEdgeThreshold=120000")
        .allMatch(flag -> flag.startsWith("-XX:"));
  }

  // The last flag wins in a JVM.
  @Test
  void whatTheUserSaysOfExecutorsComesLast() {
    SparkConf conf = new SparkConf(false).set(OPTIONS, "-Dmine=1");
    assertThat(SparkContexts.configure(conf).get(OPTIONS)).startsWith("-XX:").endsWith(" -Dmine=1");
  }

  private static Level results() {
    return LogManager.getLogger("org.apache.spark.scheduler.TaskSchedulerImpl").getLevel();
  }

  @Test
  void resultsThatComeWhileSparkStopsAreNoErrors() {
    Level before = results();
    AtomicReference<Level> whileStopping = new AtomicReference<>();
    System.setProperty("spark.ui.enabled", "false");
    try (JavaSparkContext spark = SparkContexts.start("test")) {
      assertThat(results()).isEqualTo(before).isNotEqualTo(Level.OFF);
      spark
          .sc()
          .addSparkListener(
              new SparkListener() {
                @Override
                public void onApplicationEnd(SparkListenerApplicationEnd end) {
                  whileStopping.set(results());
                }
              });
    } finally {
      System.clearProperty("spark.ui.enabled");
    }
    assertThat(whileStopping.get()).isEqualTo(Level.OFF);
    assertThat(results()).isEqualTo(before);
  }
}
