package org.nqueens.submit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.testing.KnownCounts;
import org.nqueens.testing.Processes;
import org.nqueens.testing.StandaloneCluster;
import org.nqueens.testing.TestSeeds;

/**
 * Kills what takes part in a recorded count, resumes it with the same command, and checks that the
 * total is right and no task was counted twice after it was recorded.
 */
class LedgerFaultsIT {

  private static final int TASKS = 120;

  @TempDir private Path folder;

  /**
   * Board size: 14 is a second of work on a core; more where the run must outlast what is done to
   * it.
   */
  private int n = 14;

  static LongStream seeds() {
    return TestSeeds.fresh(3);
  }

  private String[] count(String... options) {
    List<String> command = new ArrayList<>(List.of(options));
    command.addAll(
        List.of("count", Integer.toString(n), "--symmetry", "none", "--kernel", "reference"));
    command.addAll(List.of("--tasks", Integer.toString(TASKS), "--no-progress"));
    command.addAll(List.of("--ledger", folder.resolve("ledger").toString()));
    return command.toArray(String[]::new);
  }

  private Process start(String... command) throws IOException {
    return Processes.submit(command)
        .redirectOutput(folder.resolve("out").toFile())
        .redirectError(folder.resolve("err").toFile())
        .start();
  }

  /** Records that have their newline, in all files of the ledger. */
  private long recorded() {
    Path ledger = folder.resolve("ledger");
    if (Files.notExists(ledger)) {
      return 0;
    }
    try (Stream<Path> files = Files.list(ledger)) {
      long lines = 0;
      for (Path file :
          files.filter(f -> f.getFileName().toString().startsWith("records-")).toList()) {
        String text = Files.readString(file);
        lines +=
            text.substring(0, text.lastIndexOf('\n') + 1)
                .lines()
                .filter(line -> line.startsWith("task\t"))
                .count();
      }
      return lines;
    } catch (IOException e) {
      return 0; // a file is being made
    }
  }

  private static void kill(ProcessHandle process) throws Exception {
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
    process.onExit().get();
  }

  private void assertRight(Processes.Result result, String as) throws Exception {
    assertThat(result.out()).as(as + ": " + result.err()).startsWith(right());
    assertThat(result.code()).as(as).isZero();
    assertIntact(as);
  }

  private String right() {
    return "Q(%d) = %s, matches A000170".formatted(n, KnownCounts.solutions(n));
  }

  private void assertIntact(String as) throws Exception {
    Processes.Result verified =
        Processes.run(Processes.submit("ledger", "verify", folder.resolve("ledger").toString()));
    assertThat(verified.code()).as(as + ": " + verified.err()).isZero();
    assertThat(verified.out()).startsWith(right());
    assertThat(recorded()).as("records; none counted again, " + as).isEqualTo(TASKS);
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void theDriverIsKilledAndTheSameCommandGoesOn(long seed) throws Exception {
    String replay = "replay with -Dtests.seed=" + seed;
    SplittableRandom random = new SplittableRandom(seed);
    long recorded = 0;
    for (int kill = 0; kill < 3; kill++) {
      Process driver = start(count());
      long wanted = Math.min(recorded + random.nextInt(1, TASKS / 3), TASKS - 1);
      Processes.await("records", 120, () -> recorded() >= wanted || !driver.isAlive());
      kill(driver.toHandle());
      assertThat(recorded()).as(replay).isGreaterThanOrEqualTo(recorded);
      recorded = recorded();
    }
    Processes.Result last = Processes.run(Processes.submit(count()));
    assertRight(last, replay);
    assertThat(last.out()).as(replay).contains(recorded + " tasks recorded before");
  }

  @Test
  void sigtermStopsWithItsOwnCodeAndSaysHowToGoOn() throws Exception {
    Process driver = start(count());
    Processes.await("records", 120, () -> recorded() >= 5);
    driver.destroy(); // SIGTERM
    assertThat(driver.waitFor()).isEqualTo(3);
    assertThat(Files.readString(folder.resolve("out")))
        .startsWith("Q(14) >= ")
        .contains(" of 120 tasks counted");
    assertThat(Files.readString(folder.resolve("err")))
        .contains("nqueens: stopped early; to go on: count 14 ");
    assertRight(Processes.run(Processes.submit(count())), "after SIGTERM");
  }

  @Test
  void aSecondDriverIsRefused() throws Exception {
    n = 16;
    Process driver = start(count());
    Processes.await("records", 120, () -> recorded() >= 1);
    Processes.Result second = Processes.run(Processes.submit(count()));
    assertThat(second.code()).as(second.err()).isEqualTo(4);
    assertThat(second.errLines()).hasSize(1);
    assertThat(second.err()).contains("is being written by another run (process ");
    assertThat(driver.waitFor()).isZero();
    assertIntact("two drivers");
  }

  /** Executor, Worker and Master die one after the other; the driver lives and the count ends. */
  @Test
  void executorWorkerAndMasterAreKilledAndTheCountEnds() throws Exception {
    n = 16;
    Path place = Files.createDirectories(folder.resolve("cluster"));
    try (StandaloneCluster cluster = new StandaloneCluster(place, 2)) {
      Process driver = start(count("--master", cluster.url(), "--executor-memory", "512m"));
      Processes.await("the first records", 120, () -> recorded() >= 3);
      kill(cluster.executors().get(0));
      long afterExecutor = recorded();
      Processes.await("records without it", 120, () -> recorded() >= afterExecutor + 3);
      cluster.startWorker();
      kill(cluster.workers().get(0).toHandle());
      long afterWorker = recorded();
      Processes.await("records without the Worker", 120, () -> recorded() >= afterWorker + 3);
      kill(cluster.master().toHandle());
      assertThat(driver.isAlive()).as("killed before the end").isTrue();
      cluster.startMaster();
      assertThat(driver.waitFor()).as(Files.readString(folder.resolve("err"))).isZero();
      assertThat(Files.readString(folder.resolve("out"))).startsWith(right());
      assertIntact("after executor, Worker and Master");
    }
  }

  /** The whole cluster is lost; another one, here this machine, goes on. */
  @Test
  void anotherClusterGoesOn() throws Exception {
    Path place = Files.createDirectories(folder.resolve("cluster"));
    try (StandaloneCluster cluster = new StandaloneCluster(place, 1)) {
      Process driver = start(count("--master", cluster.url(), "--executor-memory", "512m"));
      Processes.await("the first records", 120, () -> recorded() >= 3);
      kill(driver.toHandle());
    }
    assertRight(Processes.run(Processes.submit(count())), "on another cluster");
  }
}
