package org.nqueens.ledger;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.nqueens.tally.Tally;
import org.nqueens.tally.Total;
import org.nqueens.tally.WeightedCounts;

/**
 * The records of a ledger, each task once: what has been counted.
 *
 * <p>Adding the same result twice changes nothing, so records can be added in any order and from
 * any number of ledgers.
 */
public final class Records {

  private final int tasks;
  private final Entry[] whole;
  private final BitSet done = new BitSet();

  /** Tasks whose entry in {@code whole} was put together from shares. */
  private final BitSet joined = new BitSet();

  /** Shares of tasks, by task and by the number of shares. */
  private final Map<Integer, TreeMap<Integer, Entry[]>> split = new HashMap<>();

  private long duplicates;

  Records(int tasks) {
    this.tasks = tasks;
    this.whole = new Entry[tasks];
  }

  /**
   * Adds a record.
   *
   * @return what is wrong, if it contradicts one added before or names a task the plan hasn't
   */
  Optional<String> add(Entry entry) {
    int task = entry.tally().task();
    if (task >= tasks) {
      return Optional.of("the plan has tasks 0 to %d, got task %d".formatted(tasks - 1, task));
    }
    return entry.share().whole() ? addWhole(entry, false) : addShare(entry);
  }

  private Optional<String> addWhole(Entry entry, boolean isJoined) {
    int task = entry.tally().task();
    Entry before = whole[task];
    if (before == null) {
      whole[task] = entry;
      done.set(task);
      joined.set(task, isJoined);
      return Optional.empty();
    }
    duplicates++;
    // A task put together from shares has deeper seeds, so only its counts can be compared.
    boolean comparable = !isJoined && !joined.get(task);
    return isEqual(before, entry, comparable)
        ? Optional.empty()
        : Optional.of(conflict("task " + task, before, entry));
  }

  private static boolean isEqual(Entry one, Entry other, boolean withSeeds) {
    return one.tally().counts().equals(other.tally().counts())
        && (!withSeeds || one.tally().seeds() == other.tally().seeds());
  }

  private Optional<String> addShare(Entry entry) {
    int task = entry.tally().task();
    int of = entry.share().of();
    int index = entry.share().index() - 1;
    Entry[] shares =
        split.computeIfAbsent(task, t -> new TreeMap<>()).computeIfAbsent(of, m -> new Entry[m]);
    Entry before = shares[index];
    if (before != null) {
      duplicates++;
      return isEqual(before, entry, true)
          ? Optional.empty()
          : Optional.of(
              conflict("task %d, share %s".formatted(task, entry.share()), before, entry));
    }
    shares[index] = entry;
    return Arrays.stream(shares).allMatch(share -> share != null)
        ? addWhole(join(shares, entry), true)
        : Optional.empty();
  }

  private static Entry join(Entry[] shares, Entry last) {
    WeightedCounts counts = WeightedCounts.NONE;
    long seeds = 0;
    long nodes = 0;
    long nanos = 0;
    for (Entry share : shares) {
      Tally tally = share.tally();
      counts = counts.plus(tally.counts());
      seeds = Math.addExact(seeds, tally.seeds());
      nodes = Math.addExact(nodes, tally.nodes());
      nanos = Math.addExact(nanos, tally.nanos());
    }
    Tally tally = last.tally();
    return new Entry(
        Share.WHOLE,
        new Tally(tally.task(), seeds, counts, nodes, nanos, tally.host(), tally.kernel()),
        last.file(),
        last.line());
  }

  private static String conflict(String what, Entry before, Entry entry) {
    return "two answers for %s: %s at %s, and %s at %s"
        .formatted(what, answer(before), before.place(), answer(entry), entry.place());
  }

  private static String answer(Entry entry) {
    Tally tally = entry.tally();
    WeightedCounts counts = tally.counts();
    return "%d solutions (%d, %d, %d, %d of weight 1, 2, 4, 8; %d seeds) by %s on %s"
        .formatted(
            counts.solutions(),
            counts.ones(),
            counts.twos(),
            counts.fours(),
            counts.eights(),
            tally.seeds(),
            tally.kernel(),
            tally.host());
  }

  /** Tasks of the plan. */
  public int planned() {
    return tasks;
  }

  /** Tasks recorded. */
  public int recorded() {
    return done.cardinality();
  }

