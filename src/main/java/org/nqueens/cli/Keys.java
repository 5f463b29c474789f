package org.nqueens.cli;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;

/**
 * Key presses on standard input.
 *
 * <p>On a terminal with {@code stty} every key counts as it is pressed; elsewhere the end of a line
 * does, so that a file or a pipe can press keys as well.
 */
final class Keys implements Closeable {

  private final InputStream input;
  private final boolean single;

  private Keys(InputStream input, boolean single) {
    this.input = input;
    this.single = single;
  }

  /** The keys of {@code input}; {@code System.in} may be a terminal. */
  static Keys of(InputStream input) {
    boolean single = System.console() != null && stty("-icanon -echo min 1");
    Keys keys = new Keys(input, single);
    if (single) {
      Runtime.getRuntime().addShutdownHook(new Thread(keys::close));
    }
    return keys;
  }

  /** Waits for the next key; {@code false} if it is q or there are no more. */
  boolean next() throws IOException {
    while (true) {
      int key = input.read();
      if (key < 0 || key == 'q' || key == 'Q') {
        return false;
      }
      if (single || key == '\n') {
        return true;
      }
    }
  }

  /** Gives the terminal back as it was. */
  @Override
  public void close() {
    if (single) {
      stty("icanon echo");
    }
  }

  /** Sets the terminal up; whether standard input is one and it was done. */
  private static boolean stty(String settings) {
    try {
      return new ProcessBuilder("sh", "-c", "test -t 0 && stty " + settings + " 2>/dev/null")
              .redirectInput(ProcessBuilder.Redirect.INHERIT)
              .start()
              .waitFor()
          == 0;
    } catch (IOException e) {
      return false; // no shell here: lines it is
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}
