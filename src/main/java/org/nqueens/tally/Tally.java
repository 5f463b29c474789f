package org.nqueens.tally;

/**
 * The result of one task.
 *
 * @param task index of the task in its plan, from 0
 * @param seeds seeds counted
 * @param counts completions by weight
 * @param nodes queens placed by the kernel below the seeds
 * @param nanos time the task took, in nanoseconds, from the moment its kernel was warm
 * @param host name of the machine that counted it
 * @param kernel name of the kernel that counted it
 */
public record Tally(
    int task,
    long seeds,
    WeightedCounts counts,
    long nodes,
    long nanos,
    String host,
    String kernel) {

  public Tally {
    if (task < 0 || seeds < 0 || nodes < 0 || nanos < 0) {
      throw new IllegalArgumentException(
          "task, seeds, nodes and nanos must not be negative, got %d, %d, %d, %d"
              .formatted(task, seeds, nodes, nanos));
    }
  }
}
