package org.nqueens.spark;

import com.esotericsoftware.kryo.Kryo;
import com.esotericsoftware.kryo.Serializer;
import com.esotericsoftware.kryo.io.Input;
import com.esotericsoftware.kryo.io.Output;
import java.util.ArrayList;
import java.util.List;
import org.apache.spark.serializer.KryoRegistrator;
import org.nqueens.count.CountTask;
import org.nqueens.seed.SeedPack;
import org.nqueens.tally.Tally;
import org.nqueens.tally.WeightedCounts;

/**
 * Every type that crosses the wire, with its serializer.
 *
 * <p>Spark bundles Kryo 4, whose field serializer cannot read or write records; each value here
 * therefore names its components in order. The jobs run with {@code
 * spark.kryo.registrationRequired=true}, so a type left out fails the first test that sends it.
 */
public final class WireRegistrator implements KryoRegistrator {

  @Override
  public void registerClasses(Kryo kryo) {
    kryo.register(CountTask.class, new CountTaskSerializer());
    kryo.register(CountTask[].class);
    kryo.register(Tally.class, new TallySerializer());
    kryo.register(Tally[].class);
    kryo.register(ListingRange.class, new ListingRangeSerializer());
    kryo.register(ListingRange[].class);
    kryo.register(ListingPart.class, new ListingPartSerializer());
    kryo.register(ListingPart[].class);
  }

  private static final class CountTaskSerializer extends Serializer<CountTask> {
    CountTaskSerializer() {
      super(false, true);
    }

    @Override
    public void write(Kryo kryo, Output out, CountTask task) {
      out.writeInt(task.index(), true);
      out.writeInt(task.packs().size(), true);
      for (SeedPack pack : task.packs()) {
        long[] words = pack.words();
        out.writeInt(pack.n(), true);
        out.writeInt(pack.rows());
        out.writeInt(pack.weight(), true);
        out.writeInt(words.length, true);
        out.writeLongs(words);
      }
    }

    @Override
    public CountTask read(Kryo kryo, Input in, Class<CountTask> type) {
      int index = in.readInt(true);
      int packs = in.readInt(true);
      List<SeedPack> read = new ArrayList<>(packs);
      for (int i = 0; i < packs; i++) {
        int n = in.readInt(true);
        int rows = in.readInt();
        int weight = in.readInt(true);
        read.add(new SeedPack(n, rows, weight, in.readLongs(in.readInt(true))));
      }
      return new CountTask(index, read);
    }
  }

  private static final class TallySerializer extends Serializer<Tally> {
    TallySerializer() {
      super(false, true);
    }

    @Override
    public void write(Kryo kryo, Output out, Tally tally) {
      out.writeInt(tally.task(), true);
      out.writeLong(tally.seeds(), true);
      out.writeLong(tally.counts().ones(), true);
      out.writeLong(tally.counts().twos(), true);
      out.writeLong(tally.counts().fours(), true);
      out.writeLong(tally.counts().eights(), true);
      out.writeLong(tally.nodes(), true);
      out.writeLong(tally.nanos(), true);
      out.writeString(tally.host());
      out.writeString(tally.kernel());
    }

    @Override
    public Tally read(Kryo kryo, Input in, Class<Tally> type) {
      return new Tally(
          in.readInt(true),
          in.readLong(true),
          new WeightedCounts(
              in.readLong(true), in.readLong(true), in.readLong(true), in.readLong(true)),
          in.readLong(true),
          in.readLong(true),
          in.readString(),
          in.readString());
    }
  }

  private static final class ListingRangeSerializer extends Serializer<ListingRange> {
    ListingRangeSerializer() {
      super(false, true);
    }

    @Override
    public void write(Kryo kryo, Output out, ListingRange range) {
      out.writeInt(range.index(), true);
      out.writeInt(range.start().length, true);
      out.writeInts(range.start(), true);
      out.writeLong(range.firstNumber(), true);
      out.writeLong(range.solutions(), true);
    }

    @Override
    public ListingRange read(Kryo kryo, Input in, Class<ListingRange> type) {
      int index = in.readInt(true);
      int[] start = in.readInts(in.readInt(true), true);
      return new ListingRange(index, start, in.readLong(true), in.readLong(true));
    }
  }

  private static final class ListingPartSerializer extends Serializer<ListingPart> {
    ListingPartSerializer() {
      super(false, true);
    }

    @Override
    public void write(Kryo kryo, Output out, ListingPart part) {
      out.writeInt(part.index(), true);
      out.writeString(part.file());
      out.writeLong(part.firstNumber(), true);
      out.writeLong(part.solutions(), true);
      out.writeLong(part.bytes(), true);
    }

    @Override
    public ListingPart read(Kryo kryo, Input in, Class<ListingPart> type) {
      return new ListingPart(
          in.readInt(true),
          in.readString(),
          in.readLong(true),
          in.readLong(true),
          in.readLong(true));
    }
  }
}
