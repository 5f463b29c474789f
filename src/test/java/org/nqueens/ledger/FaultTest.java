package org.nqueens.ledger;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.ledger.Ledgers.Heard;
import org.nqueens.testing.TestSeeds;

/** Faults of the machine, injected for real: killed processes, full and vanished folders. */
class FaultTest {

  private static final int MANY = 2_000_000;

  @TempDir private Path folder;
  private final List<Path> mounts = new ArrayList<>();

  @AfterEach
  void unmount() throws Exception {
    for (Path mount : mounts) {
      run("umount", mount.toString());
    }
  }

  static LongStream seeds() {
    return TestSeeds.fresh(4);
  }

  private static Process start(Path ledger) throws IOException {
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-cp",
            System.getProperty("java.class.path"),
            LedgerWriter.class.getName(),
            ledger.toString(),
            Integer.toString(MANY))
        .redirectError(ProcessBuilder.Redirect.INHERIT)
        .start();
  }

  /** What was said to be durable is there after kill -9, and a later session goes on from it. */
  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  @Timeout(120)
  void whatWasDurableSurvivesKill9(long seed) throws Exception {
    Path ledger = folder.resolve("killed");
    Process writer = start(ledger);
    int wanted = new SplittableRandom(seed).nextInt(1, 3000);
    int durable = 0;
    try (BufferedReader out = new BufferedReader(new InputStreamReader(writer.getInputStream()))) {
      for (String line = out.readLine(); durable < wanted; line = out.readLine()) {
        durable = Integer.parseInt(line.substring(line.indexOf(' ') + 1));
      }
      writer.destroyForcibly(); // SIGKILL
      assertThat(writer.waitFor(10, TimeUnit.SECONDS)).isTrue();
    }
    Store store = new LocalStore(ledger);
    Verifier.Verdict verdict = Verifier.verify(store);
    String replay = "replay with -Dtests.seed=" + seed;
    assertThat(verdict.damaged()).as(replay).isFalse();
    assertThat(verdict.records().recorded()).as(replay).isGreaterThanOrEqualTo(durable);
    int recorded = verdict.records().recorded();
    assertThat(IntStream.range(0, recorded).allMatch(verdict.records()::done)).as(replay).isTrue();
    try (Ledger ledger2 = Ledger.open(store, LedgerWriter.manifest(MANY), false, new Heard())) {
      ledger2.record(Ledgers.tally(recorded));
    }
    assertThat(Verifier.verify(store).findings()).as(replay).isEmpty();
    assertThat(Verifier.verify(store).records().recorded()).as(replay).isEqualTo(recorded + 1);
  }

  @Test
  @Timeout(60)
  void aSecondProcessIsRefusedWhileTheFirstWrites() throws Exception {
    Path ledger = folder.resolve("two");
    Process writer = start(ledger);
    try (BufferedReader out = new BufferedReader(new InputStreamReader(writer.getInputStream()))) {
      assertThat(out.readLine()).startsWith("durable ");
      Store store = new LocalStore(ledger);
      assertThatThrownBy(() -> Ledger.open(store, LedgerWriter.manifest(MANY), true, new Heard()))
          .isInstanceOf(LedgerException.class)
          .hasMessageContaining("is being written by another run (process " + writer.pid());
    } finally {
      writer.destroyForcibly().waitFor();
    }
  }

  /** A file system of 300 KB that fills up: one clear line, and what was recorded is intact. */
  @Test
  @Timeout(60)
  void aFullDiskStopsTheRunAndLosesNothing() throws Exception {
    Path disk = mount("size=300k");
    Store store = new LocalStore(disk.resolve("ledger"));
    Heard heard = new Heard();
    Ledger ledger = Ledger.open(store, LedgerWriter.manifest(MANY), false, heard);
    for (int task = 0; task < 100_000 && heard.failed.isEmpty(); task++) {
      ledger.record(Ledgers.tally(task));
      if (task % 100 == 0) {
        Thread.sleep(1);
      }
    }
    assertThatThrownBy(ledger::close)
        .isInstanceOf(LedgerException.class)
        .hasMessage("cannot write to the ledger " + store.where("") + ": No space left on device")
        .extracting(e -> ((LedgerException) e).kind())
        .isEqualTo(LedgerException.Kind.STOPPED);
    assertThat(heard.failed).hasSize(1);
    Verifier.Verdict verdict = Verifier.verify(store);
    assertThat(verdict.damaged()).isFalse();
    assertThat(heard.durable).isNotEmpty();
    heard.durable.forEach(tally -> assertThat(verdict.records().done(tally.task())).isTrue());
  }

  @Test
  void aFullDiskAtTheStartIsOneLine() throws Exception {
    Path disk = mount("size=8k");
    Files.write(disk.resolve("fill"), new byte[4096]);
    Store store = new LocalStore(disk.resolve("ledger"));
    assertThatThrownBy(() -> Ledger.open(store, Ledgers.manifest(), false, new Heard()))
        .isInstanceOf(LedgerException.class)
        .hasMessageContaining("No space left on device");
  }

  @Test
  void aReadOnlyFolderIsOneLine() throws Exception {
    Path disk = mount("size=1m");
    Store store = new LocalStore(disk.resolve("ledger"));
    Ledgers.record(store, 1, 2);
    run("mount", "-o", "remount,ro", disk.toString());
    assertThatThrownBy(() -> Ledgers.open(store))
        .isInstanceOf(LedgerException.class)
        .hasMessageContaining("cannot write to the ledger " + store.where(""))
        .hasMessageContaining("Read-only file system");
    assertThat(Verifier.verify(store).records().recorded()).isEqualTo(2);
  }

  @Test
  void anUnmountedFolderStopsTheRun() throws Exception {
    Path disk = mount("size=1m");
    Store store = new LocalStore(disk.resolve("ledger"));
    Heard heard = new Heard();
    Ledger ledger = Ledgers.openWithOneDurable(store, heard);
    run("umount", "--lazy", disk.toString());
    mounts.remove(disk);
    ledger.record(Ledgers.tally(2));
    assertThatThrownBy(ledger::close)
        .isInstanceOf(LedgerException.class)
        .hasMessageContaining("was removed while the ledger was written");
    assertThat(heard.durable).containsExactly(Ledgers.tally(1));
  }

  @Test
  @Timeout(60)
  void aVanishedFolderStopsTheRun() throws Exception {
    Path place = folder.resolve("vanishing");
    Store store = new LocalStore(place);
    Heard heard = new Heard();
    Ledger ledger = Ledgers.openWithOneDurable(store, heard);
    try (Stream<Path> files = Files.walk(place)) {
      files.sorted(Comparator.reverseOrder()).forEach(file -> file.toFile().delete());
    }
    ledger.record(Ledgers.tally(2));
    assertThatThrownBy(ledger::close)
        .isInstanceOf(LedgerException.class)
        .hasMessageContaining("was removed while the ledger was written");
    assertThat(heard.failed).hasSize(1);
    assertThat(heard.durable).containsExactly(Ledgers.tally(1));
  }

  @Test
  @Timeout(60)
  void aVanishedRecordsFileStopsTheRun() throws Exception {
    Path place = folder.resolve("vanishing");
    Store store = new LocalStore(place);
    Heard heard = new Heard();
    Ledger ledger = Ledger.open(store, Ledgers.manifest(), false, heard);
    Files.delete(place.resolve(Ledgers.recordsFiles(store).get(0)));
    ledger.record(Ledgers.tally(2));
    assertThatThrownBy(ledger::close)
        .isInstanceOf(LedgerException.class)
        .hasMessageContaining("was removed or replaced while it was written");
    assertThat(heard.durable).isEmpty();
  }

  @Test
  void aFileWhereTheFolderShouldBeIsOneLine() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "text");
    assertThatThrownBy(() -> Ledgers.open(new LocalStore(file)))
        .isInstanceOf(LedgerException.class)
        .hasMessage("cannot write to the ledger " + file + ": it must be a folder");
  }

  @Test
  void aMillionRecordsAreOpenedAndShownInFiveSecondsEach() {
    Store store = new LocalStore(folder.resolve("million"));
    int tasks = 1_000_000;
    Manifest manifest = LedgerWriter.manifest(tasks);
    try (Ledger ledger = Ledger.open(store, manifest, false, new Heard())) {
      IntStream.range(0, tasks).forEach(task -> ledger.record(Ledgers.tally(task)));
    }
    // Processor time of the thread that reads, so that a busy machine fails no build.
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    long start = threads.getCurrentThreadCpuTime();
    try (Ledger ledger = Ledger.open(store, manifest, false, new Heard())) {
      assertThat(ledger.total().tasks()).isEqualTo(tasks);
    }
    assertThat((threads.getCurrentThreadCpuTime() - start) / 1e9).as("opened").isLessThan(5);
    long opened = threads.getCurrentThreadCpuTime();
    assertThat(Summary.lines(Verifier.verify(store))).hasSizeGreaterThan(10);
    assertThat((threads.getCurrentThreadCpuTime() - opened) / 1e9).as("shown").isLessThan(5);
  }

  /** A small file system of its own; needs the right to mount one. */
  private Path mount(String options) throws Exception {
    Path disk = Files.createDirectories(folder.resolve("disk"));
    assumeTrue(
        Files.isExecutable(Path.of("/bin/mount"))
            && new ProcessBuilder("mount", "-t", "tmpfs", "-o", options, "tmpfs", disk.toString())
                    .redirectErrorStream(true)
                    .start()
                    .waitFor()
                == 0,
        "needs the right to mount a tmpfs (root)");
    mounts.add(disk);
    return disk;
  }

  private static void run(String... command) throws Exception {
    Process process = new ProcessBuilder(command).inheritIO().start();
    assertThat(process.waitFor()).as(String.join(" ", command)).isZero();
  }
}
