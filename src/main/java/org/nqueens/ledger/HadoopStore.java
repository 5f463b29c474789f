package org.nqueens.ledger;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.CommonPathCapabilities;
import org.apache.hadoop.fs.FSDataOutputStream;
import org.apache.hadoop.fs.FileAlreadyExistsException;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.LeaseRecoverable;
import org.apache.hadoop.fs.Path;

/**
 * A folder of a Hadoop file system.
 *
 * <p>Two kinds are told apart by what they say they can do. One appends and syncs (HDFS): bytes are
 * durable after {@code hsync}, and a file appears whole by being written beside and renamed. The
 * other stores objects (S3): a file exists once it was closed, whole and durable, and that is the
 * only way to write.
 */
final class HadoopStore implements Store {

  private static final String UNFINISHED = ".new";

  /** How long a lock just made may take to be seen by all. */
  private static final Duration SETTLE = Duration.ofSeconds(1);

  /** How long HDFS may take to close the file of a dead writer; mostly a second or two. */
  private static final Duration RELEASE = Duration.ofMinutes(2);

  private static final int RELEASE_POLL_MILLIS = 500;

  private final Path folder;
  private final FileSystem files;

  HadoopStore(Path folder, Configuration configuration) throws IOException {
    this.folder = folder;
    // Hadoop's own shutdown hook closes the file systems it made, before the last records of a run
    // that was told to stop are written.
    Configuration own = new Configuration(configuration);
    own.setBoolean("fs.automatic.close", false);
    this.files = FileSystem.newInstance(folder.toUri(), own);
  }

  @Override
  public String where(String name) {
    return name.isEmpty() ? folder.toString() : path(name).toString();
  }

  private Path path(String name) {
    return new Path(folder, name);
  }

  @Override
  public void makeFolder() throws IOException {
    // Objects need no folder, and an object that stands for one would be taken for a file.
    if (appends() && !files.mkdirs(folder)) {
      throw new IOException("the file system refused to make the folder");
    }
  }

  @Override
  public List<String> names() throws IOException {
    List<String> names = new ArrayList<>();
    try {
      for (FileStatus status : files.listStatus(folder)) {
        String name = status.getPath().getName();
        if (status.isFile() && !name.endsWith(UNFINISHED)) {
          names.add(name);
        }
      }
    } catch (FileNotFoundException e) {
      return List.of();
    }
    Collections.sort(names);
    return names;
  }

  @Override
  public InputStream read(String name) throws IOException {
    return files.open(path(name));
  }

  @Override
  public void release(String name) throws IOException {
    if (files instanceof LeaseRecoverable leases) {
      long deadline = System.nanoTime() + RELEASE.toNanos();
      boolean closed = leases.isFileClosed(path(name)) || leases.recoverLease(path(name));
      while (!closed) {
        if (System.nanoTime() > deadline) {
          throw new IOException(
              "%s must be closed for its writer, who is dead, but is not after %d s; are all"
                      .formatted(path(name), RELEASE.toSeconds())
                  + " DataNodes up?");
        }
        sleep();
        closed = leases.isFileClosed(path(name)) || leases.recoverLease(path(name));
      }
    }
  }

  private static void sleep() throws InterruptedIOException {
    try {
      Thread.sleep(RELEASE_POLL_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new InterruptedIOException("interrupted while a file was closed");
    }
  }

  @Override
  public void write(String name, byte[] content) throws IOException {
    if (!appends()) {
      writeClosed(path(name), true, content);
      return;
    }
    Path unfinished = path(name + UNFINISHED);
    writeClosed(unfinished, true, content);
    // A rename does not replace; only this program's lock is ever replaced.
    files.delete(path(name), false);
    if (!files.rename(unfinished, path(name))) {
      throw new IOException("the file system refused to rename " + unfinished);
    }
  }

  @Override
  public boolean create(String name, byte[] content) throws IOException {
    try {
      if (files.exists(path(name))) {
        return false;
      }
      writeClosed(path(name), false, content);
      return true;
    } catch (FileAlreadyExistsException e) {
      return false;
    }
  }

  private void writeClosed(Path file, boolean overwrite, byte[] content) throws IOException {
    try (FSDataOutputStream out = files.create(file, overwrite)) {
      out.write(content);
      if (appends()) {
        out.hsync();
      }
    }
  }

  @Override
  public void delete(String name) throws IOException {
    files.delete(path(name), false);
  }

  @Override
  public boolean appends() throws IOException {
    return files.hasPathCapability(folder, CommonPathCapabilities.FS_APPEND);
  }

  @Override
  public Appender append(String name) throws IOException {
    FSDataOutputStream out = files.create(path(name), false);
    return new Appender() {
      @Override
      public void append(byte[] bytes) throws IOException {
        out.write(bytes);
        out.hsync();
        // Blocks of a removed file can still be written, and what is written is lost.
        if (!files.exists(path(name))) {
          throw new FileNotFoundException(path(name) + " was removed while it was written");
        }
      }

      @Override
      public void close() throws IOException {
        out.close();
      }
    };
  }

  @Override
  public Lock lock(boolean takeOver) throws IOException {
    return TokenLock.take(this, takeOver, SETTLE);
  }
}
