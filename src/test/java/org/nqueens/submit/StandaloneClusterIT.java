package org.nqueens.submit;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nqueens.testing.KnownCounts;
import org.nqueens.testing.Processes;
import org.nqueens.testing.StandaloneCluster;

/** Counts on a real Master and two Workers, through {@code submit.sh}. */
class StandaloneClusterIT {

  /** Copies of tasks are started early and often; each task must count once all the same. */
  private static final List<String> EAGER_SPECULATION =
      List.of(
          "--conf", "spark.speculation=true",
          "--conf", "spark.speculation.interval=50ms",
          "--conf", "spark.speculation.quantile=0.1",
          "--conf", "spark.speculation.multiplier=1.01",
          "--conf", "spark.speculation.minTaskRuntime=10ms");

  @TempDir private static Path folder;
  private static StandaloneCluster cluster;

  @BeforeAll
  static void start() throws Exception {
    cluster = new StandaloneCluster(folder, 2);
  }

  @AfterAll
  static void stop() throws Exception {
    cluster.close();
  }

  private static ProcessBuilder submit(List<String> options, String... command) {
    List<String> arguments = new ArrayList<>(List.of("--master", cluster.url()));
    arguments.addAll(List.of("--executor-memory", "512m"));
    arguments.addAll(options);
    arguments.addAll(Arrays.asList(command));
    return Processes.submit(arguments.toArray(String[]::new));
  }

  private static String q(int n) {
    return KnownCounts.solutions(n).toString();
  }

  /** A task and its speculative copies are recorded once. */
  @Test
  void clientModeWithSpeculation(@TempDir Path recorded) throws Exception {
    List<String> options = new ArrayList<>(EAGER_SPECULATION);
    options.addAll(List.of("--master", cluster.url(), "--executor-memory", "512m"));
    try (RecordedCount count = new RecordedCount(recorded, 14, 40)) {
      count.assertEndsRight(count.start(options.toArray(String[]::new)), "with speculation");
    }
  }

  @Test
  void clusterModeRunsTheDriverOnAWorker() throws Exception {
    List<String> options =
        new ArrayList<>(
            List.of(
                "--deploy-mode", "cluster",
                "--driver-memory", "512m",
                "--conf", "spark.standalone.submit.waitAppCompletion=true"));
    options.addAll(EAGER_SPECULATION);
    Processes.Result result = Processes.run(submit(options, "count", "13", "--no-progress"));
    assertThat(result.code()).as(result.err()).isZero();
    Processes.await("the driver's output", 30, () -> cluster.driverOutput().size() > 1);
    assertThat(cluster.driverOutput())
        .contains("Q(13) = " + q(13) + ", matches A000170")
        .anyMatch(line -> line.contains(" on " + cluster.url()));
  }

  @Test
  void killingAnExecutorDoesNotChangeTheTotal() throws Exception {
    Set<Long> before = pids();
    CompletableFuture<Processes.Result> run =
        CompletableFuture.supplyAsync(
            () -> {
              try {
                return Processes.run(
                    submit(
                        List.of(),
                        "count",
                        "14",
                        "--symmetry",
                        "none",
                        "--kernel",
                        "reference",
                        "--tasks",
                        "60",
                        "--quiet"));
              } catch (Exception e) {
                throw new IllegalStateException(e);
              }
            });
    Processes.await(
        "executors",
        60,
        () -> cluster.executors().stream().filter(e -> !before.contains(e.pid())).count() == 2);
    Thread.sleep(2_000); // tasks run by now, and for some seconds more
    ProcessHandle victim =
        cluster.executors().stream()
            .filter(e -> !before.contains(e.pid()))
            .findFirst()
            .orElseThrow();
    victim.destroyForcibly();
    Processes.Result result = run.get();
    assertThat(result.out().strip()).as(result.err()).isEqualTo(q(14));
    assertThat(victim.isAlive()).isFalse();
  }

  private static Set<Long> pids() {
    return Set.copyOf(cluster.executors().stream().map(ProcessHandle::pid).toList());
  }
}
