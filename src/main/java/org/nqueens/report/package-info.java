/**
 * Results for people and for programs: progress, summaries, comparison with published values.
 *
 * <p>Start with {@link org.nqueens.report.CountSummary} for counts, with {@link
 * org.nqueens.report.TreePicture} for pictures, with {@link org.nqueens.report.Messages} for texts
 * in several languages. May import: {@code org.nqueens.board}, {@code org.nqueens.tally}, {@code
 * org.nqueens.estimate}, {@code org.nqueens.method}, {@code org.nqueens.format}. Prints nothing
 * itself.
 */
package org.nqueens.report;
