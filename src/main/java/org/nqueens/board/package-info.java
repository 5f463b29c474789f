/**
 * The board as immutable values: which squares are taken, what they attack, and how the eight
 * symmetries of the square move them.
 *
 * <p>Start with {@link org.nqueens.board.Placement}. May import: the JDK. Knows nothing of how
 * placements are found or counted.
 */
package org.nqueens.board;
