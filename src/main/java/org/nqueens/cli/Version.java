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

  /** Name and version, such as {@code "nqueens 0.1.0"}. */
  static String program() {
    return "nqueens " + text();
  }

  @Override
  public String[] getVersion() {
    return new String[] {program()};
  }
}
