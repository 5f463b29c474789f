package org.nqueens.kernel;

import java.util.Optional;

/** The one place that chooses between kernels. */
public final class Kernels {

  /**
   * With less work than this the scalar kernel is done before the vector kernel is compiled, in
   * seconds: C2 needs one to two seconds for its steps, which count ten times as fast then.
   */
  static final double REPAYS_WARM_UP = 1;

  private static final CountingKernel SCALAR = new ScalarKernel();
  private static final CountingKernel REFERENCE = new ReferenceKernel();

  private Kernels() {}

  /**
   * A kernel and why it was taken.
   *
   * @param choice what was chosen; never {@link KernelChoice#AUTO}, so that another machine can be
   *     told to take the same
   * @param kernel the kernel
   * @param reason why, for people
   */
  public record Selection(KernelChoice choice, CountingKernel kernel, String reason) {}

  /**
   * The kernel for {@code choice} on this machine.
   *
   * @param scalarSeconds what decides for {@link KernelChoice#AUTO}: time the work would take with
   *     the scalar kernel on all the cores that share it, in seconds
   * @throws UnsupportedOperationException if {@link KernelChoice#VECTOR} is asked for where it
   *     cannot run; the message says what would help
   */
  public static Selection select(KernelChoice choice, double scalarSeconds) {
    return switch (choice) {
      case AUTO -> fastest(scalarSeconds);
      case VECTOR -> new Selection(choice, VectorKernels.preferred(), "asked for");
      case SCALAR -> new Selection(choice, SCALAR, "asked for");
      case REFERENCE -> new Selection(choice, REFERENCE, "asked for");
    };
  }

  /** The kernel for {@code choice}, for work that takes long if the choice is automatic. */
  public static Selection select(KernelChoice choice) {
    return select(choice, Double.POSITIVE_INFINITY);
  }

  private static Selection fastest(double scalarSeconds) {
    Optional<String> obstacle = VectorKernels.obstacle();
    if (obstacle.isPresent()) {
      return new Selection(
          KernelChoice.SCALAR, SCALAR, "no vector kernel: " + obstacle.orElseThrow());
    }
    if (VectorKernels.preferredBits() < VectorKernels.LEAST_BITS) {
      return new Selection(
          KernelChoice.SCALAR, SCALAR, "vectors of this processor are too short to gain by");
    }
    if (scalarSeconds < REPAYS_WARM_UP) {
      return new Selection(
          KernelChoice.SCALAR, SCALAR, "too little work to repay the vector kernel's warm-up");
    }
    return new Selection(KernelChoice.VECTOR, VectorKernels.preferred(), "the fastest there is");
  }
}
