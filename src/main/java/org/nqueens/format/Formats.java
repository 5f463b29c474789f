package org.nqueens.format;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** All text formats, by name. */
public final class Formats {

  private static final List<SolutionFormat> ALL = all();

  private Formats() {}

  /** Every text format, in the order of the documentation. */
  public static List<SolutionFormat> list() {
    return ALL;
  }

  /** The format called {@code label}. */
  public static Optional<SolutionFormat> named(String label) {
    return ALL.stream().filter(format -> format.label().equals(label)).findFirst();
  }

  private static List<SolutionFormat> all() {
    List<SolutionFormat> formats = new ArrayList<>();
    formats.addAll(Arrays.asList(GridFormat.values()));
    formats.addAll(Arrays.asList(LineFormat.values()));
    formats.add(new JsonFormat());
    return List.copyOf(formats);
  }
}
