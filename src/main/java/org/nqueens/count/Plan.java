package org.nqueens.count;

import java.util.List;
import org.nqueens.seed.Reduction;

/**
 * Everything a count will do: the same plan for the same board, reduction, depth and number of
 * tasks, on any machine.
 *
 * @param n board size
 * @param reduction symmetries used
 * @param depth rows filled in a seed, as asked of the enumerator
 * @param seeds seeds in all tasks
 * @param nodes nodes of the search tree down to the seeds, the root included
 * @param tasks the tasks; task i has index i, none is without a seed
 */
public record Plan(
    int n, Reduction reduction, int depth, long seeds, long nodes, List<CountTask> tasks) {

  public Plan {
    tasks = List.copyOf(tasks);
  }
}
