package org.nqueens.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.nqueens.count.CountTask;
import org.nqueens.count.Plan;
import org.nqueens.count.Planner;
import org.nqueens.count.StopSwitch;
import org.nqueens.kernel.KernelChoice;
import org.nqueens.seed.Reduction;
import org.nqueens.tally.Tally;
import org.nqueens.tally.Total;
import org.nqueens.testing.KnownCounts;

/** Two executors in JVMs of their own: everything really crosses a wire. */
@ResourceLock(LocalSparkTest.SPARK)
class LocalClusterTest {

  @Test
  void executorsOfTheirOwnCountTheSame() throws Exception {
    SparkConf conf =
        SparkContexts.configure(new SparkConf(false))
            .setMaster("local-cluster[2,1,1024]")
            .setAppName("local cluster")
            .set("spark.ui.enabled", "false")
            .set("spark.executor.extraClassPath", applicationClasses());
    Plan plan = Planner.plan(14, Reduction.FULL, 4, 60);
    List<Tally> tallies = new ArrayList<>();
    try (JavaSparkContext spark = new JavaSparkContext(conf)) {
      new SparkTaskRunner(spark)
          .run(plan.tasks(), KernelChoice.SCALAR, tallies::add, new StopSwitch());
    }
    Total total = tallies.stream().reduce(Total.ZERO, Total::plus, (a, b) -> a);
    assertThat(total.solutions()).isEqualTo(KnownCounts.solutions(14));
    assertThat(tallies).extracting(Tally::task).doesNotHaveDuplicates().hasSize(60);
  }

  /** Executors have Spark from SPARK_HOME and need the application besides. */
  private static String applicationClasses() throws URISyntaxException {
    URI classes = CountTask.class.getProtectionDomain().getCodeSource().getLocation().toURI();
    return Path.of(classes).toString();
  }
}
