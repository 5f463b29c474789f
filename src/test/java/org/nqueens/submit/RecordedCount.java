package org.nqueens.submit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.nqueens.testing.KnownCounts;
import org.nqueens.testing.Processes;

/** A count into a ledger that is started, disturbed, and started again with the same command. */
final class RecordedCount {

  private final Path folder;
  private final int n;
  private final int tasks;
  private final List<String> options;

  /**
   * The count of a board.
   *
   * @param folder for the ledger and what is printed
   * @param options of {@code count}
   */
  RecordedCount(Path folder, int n, int tasks, String... options) {
    this.folder = folder;
    this.n = n;
    this.tasks = tasks;
    this.options = List.of(options);
  }

  /** One that takes long for its size: every node of the whole board. */
  static RecordedCount slow(Path folder, int n, String... options) {
    List<String> all = new ArrayList<>(List.of("--symmetry", "none", "--kernel", "reference"));
    all.addAll(Arrays.asList(options));
    return new RecordedCount(folder, n, 120, all.toArray(String[]::new));
  }

  /** The ledger's folder. */
  Path ledger() {
    return folder.resolve("ledger");
  }

  private String[] command(String... submitOptions) {
    List<String> command = new ArrayList<>(Arrays.asList(submitOptions));
    command.addAll(List.of("count", Integer.toString(n), "--no-progress"));
    command.addAll(options);
    command.addAll(List.of("--tasks", Integer.toString(tasks), "--ledger", ledger().toString()));
    return command.toArray(String[]::new);
  }

  /** Starts the count with these options of {@code submit.sh}. */
  Process start(String... submitOptions) throws IOException {
    return Processes.submit(command(submitOptions))
        .redirectOutput(folder.resolve("out").toFile())
        .redirectError(folder.resolve("err").toFile())
        .start();
  }

  /** What the process started last wrote to standard output. */
  String out() throws IOException {
    return Files.readString(folder.resolve("out"));
  }

  /** What the process started last wrote to standard error. */
  String err() throws IOException {
    return Files.readString(folder.resolve("err"));
  }

  /** Runs the count to its end, on this machine. */
  Processes.Result run() throws Exception {
    return Processes.run(Processes.submit(command()));
  }

  /** Records that have their newline, in all files of the ledger. */
  long recorded() {
    if (Files.notExists(ledger())) {
      return 0;
    }
    try (Stream<Path> files = Files.list(ledger())) {
      return files
          .filter(file -> file.getFileName().toString().startsWith("records-"))
          .mapToLong(RecordedCount::recorded)
          .sum();
    } catch (IOException e) {
      return 0; // a file is being made
    }
  }

  private static long recorded(Path file) {
    try {
      String text = Files.readString(file);
      String whole = text.substring(0, text.lastIndexOf('\n') + 1);
      return whole.lines().filter(line -> line.startsWith("task\t")).count();
    } catch (IOException e) {
      return 0; // gone, as the test wants it
    }
  }

  /** Waits until there are this many records more than {@code before}, or none is missing. */
  void awaitRecords(String what, long before, long more) throws InterruptedException {
    long wanted = Math.min(before + more, tasks);
    Processes.await("records " + what, 120, () -> recorded() >= wanted);
  }

  /** The right answer was printed, the run ended well, and the ledger holds it. */
  void assertRight(Processes.Result result, String as) throws Exception {
    assertThat(result.out()).as(as + ": " + result.err()).startsWith(right());
    assertThat(result.code()).as(as).isZero();
    assertIntact(as);
  }

  /** The process started last ends well with the right answer, and the ledger holds it. */
  void assertEndsRight(Process process, String as) throws Exception {
    int code = process.waitFor();
    assertRight(new Processes.Result(code, out(), err()), as);
  }

  private String right() {
    return "Q(%d) = %s, matches A000170".formatted(n, KnownCounts.solutions(n));
  }

  /** The ledger is intact and complete, and no task was counted again once it was recorded. */
  void assertIntact(String as) throws Exception {
    Processes.Result verified =
        Processes.run(Processes.submit("ledger", "verify", ledger().toString()));
    assertThat(verified.code()).as(as + ": " + verified.err()).isZero();
    assertThat(verified.out()).startsWith(right());
    assertThat(recorded()).as("records; none counted again, " + as).isEqualTo(tasks);
  }

  /** Sends a signal, such as {@code STOP}, to a process. */
  static void signal(String name, ProcessHandle process) throws Exception {
    Processes.Result sent =
        Processes.run(Processes.builder(List.of("kill", "-" + name, "" + process.pid())));
    assertThat(sent.code()).as(sent.err()).isZero();
  }

  /** Kills a process and all that it started, with SIGKILL. */
  static void kill(ProcessHandle process) throws Exception {
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
    process.onExit().get();
  }
}
