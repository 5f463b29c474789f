package org.nqueens.report;

import java.math.BigInteger;
import java.util.Locale;

/** How a finished count compares with the published value. */
public enum Verdict {
  MATCHES("matches A000170"),
  UNPUBLISHED("no published value"),
  MISMATCH("DOES NOT MATCH A000170");

  private final String words;

  Verdict(String words) {
    this.words = words;
  }

  /** The verdict on {@code solutions} as Q(n). */
  public static Verdict on(int n, BigInteger solutions) {
    return PublishedCounts.of(n)
        .map(published -> published.equals(solutions) ? MATCHES : MISMATCH)
        .orElse(UNPUBLISHED);
  }

  /** The name in JSON, such as {@code "matches"}. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The verdict in words. */
  public String words() {
    return words;
  }
}
