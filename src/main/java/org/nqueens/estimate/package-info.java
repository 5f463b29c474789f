/**
 * Forecasts: how many solutions to expect, before any is counted.
 *
 * <p>Start with {@link org.nqueens.estimate.Forecast}. May import: {@code org.nqueens.board},
 * {@code org.nqueens.seed}, {@code org.nqueens.kernel}. A forecast sizes tasks and is printed as a
 * forecast; it is never part of a count.
 */
package org.nqueens.estimate;
