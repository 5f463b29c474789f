package org.nqueens.ledger;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashSet;
import java.util.Set;

/**
 * The operating system's lock on the empty file {@code held}. It ends with the process, however
 * that ends, so there is nothing to take over; {@code lock} beside it only tells who it is.
 *
 * <p>The file is never removed: a process that opened it before and one that made it anew would
 * each lock a file of its own. Nor may this JVM open it twice, because closing either would give up
 * the lock; hence the set of those held here.
 */
final class LocalLock implements Store.Lock {

  private static final Set<Path> HELD_HERE = new HashSet<>();

  private final Store store;
  private final Path file;
  private final FileChannel channel;

  private LocalLock(Store store, Path file, FileChannel channel) {
    this.store = store;
    this.file = file;
    this.channel = channel;
  }

  static LocalLock take(Store store, Path held) throws IOException {
    Path file = held.getParent().toRealPath().resolve(held.getFileName());
    synchronized (HELD_HERE) {
      if (HELD_HERE.contains(file)) {
        throw inUse(store);
      }
      FileChannel channel =
          FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      FileLock lock = null;
      try {
        lock = channel.tryLock();
        if (lock == null) {
          throw inUse(store);
        }
        store.write(LedgerFormat.LOCK, LedgerFormat.encode(Session.holder()).getBytes(UTF_8));
      } catch (IOException | RuntimeException e) {
        channel.close();
        throw e;
      }
      HELD_HERE.add(file);
      return new LocalLock(store, file, channel);
    }
  }

  private static LedgerException inUse(Store store) throws IOException {
    return LedgerException.refused(
        "%s is being written by another run%s; wait for it to end, or stop it"
            .formatted(store.where(""), TokenLock.describe(LedgerReader.holder(store))));
  }

  @Override
  public void check() throws IOException {
    if (Files.notExists(file)) {
      throw new NoSuchFileException(file + " was removed while the ledger was written");
    }
  }

  @Override
  public void close() throws IOException {
    synchronized (HELD_HERE) {
      try {
        store.delete(LedgerFormat.LOCK);
      } finally {
        HELD_HERE.remove(file);
        channel.close();
      }
    }
  }
}
