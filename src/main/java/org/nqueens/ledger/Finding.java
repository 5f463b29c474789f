package org.nqueens.ledger;

/**
 * Something a reader of a ledger should know.
 *
 * @param severity whether the ledger can still be relied on
 * @param place file, and line where there is one, as {@code file:line}
 * @param message what must hold and what was found
 */
public record Finding(Severity severity, String place, String message) {

  /** How bad it is. */
  public enum Severity {
    /** What a crash leaves behind; nothing that was recorded is lost. */
    NOTE,
    /** Something that was recorded was changed or lost, or does not fit. */
    DAMAGE
  }

  static Finding note(String place, String message) {
    return new Finding(Severity.NOTE, place, message);
  }

  static Finding damage(String place, String message) {
    return new Finding(Severity.DAMAGE, place, message);
  }

  /** Whether the ledger cannot be relied on. */
  public boolean isDamage() {
    return severity == Severity.DAMAGE;
  }

  /** One line for people. */
  public String line() {
    return place + ": " + message;
  }
}
