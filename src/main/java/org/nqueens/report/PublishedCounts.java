package org.nqueens.report;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The published values of Q(n), OEIS A000170, for n = 0 ... 27: what a finished count is compared
 * with. No count is ever answered from here.
 */
public final class PublishedCounts {

  private static final String RESOURCE = "a000170.txt";

  private PublishedCounts() {}

  /** The published Q(n), if there is one. */
  public static Optional<BigInteger> of(int n) {
    return Optional.ofNullable(read().get(n));
  }

  private static Map<Integer, BigInteger> read() {
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(
                PublishedCounts.class.getResourceAsStream(RESOURCE), StandardCharsets.US_ASCII))) {
      return lines
          .lines()
          .filter(line -> !line.startsWith("#"))
          .map(line -> line.split(" "))
          .collect(Collectors.toMap(f -> Integer.valueOf(f[0]), f -> new BigInteger(f[1])));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
