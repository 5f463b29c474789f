package org.nqueens.cli;

import java.util.Optional;
import picocli.CommandLine.IVersionProvider;

/** The version as the jar's manifest states it. */
final class Version implements IVersionProvider {

  /** The version of the application; "development" where it does not run from a jar. */
  static String text() {
    return Optional.ofNullable(Version.class.getPackage().getImplementationVersion())
        .orElse("development");
  }

  @Override
  public String[] getVersion() {
    return new String[] {"nqueens " + text()};
  }
}
