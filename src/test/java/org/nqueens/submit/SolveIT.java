package org.nqueens.submit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.testing.KnownCounts;
import org.nqueens.testing.Processes;

/** Lists of solutions by a process of their own: its memory, its pipes and its end. */
class SolveIT {

  private static final int STOPPED = 3;
  private static final int PATIENCE = 180;

  @TempDir private Path folder;

  /** The first run of all prepares faster starts and says so. */
  @BeforeAll
  static void prepare() throws Exception {
    Processes.run(Processes.submit("solve", "4", "--quiet"));
  }

  private String path(String name) {
    return folder.resolve(name).toString();
  }

  private List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  /** Waits until the folder holds {@code many} files or folders. */
  private void awaitFiles(int many) throws InterruptedException {
    Processes.await(
        many + " files",
        PATIENCE,
        () -> {
          try {
            return names().size() == many;
          } catch (IOException e) {
            throw new UncheckedIOException(e);
          }
        });
  }

  // 365,596 solutions are some 40 MB as text; the heap they stream through is smaller than Spark's.
  @Test
  void aLongListNeedsNoLargeHeap() throws Exception {
    Processes.Result result =
        Processes.run(
            Processes.submit(
                "--driver-java-options",
                "-Xmx190m",
                "solve",
                "14",
                "--format",
                "csv",
                "--output",
                path("14.csv")));
    assertThat(result.code()).as(result.err()).isZero();
    long solutions = 0;
    String last = "";
    try (BufferedReader lines = Files.newBufferedReader(folder.resolve("14.csv"))) {
      assertThat(lines.readLine()).startsWith("number,row0,row1,");
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        solutions++;
        assertThat(line.compareTo("0")).isPositive();
        last = line;
      }
    }
    assertThat(solutions).isEqualTo(KnownCounts.solutions(14).longValueExact());
    // The mirror image of the first, 0 2 4 6 11 9 12 3 13 8 1 5 7 10.
    assertThat(last).isEqualTo("365596,13,11,9,7,2,4,1,10,0,5,12,8,6,3");
  }

  @Test
  void aReaderThatHasEnoughEndsTheListQuietly() throws Exception {
    String submit = Processes.project().resolve("submit.sh").toString();
    Processes.Result result =
        Processes.run(
            Processes.builder(
                List.of("bash", "-c", "\"$0\" solve 12 | head -1; exit ${PIPESTATUS[0]}", submit)));
    assertThat(result.out())
        .isEqualTo(
            "  1:  (0,0) (1,2) (2,4) (3,7) (4,9) (5,11) (6,5) (7,10) (8,1) (9,6) (10,8) (11,3)\n");
    assertThat(result.errLines()).isEmpty();
    assertThat(result.code()).isZero();
  }

  /** Sends {@code signal} and checks that it ends the list that goes to {@code path}. */
  private static void assertStopped(Processes.Running solve, String signal, String path)
      throws Exception {
    solve.signal(signal);
    Processes.Result result = solve.end();
    assertThat(result.errLines())
        .containsExactly("nqueens: stopped early; nothing was written to " + path);
    assertThat(result.code()).isEqualTo(STOPPED);
  }

  @ParameterizedTest(name = "SIG{0}")
  @ValueSource(strings = {"INT", "TERM"})
  void aFileThatIsNotFinishedIsRemoved(String signal) throws Exception {
    Files.writeString(folder.resolve("list"), "from before");
    try (Processes.Running solve =
        Processes.start(Processes.submit("solve", "17", "--overwrite", "--output", path("list")))) {
      awaitFiles(2);
      assertStopped(solve, signal, path("list"));
    }
    assertThat(names()).containsExactly("list");
    assertThat(Files.readString(folder.resolve("list"))).isEqualTo("from before");
  }

  @ParameterizedTest(name = "SIG{0}")
  @ValueSource(strings = {"INT", "TERM"})
  void aFolderThatIsNotFinishedIsRemoved(String signal) throws Exception {
    try (Processes.Running solve =
        Processes.start(
            Processes.submit("solve", "16", "--spark", "--quiet", "--output", path("list")))) {
      awaitFiles(1);
      assertStopped(solve, signal, path("list"));
    }
    assertThat(names()).isEmpty();
  }

  // What was printed is whole solutions.
  @Test
  void standardOutputEndsWithAWholeSolution() throws Exception {
    try (Processes.Running solve =
        Processes.start(Processes.submit("solve", "17", "--format", "jsonl"))) {
      Processes.await("output", PATIENCE, () -> solve.out().toFile().length() > 100_000);
      solve.signal("TERM");
      Processes.Result result = solve.end();
      List<String> lines = result.out().lines().toList();
      assertThat(result.errLines())
          .containsExactly("nqueens: stopped early; after " + lines.size() + " solutions");
      assertThat(result.code()).isEqualTo(STOPPED);
      assertThat(result.out()).endsWith("]\n");
      assertThat(lines).allMatch(line -> line.matches("\\[\\d+(,\\d+){16}]"));
    }
  }

  // A process that waits for its reader does not look at any switch.
  @Test
  void aSignalEndsAListThatNobodyReads() throws Exception {
    Process process = Processes.submit("solve", "14").start();
    try (InputStream out = process.getInputStream();
        InputStream err = process.getErrorStream()) {
      assertThat(out.read()).isEqualTo(' '); // it has begun, and soon the pipe is full
      Thread.sleep(1_000);
      process.toHandle().destroy(); // the process's own destroy() would close the pipe too
      assertThat(process.waitFor()).isEqualTo(STOPPED);
      assertThat(new String(err.readAllBytes(), StandardCharsets.UTF_8).lines())
          .last(STRING)
          .isEqualTo("nqueens: stopped early");
    } finally {
      process.destroyForcibly();
    }
  }

  // n = 24 takes days. Whoever waits is told so, and can end it.
  @Test
  void aLongCountShowsItsProgressAndCanBeEnded() throws Exception {
    try (Processes.Running solve =
        Processes.start(Processes.submit("solve", "24", "--sample", "1"))) {
      Processes.await("progress", PATIENCE, () -> solve.errors().contains("counting: "));
      solve.signal("TERM");
      Processes.Result result = solve.end();
      assertThat(result.errLines().get(0)).matches("counting: [\\d,]+/[\\d,]+ tasks, .* s gone.*");
      assertThat(result.err()).endsWith("nqueens: stopped early\n");
      assertThat(result.code()).isEqualTo(STOPPED);
      assertThat(result.out()).isEmpty();
    }
  }
}
