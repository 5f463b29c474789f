/**
 * Solutions one by one: the textbooks' methods of finding them, listing in order, rank and unrank.
 *
 * <p>{@link org.nqueens.method.Method} is one way to search, written to be read and watched; {@link
 * org.nqueens.method.Methods} names them all. {@link org.nqueens.method.SolutionCursor} lists fast,
 * {@link org.nqueens.method.Pager} jumps to any place of the list, {@link
 * org.nqueens.method.Construction} writes down one solution for any n.
 *
 * <p>May import: {@code org.nqueens.board}. Knows nothing of kernels (a pager is handed a counter
 * of completions), formats, files or the command line.
 */
package org.nqueens.method;
