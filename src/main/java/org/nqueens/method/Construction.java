package org.nqueens.method;

import java.util.Arrays;
import java.util.Optional;
import org.nqueens.board.Solution;

/**
 * One solution for every board with a solution, written down without a search.
 *
 * <p>With columns counted from 1, take the even columns 2, 4, ... first and the odd columns after
 * them. For n mod 6 other than 2 and 3 that is a solution: knights' steps keep both halves apart.
 * For the rest the odd half is changed:
 *
 * <pre>
 *   n mod 6    columns
 *   0 1 4 5    2 4 6 ...  1 3 5 ...
 *   2          2 4 6 ...  3 1 7 9 11 ... 5
 *   3          4 6 8 ... 2  5 7 9 ... 1 3
 * </pre>
 *
 * <p>For n = 8 (mod 6 = 2): 2 4 6 8 3 1 7 5. For n = 9 (mod 6 = 3): 4 6 8 2 5 7 9 1 3. There is
 * none for n = 2 and n = 3.
 *
 * <p>Source: E. Pauls, <i>Das Maximalproblem der Damen auf dem Schachbrete</i>, Deutsche
 * Schachzeitung 29 (1874), the first to show a solution for every n; E. J. Hoffman, J. C. Loessi
 * and R. C. Moore, <i>Constructions for the solution of the m queens problem</i>, Mathematics
 * Magazine 42 (1969), 66–72.
 */
public final class Construction {

  private Construction() {}

  /**
   * The constructed solution, or empty for n = 2 and n = 3.
   *
   * @param n board size, in [0, {@value org.nqueens.board.Position#MAX_N}]
   */
  public static Optional<Solution> solution(int n) {
    if (n == 2 || n == 3) {
      return Optional.empty();
    }
    int[] columns = new int[n];
    int row = 0;
    for (int even = 2; even <= n; even += 2) {
      columns[row++] = even - 1;
    }
    for (int odd = 1; odd <= n; odd += 2) {
      columns[row++] = odd - 1;
    }
    if (n % 6 == 2) {
      changeSecondHalf(columns, n / 2);
    } else if (n % 6 == 3) {
      rotateLeft(columns, 0, n / 2, 1);
      rotateLeft(columns, n / 2, n, 2);
    }
    return Optional.of(Solution.of(columns));
  }

  /** 1 3 5 7 ... becomes 3 1 7 9 ... 5. */
  private static void changeSecondHalf(int[] columns, int start) {
    columns[start] = 2;
    columns[start + 1] = 0;
    rotateLeft(columns, start + 2, columns.length, 1);
  }

  private static void rotateLeft(int[] columns, int from, int to, int places) {
    int[] part = Arrays.copyOfRange(columns, from, to);
    for (int i = 0; i < part.length; i++) {
      columns[from + i] = part[(i + places) % part.length];
    }
  }
}
