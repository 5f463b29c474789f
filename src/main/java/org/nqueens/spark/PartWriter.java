package org.nqueens.spark;

import java.io.BufferedOutputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.OutputStream;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.function.BooleanSupplier;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataOutputStream;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.StreamCapabilities;
import org.nqueens.format.Formats;
import org.nqueens.format.SolutionPrinter;
import org.nqueens.method.SolutionCursor;

/**
 * Writes one stretch of the list to one file; runs in a task.
 *
 * <p>Each attempt writes under a name of its own and renames at the end. A second attempt at the
 * same stretch (after a failure, or by speculation) has the same bytes to write, so whichever comes
 * last may find the file there and leave it. An attempt that fails or is cancelled removes its
 * file; one whose run has removed the folder does not make it again (object stores have no folders
 * to miss; what is written there too late stays hidden, and the next run removes it).
 */
final class PartWriter {

  private static final int BUFFER = 1 << 16;

  private final Configuration hadoop;
  private final Path attempts;
  private final Path listing;
  private final BooleanSupplier cancelled;

  /**
   * A writer.
   *
   * @param attempts existing folder where to write
   * @param listing existing folder where the finished file goes
   * @param cancelled whether this attempt is not wanted any more; asked now and then
   */
  PartWriter(Configuration hadoop, String attempts, String listing, BooleanSupplier cancelled) {
    this.hadoop = hadoop;
    this.attempts = new Path(attempts);
    this.listing = new Path(listing);
    this.cancelled = cancelled;
  }

  /**
   * What the parts are parts of.
   *
   * @param n board size
   * @param format name of a text format
   * @param parts how many parts there are
   */
  record Document(int n, String format, int parts) implements Serializable {}

  /**
   * Writes a part.
   *
   * @param attempt different for each attempt
   */
  ListingPart write(Document document, ListingRange range, long attempt) {
    Path file = new Path(listing, "part-%05d.txt".formatted(range.index()));
    Path unfinished = new Path(attempts, file.getName() + "." + attempt);
    try {
      FileSystem files = file.getFileSystem(hadoop);
      try {
        print(files, unfinished, document, range);
        long bytes = publish(files, unfinished, file);
        return new ListingPart(
            range.index(), file.getName(), range.firstNumber(), range.solutions(), bytes);
      } finally {
        files.delete(unfinished, false);
      }
    } catch (FileNotFoundException e) {
      throw new UncheckedIOException(
          "%s must be a folder that all machines share, and be left alone: %s"
              .formatted(attempts, e.getMessage()),
          e);
    } catch (IOException e) {
      throw new UncheckedIOException("%s could not be written: %s".formatted(file, e), e);
    }
  }

  /** Renames {@code unfinished} to {@code file} unless that is there; how many bytes it has. */
  private static long publish(FileSystem files, Path unfinished, Path file) throws IOException {
    long bytes = files.getFileStatus(unfinished).getLen();
    if (files.exists(file) || !files.rename(unfinished, file)) {
      long found = files.getFileStatus(file).getLen();
      if (found != bytes) {
        throw new IOException(
            String.format(
                Locale.ROOT,
                "two attempts at %s must agree, got %d and %d bytes",
                file,
                found,
                bytes));
      }
    }
    return bytes;
  }

  private void print(FileSystem files, Path unfinished, Document document, ListingRange range)
      throws IOException {
    // Not create(): it would make the folder again after the run has removed it.
    try (FSDataOutputStream out = files.createFile(unfinished).overwrite(true).build()) {
      try {
        OutputStream buffered = new BufferedOutputStream(out, BUFFER);
        print(buffered, document, range);
        buffered.flush();
      } catch (IOException | RuntimeException e) {
        if (out.hasCapability(StreamCapabilities.ABORTABLE_STREAM)) {
          out.abort(); // where closing a file is what makes it appear
        }
        throw e;
      }
    }
  }

  private void print(OutputStream out, Document document, ListingRange range) throws IOException {
    SolutionPrinter printer =
        new SolutionPrinter(
            Formats.named(document.format()).orElseThrow(),
            piece -> {
              requireWanted();
              out.write(piece.toString().getBytes(StandardCharsets.UTF_8));
              return true;
            });
    if (range.index() == 0) {
      printer.begin(document.n(), false);
    } else {
      printer.resume();
    }
    SolutionCursor cursor = SolutionCursor.from(document.n(), range.start());
    for (long k = 0; k < range.solutions(); k++) {
      if (!cursor.next()) {
        throw new IllegalStateException(
            "the kernel counted more solutions than there are: %d of %d found for part %d"
                .formatted(k, range.solutions(), range.index()));
      }
      printer.print(range.firstNumber() + k, cursor.columns(), 0);
    }
    if (range.index() == document.parts() - 1) {
      printer.end();
    } else {
      printer.flush();
    }
  }

  private void requireWanted() throws IOException {
    if (cancelled.getAsBoolean()) {
      throw new InterruptedIOException("cancelled");
    }
  }
}
