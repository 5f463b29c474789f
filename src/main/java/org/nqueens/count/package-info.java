/**
 * The plan of a count: seeds dealt into tasks, a task counted into a tally, tasks run.
 *
 * <p>Start with {@link org.nqueens.count.Planner}, then {@link org.nqueens.count.TaskCounter}.
 * {@link org.nqueens.count.TaskRunner} is what runs tasks; {@link org.nqueens.count.LocalRunner}
 * does it on threads of this JVM.
 *
 * <p>May import: {@code org.nqueens.board}, {@code org.nqueens.seed}, {@code org.nqueens.kernel},
 * {@code org.nqueens.tally}. Knows nothing of Spark, files or the command line.
 */
package org.nqueens.count;
