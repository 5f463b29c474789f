package org.nqueens.ledger;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;

/**
 * The folder of one ledger on some file system: as much of a file system as a ledger needs, with
 * what it needs said exactly.
 *
 * <p>No file is ever opened a second time for writing, so nothing here appends to, cuts or
 * overwrites a file that others rely on.
 */
public interface Store {

  /** The path of {@code name} for messages; of the folder itself if {@code name} is empty. */
  String where(String name);

  /** Makes the folder, unless it is there. */
  void makeFolder() throws IOException;

  /** Names of the files in the folder, in order; none if there is no folder. */
  List<String> names() throws IOException;

  /** The content of a file, from its beginning. */
  InputStream read(String name) throws IOException;

  /**
   * Ends the writing of a file whose writer is dead; to be called by the only writer left. On some
   * file systems the last bytes of a file that was not closed can't be read before that.
   */
  default void release(String name) throws IOException {}

  /** Makes or replaces a file; when this returns it is durable, and readers see all or nothing. */
  void write(String name, byte[] content) throws IOException;

  /**
   * Makes a file.
   *
   * @return false if there is one already
   */
  boolean create(String name, byte[] content) throws IOException;

  /** Removes a file, if it is there. */
  void delete(String name) throws IOException;

  /** Whether {@link #append} works; otherwise a file must be written in one go. */
  boolean appends() throws IOException;

  /** Makes a new file to which bytes are added. */
  Appender append(String name) throws IOException;

  /**
   * Makes this process the only writer.
   *
   * @param takeOver whether to take the lock of a process that seems dead
   * @throws LedgerException if another process writes
   */
  Lock lock(boolean takeOver) throws IOException;

  /** A file being written. */
  interface Appender extends Closeable {

    /** Adds bytes; when this returns they are durable. */
    void append(byte[] bytes) throws IOException;
  }

  /** Held while this process writes. */
  interface Lock extends Closeable {

    /**
     * Does nothing while the lock is held.
     *
     * @throws LedgerException if it was lost
     */
    void check() throws IOException;
  }
}
