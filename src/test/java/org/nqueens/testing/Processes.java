package org.nqueens.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/** Runs programs and tells what they said. */
public final class Processes {

  private static final long PATIENCE_SECONDS = 240;

  /** GNU's {@code env} can undo that Ctrl-C is ignored; others can't. */
  private static final List<String> INTERRUPTIBLE = interruptible();

  private Processes() {}

  private static List<String> interruptible() {
    List<String> prefix = List.of("env", "--default-signal=INT");
    try {
      List<String> trial = new ArrayList<>(prefix);
      trial.add("true");
      ProcessBuilder silent =
          new ProcessBuilder(trial).redirectError(ProcessBuilder.Redirect.DISCARD);
      return silent.start().waitFor() == 0 ? prefix : List.of();
    } catch (IOException e) {
      return List.of();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return List.of();
    }
  }

  /** What a program left behind. */
  public record Result(int code, String out, String err) {

    /** The lines of standard error that are not the JVM's own notes. */
    public List<String> errLines() {
      return err.lines().filter(line -> !line.startsWith("WARNING: ")).toList();
    }
  }

  /** The project's folder, where {@code submit.sh} is. */
  public static Path project() {
    return Path.of("").toAbsolutePath();
  }

  /** The folder of the JDK that runs the tests. */
  public static String javaHome() {
    return System.getProperty("java.home");
  }

  /**
   * A program about to be started with this JDK and without the variables that would change what
   * {@code submit.sh} does.
   */
  public static ProcessBuilder builder(List<String> command) {
    ProcessBuilder builder = new ProcessBuilder(command);
    Map<String, String> environment = builder.environment();
    List.of("SPARK_HOME", "SPARK_CONF_DIR", "NQUEENS_COLUMNS", "NQUEENS_COMMAND", "MAVEN_OPTS")
        .forEach(environment::remove);
    environment.put("JAVA_HOME", javaHome());
    return builder;
  }

  /**
   * A run of the project's {@code submit.sh}, about to be started; Ctrl-C ends it although whoever
   * started the tests may ignore it, as shells have it for what runs in the background.
   */
  public static ProcessBuilder submit(String... arguments) {
    List<String> command = new ArrayList<>(INTERRUPTIBLE);
    command.addAll(submitLine(arguments));
    return builder(command);
  }

  /** The command line of {@code submit.sh} with these arguments. */
  public static List<String> submitLine(String... arguments) {
    List<String> line = new ArrayList<>(List.of(project().resolve("submit.sh").toString()));
    line.addAll(Arrays.asList(arguments));
    return line;
  }

  /** Runs to the end; fails after some minutes. */
  public static Result run(ProcessBuilder builder) throws IOException, InterruptedException {
    try (Running running = start(builder)) {
      return running.end();
    }
  }

  /** Starts a program that is to be watched or killed. */
  public static Running start(ProcessBuilder builder) throws IOException {
    Path out = Files.createTempFile("out", ".txt");
    Path err = Files.createTempFile("err", ".txt");
    Process process = builder.redirectOutput(out.toFile()).redirectError(err.toFile()).start();
    process.getOutputStream().close();
    return new Running(builder.command(), process, out, err);
  }

  /**
   * A program that runs; killed when it is closed, if it still does.
   *
   * @param out file with its standard output so far
   * @param err file with its standard error so far
   */
  public record Running(List<String> command, Process process, Path out, Path err)
      implements AutoCloseable {

    /** Sends a signal, such as {@code "TERM"}. */
    public void signal(String name) throws IOException, InterruptedException {
      new ProcessBuilder("kill", "-" + name, Long.toString(process.pid())).start().waitFor();
    }

    /** Waits for the end; fails after some minutes. */
    public Result end() throws IOException, InterruptedException {
      if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
        throw new IllegalStateException(
            "no end after %d s: %s%n%s".formatted(PATIENCE_SECONDS, command, errors()));
      }
      return new Result(process.exitValue(), Files.readString(out), errors());
    }

    /** Standard error so far. */
    public String errors() {
      try {
        return Files.readString(err);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    @Override
    public void close() throws IOException, InterruptedException {
      process.destroyForcibly().waitFor();
      Files.delete(out);
      Files.delete(err);
    }
  }

  /** Waits until {@code condition} holds; fails after {@code seconds}. */
  public static void await(String what, int seconds, BooleanSupplier condition)
      throws InterruptedException {
    long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
    while (!condition.getAsBoolean()) {
      if (System.nanoTime() > deadline) {
        throw new IllegalStateException("waited " + seconds + " s in vain for " + what);
      }
      TimeUnit.MILLISECONDS.sleep(50);
    }
  }
}
