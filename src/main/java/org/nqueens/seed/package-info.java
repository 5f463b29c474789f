/**
 * Seeds: the placements from which the search of a board starts, each with the number of solutions
 * one of its completions stands for.
 *
 * <p>Start with {@link org.nqueens.seed.SeedEnumerator}; {@link org.nqueens.seed.RowSeeds} and
 * {@link org.nqueens.seed.CrossSeeds} are the two ways to cut a board, {@link
 * org.nqueens.seed.SeedPack} holds many seeds in little memory. For every enumerator and depth the
 * sum of weight × completions over all seeds is Q(n).
 *
 * <p>May import: {@code org.nqueens.board}. Knows nothing of how completions are counted.
 */
package org.nqueens.seed;
