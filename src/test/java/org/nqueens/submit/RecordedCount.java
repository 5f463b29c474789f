package org.nqueens.submit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.nqueens.testing.KnownCounts;
import org.nqueens.testing.Processes;

/** A count into a ledger that is started, disturbed, and started again with the same command. */
final class RecordedCount implements AutoCloseable {

  private final Path folder;
  private final int n;
  private final int tasks;
  private final List<String> options;
  private final List<Process> started = new ArrayList<>();
  private String typed;

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
    String[] command = command(submitOptions);
    Process process =
        Processes.submit(command)
            .redirectOutput(folder.resolve("out").toFile())
            .redirectError(folder.resolve("err").toFile())
            .start();
    started.add(process);
    typed = String.join(" ", Processes.submitLine(command));
    return process;
  }

  /** What the process started last wrote to standard output. */
  String out() {
    return read("out");
  }

  /** What the process started last wrote to standard error. */
  String err() {
    return read("err");
  }

  private String read(String name) {
    try {
      return Files.readString(folder.resolve(name));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
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
    Processes.await("records " + what, 240, () -> recorded() >= wanted);
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

  /** The process started last was stopped: it has said so in one line, with what to type. */
  void assertStopped(Process process) throws Exception {
    assertThat(process.waitFor()).as(err()).isEqualTo(3);
    assertThat(out())
        .startsWith("Q(%d) >= ".formatted(n))
        .contains(" of %d tasks counted".formatted(tasks));
    assertThat(err()).contains("nqueens: stopped early; to go on: " + typed + "\n");
  }

  /**
   * The ledger is intact and complete, and nothing was counted again once it was recorded, unless
   * to be faster than a straggler.
   */
  private void assertIntact(String as) throws Exception {
    Processes.Result verified = onLedger("verify");
    assertThat(verified.code()).as(as + ": " + verified.err()).isZero();
    assertThat(verified.out()).startsWith(right());
    String repeated = options.contains("--split-stragglers") ? "" : ", 0 records repeated";
    assertThat(onLedger("show").out())
        .as(as)
        .contains("%d of %d tasks (100.0 %%)%s".formatted(tasks, tasks, repeated));
  }

  private Processes.Result onLedger(String command) throws Exception {
    return Processes.run(Processes.submit("ledger", command, ledger().toString()));
  }

  /** Sends a signal, such as {@code STOP}, to a process. */
  static void signal(String name, ProcessHandle process) throws Exception {
    Processes.Result sent =
        Processes.run(Processes.builder(List.of("kill", "-" + name, "" + process.pid())));
    assertThat(sent.code()).as(sent.err()).isZero();
  }

  /** Kills a process and all that it started, with SIGKILL. */
  static void kill(ProcessHandle process) {
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
    process.onExit().join();
  }

  /** Kills what a failed test left running. */
  @Override
  public void close() {
    started.forEach(process -> kill(process.toHandle()));
  }
}
