package org.nqueens.kernel;

import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Finds the vector kernel, which is there on JDK 21 and newer only.
 *
 * <p>It is loaded by name, so that this room compiles and runs without the module {@value #MODULE}.
 * Its class files stand in the part of the multi-release jar for JDK 21. One instance for each
 * width serves the whole JVM, since it keeps its buffers from call to call.
 */
public final class VectorKernels {

  /** The module that holds the Vector API. */
  public static final String MODULE = "jdk.incubator.vector";

  /** The system property that sets the width of vectors to 128, 256 or 512 bits. */
  public static final String BITS_PROPERTY = "nqueens.vector.bits";

  /**
   * The shortest vectors worth using. Processors with shorter ones have no instruction for what the
   * kernel does most, closing up the lanes that are still of use.
   */
  static final int LEAST_BITS = 256;

  private static final int OLDEST_JDK = 21;
  private static final String KERNEL_CLASS = "org.nqueens.kernel.vector.VectorKernel";
  private static final ConcurrentHashMap<Integer, CountingKernel> BY_BITS =
      new ConcurrentHashMap<>();

  private VectorKernels() {}

  /** Why there is no vector kernel in this JVM and what would help; empty if there is one. */
  public static Optional<String> obstacle() {
    int jdk = Runtime.version().feature();
    if (jdk < OLDEST_JDK) {
      return Optional.of("it needs JDK " + OLDEST_JDK + " or newer, found " + jdk);
    }
    if (ModuleLayer.boot().findModule(MODULE).isEmpty()) {
      return Optional.of("module " + MODULE + " is absent; add --add-modules " + MODULE);
    }
    if (VectorKernels.class.getClassLoader().getResource(KERNEL_CLASS.replace('.', '/') + ".class")
        == null) {
      return Optional.of("this build left it out; build with JDK " + OLDEST_JDK + " or newer");
    }
    return Optional.empty();
  }

  /**
   * The vector kernel for the width that suits the processor, or for that of {@link
   * #BITS_PROPERTY}.
   *
   * @throws UnsupportedOperationException if there is none
   */
  public static CountingKernel preferred() {
    return withBits(preferredBits());
  }

  /**
   * The vector kernel for vectors of {@code bits} bits; wider ones than the processor has are slow.
   *
   * @param bits 128, 256 or 512
   * @throws UnsupportedOperationException if there is none
   */
  public static CountingKernel withBits(int bits) {
    requirePresent();
    return BY_BITS.computeIfAbsent(
        bits, width -> (CountingKernel) call("ofBits", new Class<?>[] {int.class}, width));
  }

  /** Width of the vectors that {@link #preferred} uses, in bits. */
  static int preferredBits() {
    requirePresent();
    String wanted = System.getProperty(BITS_PROPERTY);
    if (wanted == null) {
      return (int) call("preferredBits", new Class<?>[0]);
    }
    if (!wanted.matches("128|256|512")) {
      throw new IllegalArgumentException(BITS_PROPERTY + " must be 128, 256 or 512, got " + wanted);
    }
    return Integer.parseInt(wanted);
  }

  private static void requirePresent() {
    obstacle()
        .ifPresent(
            reason -> {
              throw new UnsupportedOperationException("vector kernel unavailable: " + reason);
            });
  }

  private static Object call(String method, Class<?>[] types, Object... arguments) {
    try {
      return Class.forName(KERNEL_CLASS).getMethod(method, types).invoke(null, arguments);
    } catch (ReflectiveOperationException e) {
      throw new LinkageError("the vector kernel must fit the rest of this build", e);
    }
  }
}
