package org.nqueens.ledger;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.nqueens.ledger.LedgerFormat.Holder;

/**
 * A lock where the operating system has none: the file {@code lock} names the process that writes.
 *
 * <p>Taking it: make the file, wait, read it back. Of two that make it at once on a store whose
 * creation is not atomic, the one whose text is read back holds it. The holder reads it before
 * every group of records, so a process whose lock was taken over stops.
 *
 * <p>A process that is killed leaves the lock behind. Whether it is dead can't be known from
 * another machine, so the lock is then only given to who asks for it ({@code --take-over}), except
 * on the same machine if no process has its number any more. Should the other live after all, both
 * write files of their own and equal records are one result: work is lost, never a count.
 */
final class TokenLock implements Store.Lock {

  private static final int READS = 5;

  private final Store store;
  private final String token;

  private TokenLock(Store store, String token) {
    this.store = store;
    this.token = token;
  }

  /**
   * Takes the lock.
   *
   * @param settle how long a store may take to show a file just made to other clients
   */
  static TokenLock take(Store store, boolean takeOver, Duration settle) throws IOException {
    Holder me = Session.holder();
    byte[] content = LedgerFormat.encode(me).getBytes(UTF_8);
    if (!store.create(LedgerFormat.LOCK, content)) {
      Optional<Holder> holder = read(store, settle);
      boolean gone = holder.filter(TokenLock::isGone).isPresent();
      if (!gone && !takeOver) {
        throw LedgerException.refused(
            ("%s is being written by another run%s; wait for it to end, or, if it is dead,"
                    + " add --take-over")
                .formatted(store.where(""), describe(holder)));
      }
      store.write(LedgerFormat.LOCK, content);
    }
    pause(settle);
    TokenLock lock = new TokenLock(store, me.token());
    lock.check();
    return lock;
  }

  /** The holder, tried again for a while: the file may be seen before its text. */
  private static Optional<Holder> read(Store store, Duration settle) throws IOException {
    Optional<Holder> holder = LedgerReader.holder(store);
    for (int i = 1; i < READS && holder.isEmpty(); i++) {
      pause(settle);
      holder = LedgerReader.holder(store);
    }
    return holder;
  }

  private static boolean isGone(Holder holder) {
    if (!holder.host().equals(Session.host())) {
      return false;
    }
    Optional<ProcessHandle> process = ProcessHandle.of(holder.pid());
    // The number may have been given to a process that started after the lock was taken.
    return process
        .flatMap(p -> p.info().startInstant())
        .map(start -> start.isAfter(Instant.parse(holder.started()).plusSeconds(5)))
        .orElse(process.isEmpty());
  }

  /** {@code " (process 17 on host since …)"}, or nothing if it is not known. */
  static String describe(Optional<Holder> holder) {
    return holder
        .map(h -> " (process %d on %s since %s)".formatted(h.pid(), h.host(), h.started()))
        .orElse("");
  }

  private static void pause(Duration time) throws IOException {
    try {
      Thread.sleep(time.toMillis());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted while taking the lock", e);
    }
  }

  @Override
  public void check() throws IOException {
    Optional<Holder> holder = LedgerReader.holder(store);
    if (!holder.map(Holder::token).equals(Optional.of(token))) {
      throw LedgerException.refused(
          "the lock of %s was taken over by another run%s"
              .formatted(store.where(""), describe(holder)));
    }
  }

  @Override
  public void close() throws IOException {
    if (LedgerReader.holder(store).map(Holder::token).equals(Optional.of(token))) {
      store.delete(LedgerFormat.LOCK);
    }
  }
}
