package org.nqueens.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.apache.spark.SparkConf;
import org.apache.spark.serializer.KryoSerializer;
import org.apache.spark.serializer.SerializerInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.board.Placement;
import org.nqueens.count.CountTask;
import org.nqueens.seed.SeedPack;
import org.nqueens.tally.Tally;
import org.nqueens.tally.WeightedCounts;
import org.nqueens.testing.RandomPlacements;
import org.nqueens.testing.TestSeeds;
import scala.reflect.ClassTag;

class WireRegistratorTest {

  private final SerializerInstance kryo =
      new KryoSerializer(SparkContexts.configure(new SparkConf(false))).newInstance();

  private <T> T roundTrip(T value, Class<T> type) {
    ClassTag<T> tag = scala.reflect.ClassTag$.MODULE$.apply(type);
    ByteBuffer bytes = kryo.serialize(value, tag);
    return kryo.deserialize(bytes, tag);
  }

  static LongStream seeds() {
    return TestSeeds.fresh(50);
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void talliesComeBackEqual(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    Tally tally = randomTally(random);
    assertThat(roundTrip(tally, Tally.class)).as("seed %d", seed).isEqualTo(tally);
    Tally[] several = {tally, randomTally(random)};
    assertThat(roundTrip(several, Tally[].class)).as("seed %d", seed).isEqualTo(several);
  }

  private static Tally randomTally(SplittableRandom random) {
    WeightedCounts counts =
        new WeightedCounts(
            any(random), any(random), any(random), random.nextBoolean() ? Long.MAX_VALUE : 0);
    return new Tally(
        random.nextInt(Integer.MAX_VALUE),
        any(random),
        counts,
        any(random),
        any(random),
        "höst",
        "k");
  }

  /** A number of any length, so that every length of its encoding is met. */
  private static long any(SplittableRandom random) {
    return random.nextLong(Long.MAX_VALUE) >>> random.nextInt(63);
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void tasksComeBackEqual(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    int n = random.nextInt(10, Placement.MAX_N + 1);
    int[] columnOf = new int[n];
    Placement placement =
        RandomPlacements.withRowsLeft(n, random.nextInt(n / 3, n), random, columnOf);
    SeedPack pack = new SeedPack(n, placement.rows(), 1 << random.nextInt(4));
    pack.add(columnOf);
    CountTask task = new CountTask(random.nextInt(1000), List.of(pack, new SeedPack(n, 0, 1)));
    CountTask read = roundTrip(task, CountTask.class);
    assertThat(read.index()).as("seed %d", seed).isEqualTo(task.index());
    assertThat(read.packs()).as("seed %d", seed).hasSize(2);
    assertThat(read.packs().get(0).placement(0)).as("seed %d", seed).isEqualTo(placement);
    assertThat(read.packs().get(0).weight()).as("seed %d", seed).isEqualTo(pack.weight());
    assertThat(read.packs().get(1).size()).as("seed %d", seed).isZero();
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void stretchesOfAListAndTheirFilesComeBackEqual(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    int[] start = random.ints(random.nextInt(8), 0, 31).toArray();
    ListingRange range = new ListingRange(random.nextInt(1000), start, any(random), any(random));
    ListingRange read = roundTrip(new ListingRange[] {range}, ListingRange[].class)[0];
    assertThat(read).as("seed %d", seed).usingRecursiveComparison().isEqualTo(range);
    ListingPart part =
        new ListingPart(random.nextInt(1000), "part", any(random), any(random), any(random));
    assertThat(roundTrip(new ListingPart[] {part}, ListingPart[].class))
        .as("seed %d", seed)
        .containsExactly(part);
  }
}
