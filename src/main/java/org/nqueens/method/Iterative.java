package org.nqueens.method;

/**
 * {@link TestedPlacing} without recursion: the columns chosen so far are the stack.
 *
 * <p>Row r is the top of the stack. Move its queen right to the next square that is not attacked
 * and go down a row; if there is none, go back up and move that queen on. Same tests in the same
 * order.
 */
final class Iterative implements Method {

  @Override
  public String label() {
    return "iterative";
  }

  @Override
  public String idea() {
    return "as place, with the columns as an explicit stack; a test compares the square with one queen";
  }

  @Override
  public void run(Search search) {
    int n = search.n();
    int row = 0;
    int column = 0; // the next to try in this row
    while (row >= 0) {
      if (row < n && column < n && !search.cutsOff(row)) {
        if (TestedPlacing.canPlace(search, row, column)) {
          search.place(row, column);
          row++;
          column = 0;
        } else {
          column++;
        }
        continue;
      }
      if (row == n) {
        search.solution();
      }
      row--;
      if (row >= 0) {
        column = search.columns()[row];
        search.takeBack(row, column);
        column++;
      }
    }
  }
}
