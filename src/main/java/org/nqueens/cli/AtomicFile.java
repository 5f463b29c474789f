package org.nqueens.cli;

import java.io.BufferedOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import org.nqueens.format.SolutionPrinter;

/**
 * A file that appears complete or not at all.
 *
 * <p>It is written under another name next to its place and renamed when {@link #commit} is called.
 * A run that fails or is killed by a signal leaves nothing behind.
 */
final class AtomicFile implements SolutionPrinter.Sink, Closeable {

  private static final int BUFFER = 1 << 16;

  private final Path target;
  private final Path unfinished;
  private final boolean overwrite;
  private final OutputStream out;
  private final Thread cleanUp;
  private long bytes;

  private AtomicFile(Path target, boolean overwrite) throws IOException {
    this.target = target;
    this.overwrite = overwrite;
    this.unfinished =
        target.resolveSibling(
            "." + target.getFileName() + "." + ProcessHandle.current().pid() + ".unfinished");
    this.out =
        new BufferedOutputStream(
            Files.newOutputStream(
                unfinished, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE),
            BUFFER);
    this.cleanUp = new Thread(this::discard);
    Runtime.getRuntime().addShutdownHook(cleanUp);
  }

  /**
   * Opens a file for writing.
   *
   * @param target where it will appear
   * @param overwrite whether it may replace a file
   * @throws FileAlreadyExistsException if there is one and it may not
   */
  static AtomicFile create(Path target, boolean overwrite) throws IOException {
    requireAbsent(target, overwrite);
    return new AtomicFile(target.toAbsolutePath(), overwrite);
  }

  private static void requireAbsent(Path target, boolean overwrite) throws IOException {
    if (!overwrite && Files.exists(target)) {
      throw new FileAlreadyExistsException(target.toString());
    }
  }

  @Override
  public boolean write(CharSequence piece) throws IOException {
    write(piece.toString().getBytes(StandardCharsets.UTF_8));
    return true;
  }

  void write(byte[] piece) throws IOException {
    out.write(piece);
    bytes += piece.length;
  }

  /** Bytes written. */
  long bytes() {
    return bytes;
  }

  /** Puts the file in its place. */
  void commit() throws IOException {
    out.close();
    requireAbsent(target, overwrite);
    Files.move(unfinished, target, StandardCopyOption.ATOMIC_MOVE);
  }

  /** Ends the writing; without a {@link #commit} before, nothing remains. */
  @Override
  public void close() throws IOException {
    out.close();
    discard();
    try {
      Runtime.getRuntime().removeShutdownHook(cleanUp);
    } catch (IllegalStateException e) {
      // the JVM is shutting down, and the hook does its work
    }
  }

  private void discard() {
    try {
      Files.deleteIfExists(unfinished);
    } catch (IOException e) {
      // the name tells what it is; nothing else can be done while closing
    }
  }
}
