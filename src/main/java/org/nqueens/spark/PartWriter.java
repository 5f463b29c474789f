package org.nqueens.spark;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.nqueens.format.Formats;
import org.nqueens.format.SolutionFormat;
import org.nqueens.format.SolutionPrinter;
import org.nqueens.method.SolutionCursor;

/**
 * Writes one stretch of the list to one file; runs in a task.
 *
 * <p>Each attempt writes under a name of its own and renames at the end. A second attempt at the
 * same stretch (after a failure, or by speculation) has the same bytes to write, so whichever comes
 * last may find the file there and leave it.
 */
final class PartWriter {

  private static final int BUFFER = 1 << 16;

  private PartWriter() {}

  /**
   * Writes a part.
   *
   * @param folder where to
   * @param ranges how many parts there are
   * @param attempt different for each attempt
   */
  static ListingPart write(
      Configuration hadoop,
      String folder,
      int n,
      String format,
      ListingRange range,
      int ranges,
      long attempt) {
    Path file = new Path(folder, "part-%05d.txt".formatted(range.index()));
    Path unfinished = new Path(folder, "_%s.attempt-%d".formatted(file.getName(), attempt));
    try {
      FileSystem files = file.getFileSystem(hadoop);
      try (OutputStream out = new BufferedOutputStream(files.create(unfinished, true), BUFFER)) {
        print(out, n, Formats.named(format).orElseThrow(), range, ranges);
      }
      long bytes = files.getFileStatus(unfinished).getLen();
      if (files.exists(file) || !files.rename(unfinished, file)) {
        requireSame(files, file, bytes);
        files.delete(unfinished, false);
      }
      return new ListingPart(
          range.index(), file.getName(), range.firstNumber(), range.solutions(), bytes);
    } catch (IOException e) {
      throw new UncheckedIOException("%s could not be written".formatted(file), e);
    }
  }

  private static void requireSame(FileSystem files, Path file, long bytes) throws IOException {
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

  private static void print(
      OutputStream out, int n, SolutionFormat format, ListingRange range, int ranges)
      throws IOException {
    SolutionPrinter printer =
        new SolutionPrinter(
            format,
            piece -> {
              out.write(piece.toString().getBytes(StandardCharsets.UTF_8));
              return true;
            });
    if (range.index() == 0) {
      printer.begin(n, false);
    } else {
      printer.resume();
    }
    SolutionCursor cursor = SolutionCursor.from(n, range.start());
    for (long k = 0; k < range.solutions(); k++) {
      if (!cursor.next()) {
        throw new IllegalStateException(
            "the kernel counted more solutions than there are: %d of %d found for part %d"
                .formatted(k, range.solutions(), range.index()));
      }
      printer.print(range.firstNumber() + k, cursor.columns(), 0);
    }
    if (range.index() == ranges - 1) {
      printer.end();
    } else {
      printer.flush();
    }
  }
}
