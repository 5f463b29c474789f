package org.nqueens.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.Locale;
import org.nqueens.format.SolutionPrinter;

/**
 * Standard output as a sink that notices when nobody reads any more.
 *
 * <p>{@link PrintWriter} swallows the error and keeps a flag only. To tell a reader that has gone
 * away ({@code | head}: an end like any other) from a disk that is full (lost data: an error), the
 * failed write is tried once more, unbuffered, for the system's own words.
 */
final class StandardOutput implements SolutionPrinter.Sink {

  private final PrintWriter out;

  StandardOutput(PrintWriter out) {
    this.out = out;
  }

  @Override
  public boolean write(CharSequence piece) throws IOException {
    out.append(piece);
    if (!out.checkError()) {
      return true;
    }
    try {
      retry();
    } catch (IOException e) {
      if (String.valueOf(e.getMessage()).toLowerCase(Locale.ROOT).contains("pipe")) {
        return false;
      }
      throw new IOException("standard output could not be written: " + e.getMessage(), e);
    }
    throw new IOException("standard output could not be written");
  }

  private static void retry() throws IOException {
    // Not closed: the descriptor belongs to the process.
    new FileOutputStream(FileDescriptor.out).write('\n');
  }
}
