package org.nqueens.ledger;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.IntStream;
import org.apache.hadoop.hdfs.MiniDFSCluster;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nqueens.ledger.Ledgers.Heard;
import org.nqueens.testing.LocalHdfs;

/** The contract on HDFS: a NameNode and a DataNode in this JVM. */
class HdfsLedgerTest extends LedgerContractTest {

  @TempDir private static Path disk;
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
  Store store(String name) throws IOException {
    return Stores.open(
        cluster.getURI() + "/test-" + tests + "/" + name, () -> cluster.getConfiguration(0));
  }

  @Override
  int[] positions(int length) {
    return every(length, 37);
  }

  @Override
  int[] cuts(int length) {
    return every(length, 13);
  }

  /** The first, the last and every {@code step}-th: writing to HDFS takes milliseconds. */
  private static int[] every(int length, int step) {
    return IntStream.range(0, length).filter(i -> i % step == 0 || i == length - 1).toArray();
  }

  @Test
  void itAppendsAndSyncs() throws IOException {
    assertThat(store("a").appends()).isTrue();
  }

  /** The records of a session that was cut off are there while its file is still open. */
  @Test
  void whatIsDurableCanBeReadBeforeTheFileIsClosed() throws Exception {
    Store store = store("a");
    Heard heard = new Heard();
    try (Ledger ledger = Ledger.open(store, Ledgers.manifest(), false, heard)) {
      ledger.record(Ledgers.tally(3));
      while (heard.durable.isEmpty()) {
        Thread.sleep(1);
      }
      assertThat(Ledgers.recorded(Verifier.verify(store).records())).containsExactly(3);
    }
  }

  /** Another machine can't know that the holder is dead; it must be told. */
  @Test
  void theLockOfADeadRunIsTakenOverWhenAskedFor() throws IOException {
    TokenLockTest.takesOverWhenAskedFor(store("a"));
  }

  @Test
  void aRemovedFolderStopsTheRun() throws Exception {
    Store store = store("a");
    Heard heard = new Heard();
    Ledger ledger = Ledgers.openWithOneDurable(store, heard);
    cluster.getFileSystem().delete(new org.apache.hadoop.fs.Path(store.where("")), true);
    ledger.record(Ledgers.tally(2));
    assertThatThrownBy(ledger::close).isInstanceOf(LedgerException.class);
    assertThat(heard.durable).containsExactly(Ledgers.tally(1));
  }

  /** The only DataNode is gone: the run stops with a line, and what was durable is there later. */
  @Test
  void anUnreachableDataNodeStopsTheRunAndLosesNothing() throws Exception {
    Store store = store("a");
    Heard heard = new Heard();
    Ledger ledger = Ledgers.openWithOneDurable(store, heard);
    MiniDFSCluster.DataNodeProperties stopped = cluster.stopDataNode(0);
    try {
      ledger.record(Ledgers.tally(2));
      assertThatThrownBy(ledger::close)
          .isInstanceOf(LedgerException.class)
          .hasMessageContaining("cannot write to the ledger " + store.where(""));
    } finally {
      cluster.restartDataNode(stopped);
      cluster.waitActive();
    }
    assertThat(heard.durable).containsExactly(Ledgers.tally(1));
    goesOn(store);
  }
}
