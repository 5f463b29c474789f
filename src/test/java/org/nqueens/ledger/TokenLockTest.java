package org.nqueens.ledger;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nqueens.ledger.LedgerFormat.Holder;

/** The lock of stores whose operating system has none, here on a local folder. */
class TokenLockTest {

  private static final Duration SETTLE = Duration.ofMillis(1);

  @TempDir private Path folder;

  private Store store() {
    return new LocalStore(folder);
  }

  private static void leave(Store store, Holder holder) throws IOException {
    store.write(LedgerFormat.LOCK, LedgerFormat.encode(holder).getBytes(UTF_8));
  }

  /** Also run on HDFS and S3. */
  static void takesOverWhenAskedFor(Store store) throws IOException {
    Ledgers.record(store, 1);
    leave(store, new Holder("17", "elsewhere", 4711, "2026-11-30T08:00:00Z"));
    assertThatThrownBy(() -> Ledgers.open(store))
        .isInstanceOf(LedgerException.class)
        .hasMessageContaining("process 4711 on elsewhere since 2026-11-30T08:00:00Z")
        .hasMessageContaining("add --take-over");
    try (Ledger ledger = Ledger.open(store, Ledgers.manifest(), true, new Ledgers.Heard())) {
      ledger.record(Ledgers.tally(2));
    }
    assertThat(Ledgers.recorded(Verifier.verify(store).records())).containsExactly(1, 2);
    assertThat(store.names()).doesNotContain(LedgerFormat.LOCK);
  }

  @Test
  void isGivenUpOnClosing() throws IOException {
    TokenLock.take(store(), false, SETTLE).close();
    TokenLock.take(store(), false, SETTLE).close();
    assertThat(store().names()).isEmpty();
  }

  @Test
  void theLockOfAnotherMachineIsOnlyTakenOverWhenAskedFor() throws IOException {
    leave(store(), new Holder("17", "elsewhere", 4711, "2026-11-30T08:00:00Z"));
    assertThatThrownBy(() -> TokenLock.take(store(), false, SETTLE))
        .isInstanceOf(LedgerException.class)
        .hasMessageContaining("process 4711 on elsewhere");
    TokenLock.take(store(), true, SETTLE).check();
  }

  @Test
  void theLockOfADeadProcessOfThisMachineIsTakenOver() throws IOException {
    Holder me = Session.holder();
    // Started long after the lock was taken: this process was given a dead one's number.
    leave(store(), new Holder("17", me.host(), me.pid(), "2020-01-01T00:00:00Z"));
    TokenLock.take(store(), false, SETTLE).check();
  }

  @Test
  void theLockOfALivingProcessOfThisMachineIsNot() throws IOException {
    leave(store(), Session.holder());
    assertThatThrownBy(() -> TokenLock.take(store(), false, SETTLE))
        .isInstanceOf(LedgerException.class);
  }

  @Test
  void whoLostItIsToldAndLeavesItToTheOther() throws IOException {
    TokenLock first = TokenLock.take(store(), false, SETTLE);
    TokenLock second = TokenLock.take(store(), true, SETTLE);
    assertThatThrownBy(first::check)
        .isInstanceOf(LedgerException.class)
        .hasMessageContaining("was taken over by another run");
    first.close();
    second.check();
  }

  @Test
  void aLockThatCannotBeReadIsHeld() throws IOException {
    store().write(LedgerFormat.LOCK, "scribble".getBytes(UTF_8));
    assertThatThrownBy(() -> TokenLock.take(store(), false, SETTLE))
        .isInstanceOf(LedgerException.class)
        .hasMessageContaining("is being written by another run;");
    TokenLock.take(store(), true, SETTLE).check();
  }
}
