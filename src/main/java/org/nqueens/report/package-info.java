/**
 * Results for people and for programs: progress, summaries, comparison with published values.
 *
 * <p>Start with {@link org.nqueens.report.CountSummary}. May import: {@code org.nqueens.tally},
 * {@code org.nqueens.estimate}. Prints nothing itself.
 */
package org.nqueens.report;