  /** Whether every task is recorded. */
  public boolean complete() {
    return recorded() == tasks;
  }

  /** Whether the task with this index is recorded. */
  public boolean done(int task) {
    return done.get(task);
  }

  /** Tasks of {@code share} of the plan. */
  public int planned(Share share) {
    return (int) IntStream.range(0, tasks).filter(share::contains).count();
  }

  /** Tasks of {@code share} of the plan that are recorded. */
  public int recorded(Share share) {
    return (int) done.stream().filter(share::contains).count();
  }

  /** Records that repeat another. */
  public long duplicates() {
    return duplicates;
  }

  /** Whether the task with this index was put together from shares, whose seeds are deeper. */
  public boolean split(int task) {
    return joined.get(task);
  }

  /**
   * Tasks of which some shares are recorded and others are not, each with the number of shares of
   * the split that has come farthest.
   */
  public Map<Integer, Integer> partlyCounted() {
    Map<Integer, Integer> partly = new HashMap<>();
    split.forEach(
        (task, splits) -> {
          if (!done.get(task)) {
            partly.put(
                task,
                splits.keySet().stream()
                    .max(Comparator.comparingDouble(of -> counted(splits.get(of))))
                    .orElseThrow());
          }
        });
    return partly;
  }

  private static double counted(Entry[] shares) {
    return (double) Arrays.stream(shares).filter(share -> share != null).count() / shares.length;
  }

  /** Tasks that were split, whether or not all of their shares are recorded. */
  public int splitTasks() {
    return split.size();
  }

  /**
   * The shares recorded of a task that is split in {@code of}.
   *
   * @return a bit for each share, the first at 0
   */
  public BitSet sharesDone(int task, int of) {
    BitSet shares = new BitSet();
    Entry[] entries = split.getOrDefault(task, new TreeMap<>()).getOrDefault(of, new Entry[0]);
    for (int i = 0; i < entries.length; i++) {
      shares.set(i, entries[i] != null);
    }
    return shares;
  }

  /** What was recorded of the task with this index, if anything. */
  public Optional<Tally> tally(int task) {
    return Optional.ofNullable(whole[task]).map(Entry::tally);
  }

  /** Every recorded task, in the order of the plan. */
  public Stream<Tally> tallies() {
    return done.stream().mapToObj(task -> whole[task].tally());
  }

  /** Every record that is needed to have all of this again: whole tasks, and shares of others. */
  Stream<Entry> entries() {
    Stream<Entry> shares =
        split.values().stream()
            .flatMap(splits -> splits.values().stream())
            .flatMap(Arrays::stream)
            .filter(entry -> entry != null);
    return Stream.concat(
        shares, done.stream().filter(task -> !joined.get(task)).mapToObj(t -> whole[t]));
  }

  /** The exact fold of every recorded task. */
  public Total total() {
    ExactSum[] byWeight = {new ExactSum(), new ExactSum(), new ExactSum(), new ExactSum()};
    ExactSum nodes = new ExactSum();
    ExactSum nanos = new ExactSum();
    long seeds = 0;
    long longest = 0;
    for (int task = done.nextSetBit(0); task >= 0; task = done.nextSetBit(task + 1)) {
      Tally tally = whole[task].tally();
      byWeight[0].add(tally.counts().ones());
      byWeight[1].add(tally.counts().twos());
      byWeight[2].add(tally.counts().fours());
      byWeight[3].add(tally.counts().eights());
      nodes.add(tally.nodes());
      nanos.add(tally.nanos());
      seeds = Math.addExact(seeds, tally.seeds());
      longest = Math.max(longest, tally.nanos());
    }
    BigInteger found = BigInteger.ZERO;
    BigInteger solutions = BigInteger.ZERO;
    for (int log = 0; log < byWeight.length; log++) {
      found = found.add(byWeight[log].value());
      solutions = solutions.add(byWeight[log].value().shiftLeft(log)); // weight 2^log
    }
    return new Total(recorded(), seeds, found, solutions, nodes.value(), nanos.value(), longest);
  }

  /**
   * One line for people; an unfinished count never prints "Q(n) =".
   *
   * @param n board size
   */
  public String line(int n) {
    return complete()
        ? "Q(%d) = %d".formatted(n, total().solutions())
        : "Q(%d) >= %d, %d of %d tasks recorded"
            .formatted(n, total().solutions(), recorded(), tasks);
  }
}
