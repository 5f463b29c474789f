package org.nqueens.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.apache.hadoop.fs.FileAlreadyExistsException;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.nqueens.count.StopSwitch;
import org.nqueens.format.Formats;
import org.nqueens.format.SolutionPrinter;
import org.nqueens.method.SolutionSource;
import org.nqueens.method.Sources;

/** What a listing on Spark must do on every file system. */
abstract class ListingContractTest extends LocalSparkTest {

  private static final PartWriter.Document DOCUMENT = new PartWriter.Document(8, "tuple0", 3);
  private static final ListingRange RANGE = new ListingRange(0, new int[] {3}, 31, 5);

  /** An empty folder of this test's own, on the file system under test. */
  abstract Path folder();

  /** Whether a file can't be made in a folder that was removed. */
  boolean missesFolders() {
    return true;
  }

  private Path out() {
    return new Path(folder(), "out");
  }

  FileSystem files() throws IOException {
    return folder().getFileSystem(jsc().hadoopConfiguration());
  }

  static String expected(int n, String format) throws IOException {
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

  String text(Path file) throws IOException {
    try (InputStream in = files().open(file)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  /** The names in a folder, sorted; none if it does not exist. */
  List<String> names(Path folder) throws IOException {
    List<String> names = new ArrayList<>();
    if (files().exists(folder)) {
      for (FileStatus file : files().listStatus(folder)) {
        names.add(file.getPath().getName());
      }
    }
    Collections.sort(names);
    return names;
  }

  private List<String> parts() throws IOException {
    return names(out()).stream().filter(name -> name.startsWith("part-")).toList();
  }

  /** Does something when the first file is written, before the run goes on. */
  private interface Interference {
    void happen() throws IOException;
  }

  private static final class Steps implements ListingJob.Listener {
    private Optional<Interference> interference;
    private boolean writing;

    Steps(Optional<Interference> interference) {
      this.interference = interference;
    }

    @Override
    public void begin(ListingJob.Step what, int tasks) {
      writing = what == ListingJob.Step.WRITE;
    }

    @Override
    public void done(long solutions) {
      if (writing && interference.isPresent()) {
        Interference now = interference.get();
        interference = Optional.empty();
        try {
          now.happen();
        } catch (IOException e) {
          throw new UncheckedIOException(e);
        }
      }
    }
  }

  private ListingJob job(int n, String format, Optional<Interference> interference)
      throws IOException {
    return new ListingJob(jsc(), n, format, out().toString(), new Steps(interference));
  }

  long run(int n, String format, boolean overwrite) throws Exception {
    return job(n, format, Optional.empty())
        .run(overwrite, Long.MAX_VALUE, new StopSwitch())
        .orElseThrow();
  }

  // One after the other the files are what one machine writes, numbers and commas included.
  @ParameterizedTest(name = "n = {0}, {1}")
  @CsvSource({"0,tuple0", "3,json", "4,csv", "8,json", "11,coordinates0"})
  void theFilesMakeUpTheDocument(int n, String format) throws Exception {
    long solutions = run(n, format, false);
    StringBuilder text = new StringBuilder();
    for (String part : parts()) {
      text.append(text(new Path(out(), part)));
    }
    assertThat(text.toString()).isEqualTo(expected(n, format));
    JsonNode manifest = new ObjectMapper().readTree(text(new Path(out(), "manifest.json")));
    assertThat(manifest.get("solutions").asLong()).isEqualTo(solutions);
    assertThat(manifest.get("parts")).hasSameSizeAs(parts());
    long next = 1;
    for (JsonNode part : manifest.get("parts")) {
      assertThat(part.get("first").asLong()).isEqualTo(next);
      next += part.get("solutions").asLong();
      FileStatus file = files().getFileStatus(new Path(out(), part.get("file").asText()));
      assertThat(file.getLen()).isEqualTo(part.get("bytes").asLong());
    }
    assertThat(next - 1).isEqualTo(solutions);
    List<String> all = new ArrayList<>(List.of("_SUCCESS", "manifest.json"));
    all.addAll(parts());
    assertThat(names(out())).isEqualTo(all);
    assertThat(names(folder())).containsExactly("out");
  }

  @Test
  void aListingIsReplacedOnlyWhenAsked() throws Exception {
    run(7, "tuple0", false);
    int before = parts().size();
    assertThatThrownBy(() -> run(5, "tuple0", false))
        .isInstanceOf(FileAlreadyExistsException.class)
        .hasMessageContaining("--overwrite");
    assertThat(run(4, "tuple0", true)).isEqualTo(2);
    assertThat(parts()).hasSizeLessThan(before);
    assertThat(text(new Path(out(), parts().get(0)))).startsWith("( 1 3 0 2)");
  }

  // A slip of the pen after --output must not cost a folder of other things.
  @Test
  void otherThingsAreNotReplacedEvenWhenAsked() throws Exception {
    run(4, "tuple0", false);
    files().create(new Path(out(), "thesis.tex"), true).close();
    assertThatThrownBy(() -> run(4, "tuple0", true))
        .isInstanceOf(FileAlreadyExistsException.class)
        .hasMessageContaining("thesis.tex");
    assertThat(names(out())).contains("thesis.tex", "_SUCCESS");
  }

  @Test
  void whatDoesNotFitIsRefusedBeforeAnythingIsWritten() throws Exception {
    ListingJob job = job(8, "tuple0", Optional.empty());
    assertThatThrownBy(() -> job.run(false, 92 * 19 - 1, new StopSwitch()))
        .isInstanceOf(ListingJob.TooLargeException.class)
        .hasMessageContaining("1.75e+03 bytes are to be written");
    assertThat(names(folder())).isEmpty();
    assertThat(job.run(false, 92 * 19, new StopSwitch())).hasValue(92);
  }

  @Test
  void aRunThatIsStoppedLeavesNothing() throws Exception {
    StopSwitch stop = new StopSwitch();
    ListingJob job = job(10, "matrix", Optional.of(stop::stop));
    assertThat(job.run(false, Long.MAX_VALUE, stop)).isEmpty();
    assertThat(names(folder())).isEmpty();
  }

  @Test
  void aRunThatFailsLeavesWhatWasThereBefore() throws Exception {
    run(4, "tuple0", false);
    List<String> before = names(out());
    Interference unwritable = () -> files().delete(new Path(folder(), ".out.unfinished"), true);
    ListingJob job = job(8, "tuple0", Optional.of(unwritable));
    assertThatThrownBy(() -> job.run(true, Long.MAX_VALUE, new StopSwitch()))
        .isInstanceOfAny(SparkFailure.class, IOException.class);
    assertThat(names(out())).isEqualTo(before);
    assertThat(names(folder())).containsExactly("out");
  }

  // An executor that was killed while it wrote leaves its attempt behind.
  @Test
  void anAttemptThatDiedIsNotPartOfTheListing() throws Exception {
    Interference death =
        () -> {
          Path runs = new Path(folder(), ".out.unfinished");
          Path attempts = new Path(new Path(runs, names(runs).get(0)), "attempts");
          files().create(new Path(attempts, "part-00000.txt.99"), true).close();
        };
    assertThat(job(6, "tuple0", Optional.of(death)).run(false, Long.MAX_VALUE, new StopSwitch()))
        .hasValue(4);
    assertThat(names(out())).hasSize(2 + parts().size()).contains("_SUCCESS", "manifest.json");
    assertThat(names(folder())).containsExactly("out");
  }

  @Test
  void aRunThatWasKilledDisturbsNoLaterOne() throws Exception {
    ListingFolder killed = begun();
    PartWriter writer = writer(killed, false);
    writer.write(DOCUMENT, RANGE, 1);
    assertThat(names(out())).isEmpty();
    assertThat(names(killed.listing())).containsExactly("part-00000.txt");

    assertThat(run(6, "tuple0", false)).isEqualTo(4);
    assertThat(text(new Path(out(), "part-00000.txt"))).startsWith("( 1 3 5 0 2 4)");
    assertThat(names(folder())).containsExactly("out");
    // One of its tasks is still at work somewhere.
    if (missesFolders()) {
      assertThatThrownBy(() -> writer.write(DOCUMENT, RANGE, 2))
          .hasMessageContaining("must be a folder that all machines share");
    } else {
      writer.write(DOCUMENT, RANGE, 2);
      assertThat(text(new Path(out(), "part-00000.txt"))).startsWith("( 1 3 5 0 2 4)");
      run(4, "tuple0", true);
    }
    assertThat(names(folder())).containsExactly("out");
  }

  private ListingFolder begun() throws IOException {
    ListingFolder folder = new ListingFolder(out().toString(), jsc().hadoopConfiguration());
    folder.begin();
    return folder;
  }

  private PartWriter writer(ListingFolder into, boolean cancelled) {
    return new PartWriter(
        jsc().hadoopConfiguration(),
        into.attempts().toString(),
        into.listing().toString(),
        () -> cancelled);
  }

  // A task that is run twice (a lost executor, speculation) finds its file there.
  @Test
  void aSecondAttemptLeavesTheFileAsItIs() throws Exception {
    ListingFolder made = begun();
    PartWriter writer = writer(made, false);
    ListingPart first = writer.write(DOCUMENT, RANGE, 1);
    assertThat(writer.write(DOCUMENT, RANGE, 2)).isEqualTo(first);
    assertThat(names(made.listing())).containsExactly("part-00000.txt");
    assertThat(names(made.attempts())).isEmpty();
    files().create(new Path(made.listing(), "part-00000.txt"), true).close();
    assertThatThrownBy(() -> writer.write(DOCUMENT, RANGE, 3))
        .hasStackTraceContaining("two attempts at");
    assertThatThrownBy(() -> made.commit(8, "tuple0", List.of(first), false))
        .hasMessageContaining("must hold the 1 files that were written");
    made.discard();
    assertThat(names(folder())).isEmpty();
  }

  @Test
  void anAttemptThatIsCancelledLeavesNothing() throws Exception {
    ListingFolder made = begun();
    PartWriter writer = writer(made, true);
    assertThatThrownBy(() -> writer.write(DOCUMENT, RANGE, 1)).hasStackTraceContaining("cancelled");
    assertThat(names(made.listing())).isEmpty();
    assertThat(names(made.attempts())).isEmpty();
  }
}
