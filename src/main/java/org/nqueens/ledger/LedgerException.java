package org.nqueens.ledger;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;

/** A ledger cannot be used or written; the message is one line for people, with the remedy. */
public final class LedgerException extends RuntimeException {

  private static final long serialVersionUID = 1;

  /** What the caller is to make of it. */
  public enum Kind {
    /** The ledger is damaged, belongs to another count, or another process writes it. */
    REFUSED,
    /** The ledger could not be read or written; what was recorded before is intact. */
    STOPPED
  }

  private final Kind kind;

  private LedgerException(Kind kind, String message, Throwable cause) {
    super(message, cause);
    this.kind = kind;
  }

  /** A ledger that can't be used; {@code message} says what must hold and what was found. */
  public static LedgerException refused(String message) {
    return new LedgerException(Kind.REFUSED, message, null);
  }

  /** {@code doing} is what failed, such as {@code "write /ledger/manifest"}. */
  static LedgerException stopped(String doing, IOException cause) {
    String message = "cannot %s: %s".formatted(doing, reason(cause));
    return new LedgerException(Kind.STOPPED, message, cause);
  }

  /** Whether the ledger was refused or could not be read or written. */
  public Kind kind() {
    return kind;
  }

  /** The text of an I/O error in one line; the exceptions of {@code java.nio} only give a path. */
  private static String reason(IOException cause) {
    if (cause instanceof AccessDeniedException) {
      return "permission denied; make the folder writable";
    }
    if (cause instanceof NoSuchFileException) {
      return "no such file or folder: " + cause.getMessage();
    }
    if (cause instanceof NotDirectoryException) {
      return "it must be a folder";
    }
    String message = cause.getMessage();
    return message == null
        ? cause.getClass().getSimpleName()
        : message.lines().findFirst().orElse(cause.getClass().getSimpleName());
  }
}
