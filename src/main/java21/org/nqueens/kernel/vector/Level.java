package org.nqueens.kernel.vector;

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

  /** Fills up the lanes behind the last state with zeros, which every step passes over. */
  void pad(int lanes) {
    for (int[] word : words) {
      for (int i = count; i < lanes; i++) {
        word[i] = 0;
      }
    }
  }
}
