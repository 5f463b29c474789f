package org.nqueens.ledger;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.stream.IntStream;
import org.apache.hadoop.conf.Configuration;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.nqueens.ledger.Ledgers.Heard;
import org.nqueens.testing.LocalS3;

/** The contract on S3A: a local S3 endpoint that keeps objects in memory. */
class S3LedgerTest extends LedgerContractTest {

  private static LocalS3 s3;
  private static int tests;

  @BeforeAll
  static void startEndpoint() throws Exception {
    s3 = new LocalS3("ledgers");
  }

  @AfterAll
  static void stopEndpoint() throws Exception {
    if (s3 != null) {
      s3.close();
    }
  }

  @BeforeEach
  void newFolder() {
    tests++;
  }

  private static Configuration configuration() {
    Configuration configuration = new Configuration();
    s3.settings().forEach(configuration::set);
    return configuration;
  }

  @Override
  Store store(String name) {
    return Stores.open(s3.uri() + "/test-" + tests + "/" + name, S3LedgerTest::configuration);
  }

  @Override
  int[] positions(int length) {
    return every(length, 97);
  }

  @Override
  int[] cuts(int length) {
    return every(length, 29);
  }

  /** The first, the last and every {@code step}-th: a request takes tens of milliseconds. */
  private static int[] every(int length, int step) {
    return IntStream.range(0, length).filter(i -> i % step == 0 || i == length - 1).toArray();
  }

  @Test
  void itWritesWholeObjects() throws IOException {
    assertThat(store("a").appends()).isFalse();
  }

  /** Every group of records is an object of its own; at the end they become one. */
  @Test
  void recordsAreDurableBeforeTheSessionEndsAndRolledIntoOneObjectThen() throws Exception {
    Store store = store("a");
    Heard heard = new Heard();
    try (Ledger ledger = Ledger.open(store, Ledgers.manifest(), false, heard)) {
      for (int task = 0; task < 3; task++) {
        ledger.record(Ledgers.tally(task));
        while (heard.durable.size() <= task) {
          Thread.sleep(1);
        }
      }
      assertThat(Ledgers.recordsFiles(store)).hasSize(4);
      assertThat(Ledgers.recorded(Verifier.verify(store).records())).containsExactly(0, 1, 2);
    }
    assertThat(Ledgers.recordsFiles(store)).hasSize(1);
    Verifier.Verdict verdict = Verifier.verify(store);
    assertThat(verdict.findings()).isEmpty();
    assertThat(Ledgers.recorded(verdict.records())).containsExactly(0, 1, 2);
  }

  @Test
  void theLockOfADeadRunIsTakenOverWhenAskedFor() throws IOException {
    TokenLockTest.takesOverWhenAskedFor(store("a"));
  }

  /**
   * The endpoint does not answer: the run stops with a line, and what was durable is there later.
   */
  @Test
  void anUnreachableEndpointStopsTheRunAndLosesNothing() throws Exception {
    Store store = store("a");
    Heard heard = new Heard();
    Ledger ledger = Ledgers.openWithOneDurable(store, heard);
    try (AutoCloseable silence = s3.silence()) {
      ledger.record(Ledgers.tally(2));
      assertThatThrownBy(ledger::close)
          .isInstanceOf(LedgerException.class)
          .hasMessageContaining("cannot write to the ledger " + store.where(""));
    }
    assertThat(heard.durable).containsExactly(Ledgers.tally(1));
    goesOn(store);
  }
}
