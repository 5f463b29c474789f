package org.nqueens.ledger;

/** A line that is not one this program could have written; the reader adds file and line number. */
final class FormatException extends Exception {

  private static final long serialVersionUID = 1;

  FormatException(String message) {
    super(message);
  }
}
