package org.nqueens.submit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nqueens.testing.KnownCounts;
import org.nqueens.testing.Processes;
import org.nqueens.testing.StandaloneCluster;

/** Counts and lists on a real Master and two Workers, through {@code submit.sh}. */
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
    ProcessHandle victim = victim(before);
    victim.destroyForcibly();
    Processes.Result result = run.get();
    assertThat(result.out().strip()).as(result.err()).isEqualTo(q(14));
    assertThat(victim.isAlive()).isFalse();
  }

  // The files come from two executors, some of them twice; together they are the one-machine list.
  @Test
  void aListingIsThatOfOneMachine() throws Exception {
    Path one = folder.resolve("one.csv");
    Processes.Result local =
        Processes.run(
            Processes.submit("solve", "12", "--format", "csv", "--output", one.toString()));
    assertThat(local.code()).as(local.err()).isZero();
    Path many = folder.resolve("many");
    String[] solve = {"solve", "12", "--format", "csv", "--spark", "--output", many.toString()};
    Processes.Result result = Processes.run(submit(EAGER_SPECULATION, solve));
    assertThat(result.code()).as(result.err()).isZero();
    assertThat(concatenated(many)).isEqualTo(Files.readString(one));
    Processes.Result again = Processes.run(submit(List.of(), solve));
    assertThat(again.errLines()).hasSize(1).first().asString().contains("--overwrite replaces it");
    assertThat(again.code()).isEqualTo(2);
  }

  @Test
  void killingAnExecutorDoesNotChangeAListing() throws Exception {
    Set<Long> before = pids();
    try (Processes.Running run = startListing("14", "disturbed")) {
      victim(before).destroyForcibly();
      Processes.Result result = run.end();
      assertThat(result.code()).as(result.err()).isZero();
    }
    assertThat(concatenated(folder.resolve("disturbed")))
        .hasLineCount(KnownCounts.solutions(14).intValueExact());
    assertThat(folder.resolve(".disturbed.unfinished")).doesNotExist();
  }

  /** Starts to list a board on the cluster, and waits until files are being written. */
  private static Processes.Running startListing(String n, String name) throws Exception {
    String out = folder.resolve(name).toString();
    Processes.Running run =
        Processes.start(submit(List.of(), "solve", n, "--quiet", "--spark", "--output", out));
    Path unfinished = folder.resolve("." + name + ".unfinished");
    try {
      Processes.await("the files of " + out, 180, () -> Files.exists(unfinished));
    } catch (IllegalStateException e) {
      run.close();
      throw e;
    }
    return run;
  }

  private static ProcessHandle victim(Set<Long> spared) {
    return cluster.executors().stream()
        .filter(executor -> !spared.contains(executor.pid()))
        .findFirst()
        .orElseThrow();
  }

  /** The files of a listing one after the other; nothing but what belongs to one may be there. */
  private static String concatenated(Path listing) throws IOException {
    StringBuilder text = new StringBuilder();
    try (Stream<Path> files = Files.list(listing)) {
      List<Path> sorted = files.filter(f -> !f.toString().endsWith(".crc")).sorted().toList();
      assertThat(sorted.subList(0, 2))
          .containsExactly(listing.resolve("_SUCCESS"), listing.resolve("manifest.json"));
      for (int i = 2; i < sorted.size(); i++) {
        assertThat(sorted.get(i)).hasFileName("part-%05d.txt".formatted(i - 2));
        text.append(Files.readString(sorted.get(i)));
      }
    }
    return text.toString();
  }

  // One interrupt, as Ctrl-C sends it, while executors in other processes write.
  @Test
  void aListingThatIsStoppedLeavesNothing() throws Exception {
    Path out = folder.resolve("stopped");
    try (Processes.Running run = startListing("16", "stopped")) {
      run.signal("INT");
      Processes.Result result = run.end();
      assertThat(result.errLines())
          .containsExactly("nqueens: stopped early; nothing was written to " + out);
      assertThat(result.code()).isEqualTo(3);
    }
    assertThat(out).doesNotExist();
    assertThat(folder.resolve(".stopped.unfinished")).doesNotExist();
  }

  private static Set<Long> pids() {
    return Set.copyOf(cluster.executors().stream().map(ProcessHandle::pid).toList());
  }
}
