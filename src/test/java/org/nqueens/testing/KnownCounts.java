package org.nqueens.testing;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Published counts, read from the test resource {@code known-counts.tsv}. */
public final class KnownCounts {

  private static final List<String[]> ROWS = read();

  /** Largest n with a published Q(n). */
  public static final int MAX_N = ROWS.size() - 1;

  private KnownCounts() {}

  /** Q(n), OEIS A000170. */
  public static BigInteger solutions(int n) {
    return value(n, 1);
  }

  /** U(n), OEIS A002562. */
  public static BigInteger fundamental(int n) {
    return value(n, 2);
  }

  /** Solutions fixed by the half turn, OEIS A032522. */
  public static BigInteger fixedByHalfTurn(int n) {
    return value(n, 3);
  }

  /** Solutions fixed by the quarter turn, OEIS A033148. */
  public static BigInteger fixedByQuarterTurn(int n) {
    return value(n, 4);
  }

  private static BigInteger value(int n, int field) {
    String[] row = ROWS.get(n);
    if (Integer.parseInt(row[0]) != n) {
      throw new IllegalStateException("known-counts.tsv must list every n in order, at " + n);
    }
    return new BigInteger(row[field]);
  }

  private static List<String[]> read() {
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(
                KnownCounts.class.getResourceAsStream("/known-counts.tsv"),
                StandardCharsets.UTF_8))) {
      return lines.lines().filter(line -> !line.startsWith("#")).map(l -> l.split("\t")).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
