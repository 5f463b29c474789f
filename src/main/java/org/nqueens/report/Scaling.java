package org.nqueens.report;

import java.util.Arrays;
import java.util.List;
import java.util.PriorityQueue;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * How evenly tasks of measured length would fill more cores than there were.
 *
 * <p>Simulates list scheduling, which is what Spark does: each core takes the next task as soon as
 * it is free. The efficiency is the work over what the cores could have done until the last task
 * ends, sum / (cores × makespan). It tells how well the count is cut, not what starting tasks or a
 * network would cost; nor the second or two in which each JVM compiles its kernel first, which the
 * times of tasks leave out.
 *
 * @param cores cores simulated, at least 1
 * @param efficiency part of their time spent on work, in (0, 1]; 1 if there is no work
 */
public record Scaling(int cores, double efficiency) {

  private static final int[] CORES = {10, 100, 1_000, 10_000};

  /** The simulation for 10, 100, 1,000 and 10,000 cores of tasks in the order of their start. */
  public static List<Scaling> of(long[] nanos) {
    return Arrays.stream(CORES).mapToObj(cores -> simulate(nanos, cores)).toList();
  }

  static Scaling simulate(long[] nanos, int cores) {
    PriorityQueue<Long> freeAt = new PriorityQueue<>(cores);
    Stream.generate(() -> 0L).limit(cores).forEach(freeAt::add);
    long makespan = 0;
    for (long length : nanos) {
      long end = freeAt.remove() + length;
      makespan = Math.max(makespan, end);
      freeAt.add(end);
    }
    double work = LongStream.of(nanos).asDoubleStream().sum();
    return new Scaling(cores, makespan == 0 ? 1 : work / ((double) cores * makespan));
  }
}
