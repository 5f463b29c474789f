/**
 * A solution as text or picture, and text back to queens on a board.
 *
 * <p>Start with {@link org.nqueens.format.SolutionFormat}; {@link org.nqueens.format.Formats} names
 * them all, {@link org.nqueens.format.BoardReader} reads what they write, {@link
 * org.nqueens.format.BoardPicture} draws.
 *
 * <p>May import: {@code org.nqueens.board}. Knows nothing of how solutions are found.
 */
package org.nqueens.format;
