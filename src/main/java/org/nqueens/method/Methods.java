package org.nqueens.method;

import java.util.List;
import java.util.Optional;

/** All methods, by name, in the order in which they are taught: from the plainest on. */
public final class Methods {

  private static final List<Method> ALL =
      List.of(
          new WholeTree(),
          new Promising(),
          new TestedPlacing(),
          new Iterative(),
          new Markers(),
          new Bitmask(),
          new DancingLinks());

  private Methods() {}

  /** Every method. */
  public static List<Method> list() {
    return ALL;
  }

  /** The method called {@code label}. */
  public static Optional<Method> named(String label) {
    return ALL.stream().filter(method -> method.label().equals(label)).findFirst();
  }
}
