/**
 * Benchmarks: how fast are the kernels on this machine?
 *
 * <p>Not part of the application; compiled and run by the Maven profile {@code jmh}.
 */
package org.nqueens.benchmark;
