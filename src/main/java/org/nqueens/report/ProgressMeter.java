package org.nqueens.report;

import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.OptionalDouble;
import org.nqueens.tally.Tally;
import org.nqueens.tally.Total;

/**
 * How far a run is and how long it has to go.
 *
 * <p>The share of the work done is the share of seeds done: seeds are dealt so that tasks are
 * alike. The time left follows from the speed over the latter half of the run so far, because the
 * first tasks of a JVM are slow: their code is not compiled yet. Times are in seconds from the
 * start of the run; the meter has no clock of its own.
 */
public final class ProgressMeter {

  private record Mark(double time, long tasks) {}

  private final int plannedTasks;
  private final Deque<Mark> marks = new ArrayDeque<>();
  private Total total = Total.ZERO;
  private BigInteger earlier = BigInteger.ZERO;

  /** A meter for a run of {@code plannedTasks} tasks. */
  public ProgressMeter(int plannedTasks) {
    this.plannedTasks = plannedTasks;
    marks.add(new Mark(0, 0));
  }

  /** Takes a tally that arrived at {@code time}. */
  public void add(Tally tally, double time) {
    total = total.plus(tally);
    marks.add(new Mark(time, total.tasks()));
    while (marks.size() > 2 && second().time() <= time / 2) {
      marks.removeFirst();
    }
  }

  /**
   * Takes a tally that an earlier run recorded: it is part of what is done and says nothing of this
   * run's speed. To be called before the first {@link #add}.
   */
  public void addEarlier(Tally tally) {
    add(tally, 0);
    marks.removeFirst(); // this run starts from here
    earlier = total.solutions();
  }

  private Mark second() {
    var marked = marks.iterator();
    marked.next();
    return marked.next();
  }

  /** The fold of the tallies taken. */
  public Total total() {
    return total;
  }

  /** Tasks of the run. */
  public int plannedTasks() {
    return plannedTasks;
  }

  /** Share of the work done, in [0, 1]. */
  public double share() {
    return plannedTasks == 0 ? 1 : (double) total.tasks() / plannedTasks;
  }

  /** Solutions this run counted per second since its start, at {@code time}. */
  public double rate(double time) {
    return time <= 0 ? 0 : total.solutions().subtract(earlier).doubleValue() / time;
  }

  /** Seconds left at {@code time}; empty before the first tally. */
  public OptionalDouble secondsLeft(double time) {
    Mark since = marks.getFirst();
    Mark last = marks.getLast();
    long done = last.tasks() - since.tasks();
    if (done == 0) {
      return OptionalDouble.empty();
    }
    double secondsPerTask = (last.time() - since.time()) / done;
    double atLast = (plannedTasks - last.tasks()) * secondsPerTask;
    return OptionalDouble.of(Math.max(0, atLast - (time - last.time())));
  }
}
