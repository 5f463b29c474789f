package org.nqueens.ledger;

import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.function.Supplier;
import org.apache.hadoop.conf.Configuration;

/** The only place that chooses how a ledger's folder is reached. */
public final class Stores {

  private Stores() {}

  /**
   * The folder at {@code location}: a path, or a URI of any Hadoop file system.
   *
   * <p>Local files are written through {@code java.nio}, because Hadoop's local file system doesn't
   * force data to disk.
   *
   * @param location such as {@code runs/q20}, {@code file:/runs/q20}, {@code hdfs://host/runs/q20}
   *     or {@code s3a://bucket/runs/q20}; a scheme has at least two letters
   * @param configuration of the Hadoop file systems; not asked for local files
   * @throws IllegalArgumentException if the location is neither
   */
  public static Store open(String location, Supplier<Configuration> configuration) {
    try {
      if (!location.matches("[A-Za-z][A-Za-z0-9+.-]+:.*")) {
        return new LocalStore(Path.of(location));
      }
      URI uri = new URI(location);
      if ("file".equalsIgnoreCase(uri.getScheme())) {
        return new LocalStore(Path.of(uri.getPath()));
      }
      return new HadoopStore(new org.apache.hadoop.fs.Path(uri), configuration.get());
    } catch (URISyntaxException | InvalidPathException e) {
      throw new IllegalArgumentException(
          "a ledger must be a path or a URI, got " + location + ": " + e.getMessage());
    } catch (IOException e) {
      throw LedgerException.stopped("reach " + location, e);
    }
  }
}
