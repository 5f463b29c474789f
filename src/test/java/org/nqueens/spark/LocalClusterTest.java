package org.nqueens.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.lang.management.ManagementFactory;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.api.java.function.Function;
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
    Plan plan = Planner.plan(14, Reduction.FULL, 4, 60);
    List<Tally> tallies = new ArrayList<>();
    try (JavaSparkContext spark = new JavaSparkContext(conf())) {
      new SparkTaskRunner(spark)
          .run(plan.tasks(), KernelChoice.SCALAR, tallies::add, new StopSwitch());
    }
    Total total = tallies.stream().reduce(Total.ZERO, Total::plus, (a, b) -> a);
    assertThat(total.solutions()).isEqualTo(KnownCounts.solutions(14));
    assertThat(tallies).extracting(Tally::task).doesNotHaveDuplicates().hasSize(60);
  }

  @Test
  void executorsHaveTheFlagsOfTheJitAndTheUsersOwn() {
    SparkConf conf = conf().set("spark.executor.extraJavaOptions", "-Dmine=1");
    try (JavaSparkContext spark = new JavaSparkContext(conf)) {
      String flags = spark.parallelize(List.of(""), 1).map(new JvmFlags()).first();
      assertThat(flags)
          .contains("-Dmine=1")
          .contains("CompileThresholdScaling,org/nqueens/kernel/vector/Steps*.*,0.01");
    }
  }

  private static SparkConf conf() {
    return SparkContexts.configure(new SparkConf(false))
        .setMaster("local-cluster[2,1,1024]")
        .setAppName("local cluster")
        .set("spark.ui.enabled", "false")
        .set("spark.executor.extraClassPath", applicationClasses());
  }

  /** Executors have Spark from SPARK_HOME and need the application and {@link JvmFlags} besides. */
  private static String applicationClasses() {
    return Stream.of(CountTask.class, JvmFlags.class)
        .map(type -> type.getProtectionDomain().getCodeSource().getLocation().toString())
        .map(location -> Path.of(URI.create(location)).toString())
        .collect(Collectors.joining(File.pathSeparator));
  }

  /**
   * The flags of the JVM it runs in; a class of its own, so that executors need no test library.
   */
  private static final class JvmFlags implements Function<String, String> {
    @Override
    public String call(String ignored) {
      return String.join(" ", ManagementFactory.getRuntimeMXBean().getInputArguments());
    }
  }
}
