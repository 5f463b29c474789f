package org.nqueens.method;

/**
 * Unwinds a method's search when a limit is reached. Carries no stack trace: it is not an error.
 */
public final class SearchStopped extends RuntimeException {

  private static final long serialVersionUID = 1;

  SearchStopped() {
    super("the search was stopped by a limit", null, false, false);
  }
}
