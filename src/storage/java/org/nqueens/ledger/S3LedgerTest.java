package org.nqueens.ledger;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.URI;
import java.util.stream.IntStream;
import org.apache.hadoop.conf.Configuration;
import org.gaul.s3proxy.AuthenticationType;
import org.gaul.s3proxy.S3Proxy;
import org.jclouds.ContextBuilder;
import org.jclouds.blobstore.BlobStoreContext;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.nqueens.ledger.Ledgers.Heard;

/** The contract on S3A: a local S3 endpoint that keeps objects in memory. */
class S3LedgerTest extends LedgerContractTest {

  private static final String BUCKET = "ledgers";

  private static BlobStoreContext blobs;
  private static S3Proxy proxy;
  private static int tests;

  @BeforeAll
  static void startEndpoint() throws Exception {
    blobs =
        ContextBuilder.newBuilder("transient")
            .credentials("test", "test")
            .build(BlobStoreContext.class);
    blobs.getBlobStore().createContainerInLocation(null, BUCKET);
    listen(0);
  }

  /** Starts the endpoint on this port; 0 for any. */
  private static void listen(int port) throws Exception {
    proxy =
        S3Proxy.builder()
            .blobStore(blobs.getBlobStore())
            .endpoint(URI.create("http://127.0.0.1:" + port))
            .awsAuthentication(AuthenticationType.NONE, "", "")
            .build();
    proxy.start();
  }

  @AfterAll
  static void stopEndpoint() throws Exception {
    if (proxy != null) {
      proxy.stop();
      blobs.close();
    }
  }

  @BeforeEach
  void newFolder() {
    tests++;
  }

  private static Configuration configuration() {
    Configuration configuration = new Configuration();
    configuration.set("fs.s3a.endpoint", "http://127.0.0.1:" + proxy.getPort());
    configuration.set("fs.s3a.endpoint.region", "us-east-1");
    configuration.set("fs.s3a.access.key", "test");
    configuration.set("fs.s3a.secret.key", "test");
    configuration.set("fs.s3a.path.style.access", "true");
    configuration.set("fs.s3a.attempts.maximum", "2");
    configuration.set("fs.s3a.retry.limit", "1"); // by default it is tried for some minutes
    return configuration;
  }

  @Override
  Store store(String name) {
    return Stores.open(
        "s3a://" + BUCKET + "/test-" + tests + "/" + name, S3LedgerTest::configuration);
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
    Ledger ledger = Ledger.open(store, Ledgers.manifest(), false, heard);
    ledger.record(Ledgers.tally(1));
    while (heard.durable.isEmpty()) {
      Thread.sleep(1);
    }
    int port = proxy.getPort();
    proxy.stop();
    try {
      ledger.record(Ledgers.tally(2));
      assertThatThrownBy(ledger::close)
          .isInstanceOf(LedgerException.class)
          .hasMessageContaining("cannot write to the ledger " + store.where(""));
    } finally {
      listen(port);
    }
    assertThat(heard.durable).containsExactly(Ledgers.tally(1));
    goesOn(store);
  }
}
