package org.nqueens.ledger;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.Closeable;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.nqueens.ledger.LedgerFormat.Header;
import org.nqueens.ledger.LedgerFormat.Seal;

/** The files of records of one session: one that grows, or many that are rolled into one. */
abstract class RecordsOutput implements Closeable {

  private final Store store;
  private final String plan;
  private final String session;

  RecordsOutput(Store store, String plan, String session) {
    this.store = store;
    this.plan = plan;
    this.session = session;
  }

  /** The output that suits {@code store}; begins with the seals of what earlier sessions wrote. */
  static RecordsOutput open(Store store, String plan, List<Seal> seals) throws IOException {
    String session = Session.newName();
    return store.appends()
        ? new Growing(store, plan, session, seals)
        : new Rolling(store, plan, session, seals);
  }

  /** Writes lines; when this returns they are durable. */
  abstract void write(List<String> lines) throws IOException;

  /** Least time between two writes, in milliseconds. */
  abstract long pauseMillis();

  /** Ends the session: nothing more will be written. */
  abstract void finish() throws IOException;

  final Store store() {
    return store;
  }

  final String fileName(int number) {
    return LedgerFormat.recordsFile(session, number);
  }

  final String header(int number) {
    return LedgerFormat.encode(
        new Header(plan, session, number, Session.host(), System.getProperty("java.version")));
  }

  private static List<String> lines(List<Seal> seals) {
    return seals.stream().map(LedgerFormat::encode).toList();
  }

  /** One file that grows; on file systems that append. */
  private static final class Growing extends RecordsOutput {

    private final Store.Appender file;
    private long written;

    Growing(Store store, String plan, String session, List<Seal> seals) throws IOException {
      super(store, plan, session);
      file = store.append(fileName(1));
      List<String> first = new ArrayList<>(List.of(header(1)));
      first.addAll(lines(seals));
      write(first);
    }

    @Override
    void write(List<String> lines) throws IOException {
      file.append(String.join("", lines).getBytes(UTF_8));
      written += lines.size();
    }

    @Override
    long pauseMillis() {
      return 0;
    }

    @Override
    void finish() throws IOException {
      write(List.of(LedgerFormat.end(written)));
    }

    @Override
    public void close() throws IOException {
      file.close();
    }
  }

  /** A file for each write; on stores that write files in one go. */
  private static final class Rolling extends RecordsOutput {

    /** A request to an object store takes tens of milliseconds and is paid for. */
    private static final long PAUSE_MILLIS = 1_000;

    private final List<String> all = new ArrayList<>();
    private int number;

    Rolling(Store store, String plan, String session, List<Seal> seals) throws IOException {
      super(store, plan, session);
      write(lines(seals));
    }

    @Override
    void write(List<String> lines) throws IOException {
      all.addAll(lines);
      writeFile(lines);
    }

    private void writeFile(List<String> lines) throws IOException {
      number++;
      String text = header(number) + String.join("", lines) + LedgerFormat.end(lines.size() + 1L);
      if (!store().create(fileName(number), text.getBytes(UTF_8))) {
        throw new IOException(store().where(fileName(number)) + " must not exist, another made it");
      }
    }

    @Override
    long pauseMillis() {
      return PAUSE_MILLIS;
    }

    /** The roll is written before the files it replaces are removed; a repetition does no harm. */
    @Override
    void finish() throws IOException {
      int last = number;
      if (last > 1) {
        writeFile(all);
        for (int i = 1; i <= last; i++) {
          store().delete(fileName(i));
        }
      }
    }

    @Override
    public void close() {}
  }
}
