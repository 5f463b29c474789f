package org.nqueens.testing;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

/** A table of whole numbers in a test resource: tab-separated, comments start with {@code #}. */
public final class Table {

  private Table() {}

  /** The rows of {@code resource}, such as {@code "tree-profiles.tsv"}. */
  public static List<List<BigInteger>> read(String resource) {
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(
                Table.class.getResourceAsStream("/" + resource), StandardCharsets.UTF_8))) {
      return lines
          .lines()
          .filter(line -> !line.startsWith("#"))
          .map(line -> Arrays.stream(line.split("\t")).map(BigInteger::new).toList())
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
