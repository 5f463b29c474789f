package org.nqueens.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.withinPercentage;

import java.io.IOException;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.hdfs.MiniDFSCluster;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nqueens.testing.LocalHdfs;

/** The contract on HDFS. */
class HdfsListingTest extends ListingContractTest {

  @TempDir private static java.nio.file.Path disk;
  private static MiniDFSCluster cluster;
  private static int tests;

  @BeforeAll
  static void startCluster() throws IOException {
    cluster = LocalHdfs.start(disk);
  }

  @AfterAll
  static void stopCluster() {
    if (cluster != null) {
      cluster.shutdown();
    }
  }

  @BeforeEach
  void newFolder() {
    tests++;
  }

  @Override
  Path folder() {
    return new Path(cluster.getURI() + "/test-" + tests);
  }

  // Every byte is stored as often as the file system keeps copies, three times by default.
  @Test
  void copiesOfBlocksCountAgainstTheFreeSpace() throws IOException {
    assertThat(freeBytes(3)).isCloseTo(freeBytes(1) / 3, withinPercentage(5));
  }

  private double freeBytes(int copies) throws IOException {
    Configuration configuration = new Configuration(cluster.getConfiguration(0));
    configuration.setInt("dfs.replication", copies);
    configuration.setBoolean("fs.hdfs.impl.disable.cache", true);
    return new ListingFolder(folder() + "/out", configuration).freeBytes();
  }
}
