package org.nqueens.kernel;

import java.util.Locale;

/** What a user asks for; {@link Kernels} says what that means on this machine. */
public enum KernelChoice {
  /** The kernel that finishes first, as far as can be told beforehand. */
  AUTO,
  /** The fast kernel with SIMD, on JDK 21 and newer. */
  VECTOR,
  /** The fast kernel without SIMD. */
  SCALAR,
  /** The specification. */
  REFERENCE;

  /** The name users give, such as {@code "scalar"}. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
