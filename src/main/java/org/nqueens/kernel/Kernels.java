package org.nqueens.kernel;

/** The one place that chooses between kernels. */
public final class Kernels {

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

  /** The kernel for {@code choice} on this machine. */
  public static Selection select(KernelChoice choice) {
    return switch (choice) {
      case AUTO -> new Selection(KernelChoice.SCALAR, new ScalarKernel(), "the fastest there is");
      case SCALAR -> new Selection(choice, new ScalarKernel(), "asked for");
      case REFERENCE -> new Selection(choice, new ReferenceKernel(), "asked for");
    };
  }
}
