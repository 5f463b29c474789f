/**
 * Counting kernels: given placements, how many ways are there to complete them?
 *
 * <p>{@link org.nqueens.kernel.ReferenceKernel} is the specification. Every other kernel must
 * return the same counts for the same placements, and {@code KernelAgreementTest} holds them to it.
 * {@link org.nqueens.kernel.Kernels} is the only place that chooses between them.
 *
 * <p>{@code org.nqueens.kernel.vector} is a room of its own, for JDK 21 and newer; {@link
 * org.nqueens.kernel.VectorKernels} loads it by name.
 *
 * <p>May import: {@code org.nqueens.board}. Knows nothing of seeds, Spark, files or the command
 * line.
 */
package org.nqueens.kernel;
