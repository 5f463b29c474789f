package org.nqueens.count;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.nqueens.seed.Reduction;
import org.nqueens.seed.SeedPack;
import org.nqueens.seed.SeedVisitor;

/**
 * Deals the seeds of a board into tasks of nearly equal work.
 *
 * <p>How long a seed takes is not known beforehand, but it can be expected from its number of
 * queens ({@link SeedWork}), and neighbours in the enumeration are alike. So seeds with the same
 * rows filled and the same weight are cut into <i>hands</i> by taking every m-th one: each hand is
 * a fair sample of its group. The hands of all groups, those with the fewest queens first, are
 * dealt one by one to the task with the least work so far. A task then has few packs, and a kernel
 * gets many placements at once that differ in nothing but their masks.
 */
public final class Planner {

  /** A hand has at most this part of a task's work, so that a task samples many groups. */
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
    Groups groups = new Groups(n);
    long nodes = reduction.seeds(n, depth).forEach(groups);
    long seeds = groups.packs.values().stream().mapToLong(SeedPack::size).sum();
    return new Plan(
        n, reduction, depth, seeds, nodes, deal(n, groups.packs.values(), seeds, tasks));
  }

  /** Sorts seeds into packs as they are enumerated. */
  private static final class Groups implements SeedVisitor {
    private final int n;
    private final TreeMap<Long, SeedPack> packs = new TreeMap<>();
    private SeedPack last;

    Groups(int n) {
      this.n = n;
    }

    @Override
    public void visit(int rows, int[] columnOf, int weight) {
      // Most seeds belong where the one before did.
      if (last == null || last.rows() != rows || last.weight() != weight) {
        last = packs.computeIfAbsent(key(rows, weight), key -> new SeedPack(n, rows, weight));
      }
      last.add(columnOf);
    }

    /** Orders groups by queens, then rows, then weight. */
    private static long key(int rows, int weight) {
      return (long) Integer.bitCount(rows) << 36 | (long) rows << 4 | weight;
    }
  }

  private static List<CountTask> deal(int n, Collection<SeedPack> groups, long seeds, int wanted) {
    int tasks = (int) Math.min(wanted, seeds);
    double work = groups.stream().mapToDouble(group -> group.size() * share(n, group)).sum();
    double largestHand = work / ((double) tasks * HANDS_PER_TASK);
    PriorityQueue<Player> players =
        new PriorityQueue<>(
            Comparator.comparingDouble((Player player) -> player.work)
                .thenComparingInt(player -> player.index));
    IntStream.range(0, tasks).forEach(index -> players.add(new Player(index)));
    for (SeedPack group : groups) {
      int handSize = (int) Math.max(1, Math.min(group.size(), largestHand / share(n, group)));
      int hands = (group.size() + handSize - 1) / handSize;
      for (int hand = 0; hand < hands; hand++) {
        Player player = players.remove();
        player.take(group, hand, hands, share(n, group));
        players.add(player);
      }
    }
    return players.stream()
        .sorted(Comparator.comparingInt(player -> player.index))
        .map(Player::task)
        .toList();
  }

  private static double share(int n, SeedPack group) {
    return SeedWork.share(n, Integer.bitCount(group.rows()));
  }

  /** A task being dealt to. */
  private static final class Player {
    private final int index;
    private final List<SeedPack> packs = new ArrayList<>();
    private double work;

    Player(int index) {
      this.index = index;
    }

    /** Takes seeds {@code first}, {@code first + step}, ... of {@code group}. */
    void take(SeedPack group, int first, int step, double share) {
      SeedPack pack = packFor(group);
      for (int seed = first; seed < group.size(); seed += step) {
        pack.addFrom(group, seed);
        work += share;
      }
    }

    /** Groups come one after the other, so the pack of a group is the last one or none. */
    private SeedPack packFor(SeedPack group) {
      if (!packs.isEmpty()) {
        SeedPack last = packs.get(packs.size() - 1);
        if (last.rows() == group.rows() && last.weight() == group.weight()) {
          return last;
        }
      }
      SeedPack pack = new SeedPack(group.n(), group.rows(), group.weight());
      packs.add(pack);
      return pack;
    }

    CountTask task() {
      return new CountTask(index, packs);
    }
  }
}
