package org.nqueens.count;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.nqueens.seed.Reduction;
import org.nqueens.seed.SeedPack;

/**
 * Deals the seeds of a board into tasks of nearly equal work.
 *
 * <p>How long a seed takes is not known beforehand, but neighbours in the enumeration are alike. So
 * seeds with the same rows filled and the same weight are cut into <i>hands</i> by taking every
 * m-th one: each hand is a fair sample of its group. The hands of all groups, one after the other,
 * are dealt to the tasks like cards. A task then has a like share of every large group, in few
 * packs, and a kernel gets many placements at once that differ in nothing but their masks.
 */
public final class Planner {

  /** Hands in a task, so that it samples many groups. */
  private static final int HANDS_PER_TASK = 12;

  private Planner() {}

  /**
   * The plan of a count.
   *
   * @param n board size, in [0, 31]
   * @param depth rows filled in a seed, at least 0
   * @param tasks tasks wanted, at least 1; there are fewer if there are fewer seeds
   */
  public static Plan plan(int n, Reduction reduction, int depth, int tasks) {
    if (tasks < 1) {
      throw new IllegalArgumentException("tasks must be at least 1, got " + tasks);
    }
    TreeMap<Long, SeedPack> groups = new TreeMap<>();
    long nodes =
        reduction
            .seeds(n, depth)
            .forEach(
                (rows, columnOf, weight) ->
                    groups
                        .computeIfAbsent(key(rows, weight), key -> new SeedPack(n, rows, weight))
                        .add(columnOf));
    long seeds = groups.values().stream().mapToLong(SeedPack::size).sum();
    return new Plan(n, reduction, depth, seeds, nodes, deal(groups.values(), seeds, tasks));
  }

  private static long key(int rows, int weight) {
    return (long) rows << 4 | weight;
  }

  private static List<CountTask> deal(Collection<SeedPack> groups, long seeds, int wanted) {
    int tasks = (int) Math.min(wanted, seeds);
    if (tasks == 0) {
      return List.of();
    }
    int hand = (int) Math.max(1, seeds / ((long) tasks * HANDS_PER_TASK));
    List<TreeMap<Long, SeedPack>> dealt = new ArrayList<>();
    IntStream.range(0, tasks).forEach(i -> dealt.add(new TreeMap<>()));
    int next = 0;
    for (SeedPack group : groups) {
      int hands = (group.size() + hand - 1) / hand;
      for (int first = 0; first < hands; first++) {
        SeedPack pack =
            dealt
                .get(next)
                .computeIfAbsent(
                    key(group.rows(), group.weight()),
                    key -> new SeedPack(group.n(), group.rows(), group.weight()));
        for (int seed = first; seed < group.size(); seed += hands) {
          pack.addFrom(group, seed);
        }
        next = (next + 1) % tasks;
      }
    }
    return IntStream.range(0, tasks)
        .mapToObj(i -> new CountTask(i, List.copyOf(dealt.get(i).values())))
        .toList();
  }
}
