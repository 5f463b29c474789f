package org.nqueens.submit;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.nqueens.testing.NetworkNamespace;
import org.nqueens.testing.Processes;
import org.nqueens.testing.StandaloneCluster;

/**
 * Pulls the network cable between the driver and a Worker, which stands in a network namespace of
 * its own. No connection is closed by that: only silence tells.
 */
@Tag("faults")
@Timeout(value = 5, unit = TimeUnit.MINUTES)
class NetworkCutIT {

  /** An executor that says nothing for ten seconds is given up; by default it is two minutes. */
  private static final List<String> SHORT_PATIENCE =
      List.of(
          "--conf", "spark.executor.heartbeatInterval=1s",
          "--conf", "spark.network.timeout=10s",
          "--conf", "spark.network.timeoutInterval=1s");

  private static final String LOST = "Executor heartbeat timed out";

  @TempDir private Path folder;
  private RecordedCount count;

  @AfterEach
  void killWhatRuns() {
    count.close();
  }

  private StandaloneCluster cluster(NetworkNamespace network) throws Exception {
    Path place = Files.createDirectories(folder.resolve("cluster"));
    StandaloneCluster cluster = new StandaloneCluster(place, network.nearAddress());
    cluster.startWorker(network.farAddress(), network.prefix());
    return cluster;
  }

  private Process start(StandaloneCluster cluster, NetworkNamespace network) throws Exception {
    List<String> driver =
        List.of(
            "--master",
            cluster.url(),
            "--executor-memory",
            "512m",
            "--conf",
            "spark.driver.host=" + network.nearAddress());
    return count.start(
        Stream.concat(driver.stream(), SHORT_PATIENCE.stream()).toArray(String[]::new));
  }

  @Test
  void theOtherWorkerEndsTheCount() throws Exception {
    count = RecordedCount.slow(folder, 16);
    try (NetworkNamespace network = NetworkNamespace.connect();
        StandaloneCluster cluster = cluster(network)) {
      cluster.startWorker(network.nearAddress(), List.of());
      Process driver = start(cluster, network);
      count.awaitRecords("of both Workers", 0, 5);
      assertThat(cluster.executors()).hasSize(2);
      network.cut();
      assertThat(count.recorded()).as("cut before the end").isLessThan(100);
      count.assertEndsRight(driver, "with one Worker behind the cut");
      assertThat(count.err()).contains(LOST);
    }
  }

  /**
   * The only Worker is cut off: nothing is counted. It comes back: the count goes on. It is cut off
   * again for good: the count is stopped, and goes on elsewhere.
   */
  @Test
  void theCountGoesOnWhenTheNetworkIsBackOrElsewhere() throws Exception {
    count = RecordedCount.slow(folder, 16);
    try (NetworkNamespace network = NetworkNamespace.connect();
        StandaloneCluster cluster = cluster(network)) {
      Process driver = start(cluster, network);
      count.awaitRecords("at first", 0, 3);
      network.cut();
      Thread.sleep(1_000); // what was under way has arrived
      long before = count.recorded();
      Processes.await("the executor to be given up", 120, () -> count.err().contains(LOST));
      assertThat(count.recorded()).as("counted during the cut").isEqualTo(before);
      network.mend();
      count.awaitRecords("after the cut", before, 5);
      network.cut();
      assertThat(count.recorded()).as("cut before the end").isLessThan(100);
      driver.destroy(); // SIGTERM
      count.assertStopped(driver);
    }
    Processes.Result elsewhere = count.run();
    count.assertRight(elsewhere, "elsewhere");
    assertThat(elsewhere.out()).doesNotContain(" 0 tasks recorded before");
  }
}
