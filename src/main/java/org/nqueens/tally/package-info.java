/**
 * Results as values, and their exact sums.
 *
 * <p>A {@link org.nqueens.tally.Tally} is the result of one task; a {@link org.nqueens.tally.Total}
 * is the fold of many. Counts are checked longs in a task and {@link java.math.BigInteger} in a
 * total, because Q(29) no longer fits 63 bits.
 *
 * <p>May import: the JDK. Knows nothing of how a tally was counted or where it is kept.
 */
package org.nqueens.tally;
