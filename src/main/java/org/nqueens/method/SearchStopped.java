package org.nqueens.method;

/**
 * Unwinds a method's search when a limit is reached. Carries no stack trace: it is not an error.
 */
public final class SearchStopped extends RuntimeException {

  private static final long serialVersionUID = 1;

  /** Ends the search of whoever calls the listener that throws it. */
  public SearchStopped() {
    super("the search was stopped", null, false, false);
  }
}
