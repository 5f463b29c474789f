package org.nqueens.spark;

/**
 * A stretch of the list of solutions that one task writes to one file.
 *
 * @param index place of the file among all, from 0
 * @param start columns of the first rows where the stretch begins
 * @param firstNumber number of its first solution, from 1
 * @param solutions how many solutions, at least 0
 */
record ListingRange(int index, int[] start, long firstNumber, long solutions) {}
