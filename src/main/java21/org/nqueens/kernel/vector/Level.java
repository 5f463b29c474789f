package org.nqueens.kernel.vector;

import java.util.Arrays;

/** The states of a search with one number of rows left: a stack, one array for each word. */
final class Level {

  /** Words of a state in the layout that needs most. */
  static final int WORDS = 6;

  private static final int SHIFTS = 48;

  final int[][] words = new int[WORDS][];
  final int[] shifts = new int[SHIFTS];
  int count;

  Level(int capacity) {
    for (int k = 0; k < WORDS; k++) {
      words[k] = new int[capacity];
    }
  }

  /** Fills up a vector of {@code lanes} states with zeros, which every step passes over. */
  void pad(int lanes) {
    for (int[] word : words) {
      Arrays.fill(word, count, lanes, 0);
    }
    count = lanes;
  }
}
