package org.nqueens.spark;

/**
 * A file written.
 *
 * @param index place of the file among all, from 0
 * @param file its name
 * @param firstNumber number of its first solution, from 1
 * @param solutions solutions in it
 * @param bytes its length
 */
record ListingPart(int index, String file, long firstNumber, long solutions, long bytes) {}
