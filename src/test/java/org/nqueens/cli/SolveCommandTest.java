package org.nqueens.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SolveCommandTest extends CommandTest {

  @TempDir private Path folder;

  private static String golden(String name) throws IOException {
    try (InputStream file = SolveCommandTest.class.getResourceAsStream("/golden/" + name)) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @ParameterizedTest(name = "{0}")
  @ValueSource(strings = {"coordinates0", "board", "columns1", "matrix", "tuple0", "pairs1"})
  void printsTheGoldenFiles(String format) throws IOException {
    for (int n : new int[] {1, 4, 5, 6, 8}) {
      assertThat(run("solve", Integer.toString(n), "--format", format)).isZero();
      assertThat(out.toString()).isEqualTo(golden(format + "-" + n + ".txt"));
    }
  }

  @ParameterizedTest(name = "n = {0}")
  @ValueSource(ints = {2, 3})
  void withoutASolutionThereIsTheSummaryAlone(int n) {
    assertThat(run("solve", Integer.toString(n), "--format", "board", "--lang", "en")).isZero();
    assertThat(out.toString()).isEmpty();
    assertThat(err.toString().strip()).isEqualTo("n = " + n + ": there is no solution");
    assertThat(run("solve", Integer.toString(n), "--first", "--lang", "zh")).isZero();
    assertThat(err.toString().strip()).isEqualTo("n = " + n + "：无解");
  }

  @Test
  void rangesAndSamplesAreOfTheSameList() throws IOException {
    List<String> all = golden("columns1-8.txt").lines().toList();
    assertThat(run("solve", "8", "--format", "columns1", "--offset", "90")).isZero();
    assertThat(out.toString().lines()).containsExactlyElementsOf(all.subList(90, 92));
    run("solve", "8", "--format", "columns1", "--offset", "10", "--limit", "3");
    assertThat(out.toString().lines()).containsExactlyElementsOf(all.subList(10, 13));
    run("solve", "8", "--format", "columns1", "--sample", "9", "--random-seed", "1");
    assertThat(out.toString().lines()).hasSize(9).isSubsetOf(all).isSorted();
    run("solve", "8", "--first", "--format", "columns1", "--lang", "en");
    assertThat(out.toString().lines()).containsExactly(all.get(0));
    assertThat(err.toString()).contains("found by search");
    assertThat(run("solve", "8", "--offset", "92", "--lang", "en")).isZero();
    assertThat(out.toString()).isEmpty();
    assertThat(err.toString()).contains("there is no solution at that place");
  }

  @Test
  void theLastOfFourteenMillionIsFoundAndRanked() {
    assertThat(run("solve", "16", "--offset", "14772511", "--limit", "1", "--format", "columns1"))
        .isZero();
    // The mirror image of the first.
    String last = " 16 14 12 15  4  8  3  5  2 11  1 10 13  6  9  7";
    assertThat(out.toString().stripTrailing()).isEqualTo(last);
    String[] rank =
        Stream.concat(Stream.of("rank", "16"), Stream.of(last.strip().split(" +")))
            .toArray(String[]::new);
    assertThat(run(rank)).isZero();
    assertThat(out.toString().strip()).isEqualTo("14772511");
  }

  @Test
  void beyondTheSearchASolutionIsConstructed() {
    assertThat(run("solve", "1000", "--first", "--format", "fen", "--lang", "en")).isZero();
    assertThat(err.toString()).contains("written down without a search", "n mod 6 = 4");
    assertThat(run("solve", "32")).isEqualTo(ExitCode.USAGE);
    assertThat(err.toString()).contains("boards beyond n = 31 can't be searched, got 32; --first");
  }

  @Test
  void filesAppearWholeAndAreNotReplacedUnasked() throws IOException {
    Path file = folder.resolve("boards.txt");
    assertThat(run("solve", "8", "--format", "matrix", "--output", file.toString())).isZero();
    assertThat(Files.readString(file)).isEqualTo(golden("matrix-8.txt"));
    assertThat(run("solve", "6", "--output", file.toString())).isEqualTo(ExitCode.USAGE);
    assertThat(err.toString()).contains("must not exist; --overwrite replaces it");
    assertThat(Files.readString(file)).isEqualTo(golden("matrix-8.txt"));
    assertThat(run("solve", "6", "--overwrite", "--output", file.toString())).isZero();
    assertThat(Files.readString(file)).isEqualTo(golden("coordinates0-6.txt"));
    assertThat(run("solve", "6", "--output", folder + "/none/x")).isEqualTo(ExitCode.USAGE);
    assertThat(run("solve", "4", "--format", "csv", "--output", folder + "/new/")).isZero();
    assertThat(folder.resolve("new/solutions-4.csv")).exists();
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files.map(path -> path.getFileName().toString()))
          .containsExactlyInAnyOrder("boards.txt", "new");
    }
  }

  @Test
  void picturesGoToAFolderOneByOneOrOnASheet() throws IOException {
    Path many = folder.resolve("pictures");
    Files.createDirectory(many);
    assertThat(run("solve", "5", "--format", "svg", "--output", many.toString())).isZero();
    try (Stream<Path> files = Files.list(many)) {
      assertThat(files).hasSize(10).allMatch(file -> file.toString().endsWith(".svg"));
    }
    Path sheet = folder.resolve("sheet.png");
    assertThat(run("solve", "8", "--fundamental", "--format", "png", "--output", sheet.toString()))
        .isZero();
    assertThat(Files.size(sheet)).isGreaterThan(10_000);
    assertThat(run("solve", "11", "--format", "svg", "--output", sheet + ".svg"))
        .isEqualTo(ExitCode.USAGE);
    assertThat(Path.of(sheet + ".svg")).doesNotExist();
  }

  @Test
  void whatDoesNotFitIsRefusedBeforeAnythingIsWritten() {
    Path file = folder.resolve("large");
    assertThat(run("solve", "8", "--max-bytes", "4967", "--output", file.toString()))
        .isEqualTo(ExitCode.USAGE);
    assertThat(err.toString()).contains("about 4968 bytes").contains("--max-bytes allows 4967");
    assertThat(file).doesNotExist();
    assertThat(run("solve", "8", "--max-bytes", "4968", "--output", file.toString())).isZero();
    assertThat(run("solve", "26", "--output", file + "2")).isEqualTo(ExitCode.USAGE);
    assertThat(err.toString()).contains("are free; use --limit or --spark");
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      value = {
        "8 --limit -1|--offset and --limit must be at least 0",
        "8 --sample 0|--sample must be in [1, 10000000], got 0",
        "8 --random-seed 1|--random-seed needs --sample",
        "8 --first --limit 1|--first goes with none of",
        "8 --sample 2 --fundamental|--sample goes with none of",
        "8 --format word|--format must be one of board, matrix,",
        "8 --lang de|language must be one of en, fa, zh, got de",
        "8 --spark|--spark needs --output",
        "8 --spark --output x --limit 1|--spark lists all solutions",
        "8 --spark --output x --format svg|--spark writes text",
        "-1|board size must be a whole number in [0, 1000000], got '-1'",
        "eight|board size must be a whole number in [0, 1000000]",
      })
  void badArgumentsAreToldInOneLine(String line, String message) {
    String[] words = ("solve " + line).split(" ");
    assertThat(run(words)).isEqualTo(ExitCode.USAGE);
    assertThat(err.toString().lines()).hasSize(1);
    assertThat(err.toString()).contains(message);
    assertThat(out.toString()).isEmpty();
  }
}
