package org.nqueens.submit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.nqueens.submit.RecordedCount.kill;
import static org.nqueens.submit.RecordedCount.signal;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.testing.Processes;
import org.nqueens.testing.StandaloneCluster;
import org.nqueens.testing.TestSeeds;

/**
 * Kills what takes part in a recorded count, resumes it with the same command, and checks that the
 * total is right and no task was counted twice after it was recorded.
 */
@Tag("faults")
class LedgerFaultsIT {

  @TempDir private Path folder;
  private RecordedCount count;

  @AfterEach
  void killWhatRuns() {
    count.close();
  }

  static LongStream seeds() {
    return TestSeeds.fresh(2);
  }

  static LongStream seed() {
    return TestSeeds.fresh(1);
  }

  /** Killed after a random number of records, wherever the ledger is in writing them. */
  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void theDriverIsKilledAndTheSameCommandGoesOn(long seed) throws Exception {
    String replay = "replay with -Dtests.seed=" + seed;
    SplittableRandom random = new SplittableRandom(seed);
    count = RecordedCount.slow(folder, 14);
    long recorded = 0;
    for (int kill = 0; kill < 3; kill++) {
      Process driver = count.start();
      count.awaitRecords(replay, recorded, random.nextInt(1, 38));
      kill(driver.toHandle());
      assertThat(count.recorded()).as(replay).isGreaterThanOrEqualTo(recorded);
      recorded = count.recorded();
    }
    Processes.Result last = count.run();
    count.assertRight(last, replay);
    assertThat(last.out()).as(replay).contains(recorded + " tasks recorded before");
  }

  /** Killed at ten random moments, also while it starts; most runs get some tasks done. */
  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seed")
  void theDriverIsKilledAtTenRandomMoments(long seed) throws Exception {
    String replay = "replay with -Dtests.seed=" + seed;
    SplittableRandom random = new SplittableRandom(seed);
    count = new RecordedCount(folder, 18, 1000, "--kernel", "scalar");
    int kills = 0;
    while (kills < 10) {
      Process driver = count.start();
      if (driver.waitFor(random.nextInt(500, 7000), TimeUnit.MILLISECONDS)) {
        break; // all is counted, on a fast machine
      }
      kill(driver.toHandle());
      kills++;
    }
    assertThat(kills).as(replay).isGreaterThanOrEqualTo(3);
    count.assertRight(count.run(), replay);
  }

  @Test
  void sigtermStopsWithItsOwnCodeAndSaysHowToGoOn() throws Exception {
    count = RecordedCount.slow(folder, 14);
    Process driver = count.start();
    count.awaitRecords("before SIGTERM", 0, 5);
    driver.destroy(); // SIGTERM
    count.assertStopped(driver);
    assertThat(count.err().lines().filter(line -> !line.startsWith("WARNING: ")))
        .as("one line, whatever Spark was doing")
        .hasSize(1);
    count.assertRight(count.run(), "after SIGTERM");
  }

  @Test
  void aSecondDriverIsRefused() throws Exception {
    count = RecordedCount.slow(folder, 16);
    Process driver = count.start();
    count.awaitRecords("of the first", 0, 1);
    Processes.Result second = count.run();
    assertThat(second.code()).as(second.err()).isEqualTo(4);
    assertThat(second.errLines()).hasSize(1);
    assertThat(second.err()).contains("is being written by another run (process ");
    count.assertEndsRight(driver, "two drivers");
  }

  private StandaloneCluster cluster(int workers) throws Exception {
    return new StandaloneCluster(Files.createDirectories(folder.resolve("cluster")), workers);
  }

  /** Executor, Worker and Master die one after the other; the driver lives and the count ends. */
  @Test
  void executorWorkerAndMasterAreKilledAndTheCountEnds() throws Exception {
    count = RecordedCount.slow(folder, 16);
    try (StandaloneCluster cluster = cluster(2)) {
      Process driver = count.start("--master", cluster.url(), "--executor-memory", "512m");
      count.awaitRecords("at first", 0, 3);
      kill(cluster.executors().get(0));
      count.awaitRecords("without an executor", count.recorded(), 3);
      cluster.startWorker();
      kill(cluster.workers().get(0).toHandle());
      count.awaitRecords("without the Worker", count.recorded(), 3);
      kill(cluster.master().toHandle());
      assertThat(driver.isAlive()).as("killed before the end").isTrue();
      cluster.startMaster();
      count.assertEndsRight(driver, "after executor, Worker and Master");
    }
  }

  /**
   * An executor hangs with a task: its heartbeats stay away, but for two minutes nobody gives it
   * up. The other one counts the task's shares, and the count ends without it.
   */
  @Test
  void aHungExecutorsTaskIsSplitAndTheCountEnds() throws Exception {
    count = RecordedCount.slow(folder, 14, "--split-stragglers", "--straggler-after", "5s");
    try (StandaloneCluster cluster = cluster(2)) {
      Process driver = count.start("--master", cluster.url(), "--executor-memory", "512m");
      count.awaitRecords("at first", 0, 3);
      signal("STOP", cluster.executors().get(0));
      count.assertEndsRight(driver, "with an executor that hangs");
      assertThat(count.err())
          .containsPattern("nqueens: task \\d+ has run for \\d+ s, .*; it is split");
    }
  }

  /** The whole cluster is lost; another one, here this machine, goes on. */
  @Test
  void anotherClusterGoesOn() throws Exception {
    count = RecordedCount.slow(folder, 14);
    try (StandaloneCluster cluster = cluster(1)) {
      Process driver = count.start("--master", cluster.url(), "--executor-memory", "512m");
      count.awaitRecords("at first", 0, 3);
      kill(driver.toHandle());
    }
    count.assertRight(count.run(), "on another cluster");
  }
}
