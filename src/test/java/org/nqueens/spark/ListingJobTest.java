package org.nqueens.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileAlreadyExistsException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nqueens.format.Formats;
import org.nqueens.format.SolutionPrinter;
import org.nqueens.method.SolutionSource;
import org.nqueens.method.Sources;

class ListingJobTest extends LocalSparkTest {

  @TempDir private Path folder;

  private static String expected(int n, String format) throws IOException {
    StringBuilder text = new StringBuilder();
    SolutionPrinter printer =
        new SolutionPrinter(
            Formats.named(format).orElseThrow(),
            piece -> {
              text.append(piece);
              return true;
            });
    printer.begin(n, false);
    SolutionSource source = Sources.all(n);
    while (source.next()) {
      printer.print(source.number(), source.columns(), 0);
    }
    printer.end();
    return text.toString();
  }

  private static List<Path> parts(Path out) throws IOException {
    try (Stream<Path> files = Files.list(out)) {
      return files.filter(f -> f.getFileName().toString().startsWith("part-")).sorted().toList();
    }
  }

  private long run(int n, String format, Path out, boolean overwrite) throws Exception {
    return new ListingJob(jsc(), n, format, out.toString()).run(overwrite, Long.MAX_VALUE);
  }

  // One after the other the files are what one machine writes, numbers and commas included.
  @ParameterizedTest(name = "n = {0}, {1}")
  @CsvSource({"0,tuple0", "3,json", "4,csv", "8,json", "11,coordinates0"})
  void theFilesMakeUpTheDocument(int n, String format) throws Exception {
    Path out = folder.resolve("out");
    long solutions = run(n, format, out, false);
    StringBuilder text = new StringBuilder();
    for (Path part : parts(out)) {
      text.append(Files.readString(part));
    }
    assertThat(text.toString()).isEqualTo(expected(n, format));
    assertThat(out.resolve("_SUCCESS")).exists();
    JsonNode manifest = new ObjectMapper().readTree(out.resolve("manifest.json").toFile());
    assertThat(manifest.get("solutions").asLong()).isEqualTo(solutions);
    assertThat(manifest.get("parts")).hasSameSizeAs(parts(out));
    long next = 1;
    for (JsonNode part : manifest.get("parts")) {
      assertThat(part.get("first").asLong()).isEqualTo(next);
      next += part.get("solutions").asLong();
      Path file = out.resolve(part.get("file").asText());
      assertThat(Files.size(file)).isEqualTo(part.get("bytes").asLong());
    }
    assertThat(next - 1).isEqualTo(solutions);
    assertThat(folder.resolve(".out.unfinished")).doesNotExist();
  }

  @Test
  void aFolderIsReplacedOnlyWhenAsked() throws Exception {
    Path out = folder.resolve("out");
    run(6, "tuple0", out, false);
    assertThatThrownBy(() -> run(5, "tuple0", out, false))
        .isInstanceOf(FileAlreadyExistsException.class);
    assertThat(run(5, "tuple0", out, true)).isEqualTo(10);
    assertThat(Files.readString(parts(out).get(0))).startsWith("( 0 2 4 1 3)");
  }

  @Test
  void whatDoesNotFitIsRefusedBeforeAnythingIsWritten() throws Exception {
    Path out = folder.resolve("out");
    ListingJob job = new ListingJob(jsc(), 8, "tuple0", out.toString());
    assertThatThrownBy(() -> job.run(false, 92 * 19 - 1))
        .isInstanceOf(ListingJob.TooLargeException.class)
        .hasMessageContaining("1.75e+03 bytes are to be written");
    assertThat(out).doesNotExist();
    assertThat(job.run(false, 92 * 19)).isEqualTo(92);
  }

  // A task that is run twice (a lost executor, speculation) finds its file there.
  @Test
  void aSecondAttemptLeavesTheFileAsItIs() throws Exception {
    ListingRange range = new ListingRange(0, new int[] {3}, 31, 5);
    Configuration hadoop = new Configuration();
    ListingPart first = PartWriter.write(hadoop, folder + "", 8, "tuple0", range, 3, 1);
    ListingPart second = PartWriter.write(hadoop, folder + "", 8, "tuple0", range, 3, 2);
    assertThat(second).isEqualTo(first);
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files.map(f -> f.getFileName().toString()).filter(f -> !f.endsWith(".crc")))
          .containsExactly("part-00000.txt");
    }
    Files.writeString(folder.resolve("part-00000.txt"), "damaged");
    assertThatThrownBy(() -> PartWriter.write(hadoop, folder + "", 8, "tuple0", range, 3, 3))
        .hasStackTraceContaining("two attempts at");
  }

  // The kernel and the cursor are two codes; if they disagree, nothing may be written silently.
  @Test
  void aCountThatIsTooLargeIsAnError() {
    ListingRange range = new ListingRange(0, new int[] {7}, 1, 1_000);
    assertThatThrownBy(
            () -> PartWriter.write(new Configuration(), folder + "", 8, "tuple0", range, 1, 1))
        .hasMessageContaining("the kernel counted more solutions than there are");
  }
}
