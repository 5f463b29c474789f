/**
 * The vector kernel: how many ways are there to complete placements, counted on SIMD lanes?
 *
 * <p>Start with {@link org.nqueens.kernel.vector.VectorKernel}, then {@link
 * org.nqueens.kernel.vector.BlockSearch}. The step methods are written by {@code
 * src/main/generator/StepsGenerator.java} during the build. The class files are for JDK 21 and
 * newer and loaded by name ({@link org.nqueens.kernel.VectorKernels}).
 *
 * <p>May import: {@code org.nqueens.board}, {@code org.nqueens.kernel} and, alone in the project,
 * {@code jdk.incubator.vector}.
 */
package org.nqueens.kernel.vector;
