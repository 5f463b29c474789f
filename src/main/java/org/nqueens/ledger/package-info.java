/**
 * The ledger: what has been counted, durably, and is it all there and right?
 *
 * <p>Start with {@link org.nqueens.ledger.Ledger}; the format is written in {@link
 * org.nqueens.ledger.LedgerFormat} and nowhere else. A ledger is a folder on any file system: a
 * manifest that says which plan it belongs to, and files of records, one line for each task. The
 * total of a count is the fold of these records ({@link org.nqueens.ledger.Records#total()}).
 *
 * <p>May import: {@code org.nqueens.tally}, and Hadoop's file systems and Jackson from Spark's
 * class path. Knows nothing of boards, seeds, kernels, Spark or the command line: a task is a
 * number, and a plan is a digest.
 */
package org.nqueens.ledger;
