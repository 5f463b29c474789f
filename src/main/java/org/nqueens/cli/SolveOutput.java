package org.nqueens.cli;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.DoubleSupplier;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.apache.hadoop.fs.UnsupportedFileSystemException;
import org.apache.spark.api.java.JavaSparkContext;
import org.nqueens.count.StopSwitch;
import org.nqueens.format.BoardPicture;
import org.nqueens.format.ColouredFormat;
import org.nqueens.format.Formats;
import org.nqueens.format.SizeForecast;
import org.nqueens.format.SolutionFormat;
import org.nqueens.format.SolutionPrinter;
import org.nqueens.method.Construction;
import org.nqueens.method.SolutionSource;
import org.nqueens.spark.ListingJob;
import org.nqueens.spark.SparkContexts;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Spec.Target;

/** Where {@code solve} writes, in which format, and how much it may write. */
final class SolveOutput {

  private static final List<String> PICTURES = List.of("svg", "png");

  /** Free space that a listing leaves on the disk at least. */
  private static final double RESERVE = 1.05;

  private static final Pattern SCHEME = Pattern.compile("[a-z][a-z0-9+.-]+:.*");

  @Spec(Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "coordinates0",
      completionCandidates = FormatNames.class,
      description = "One of ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}; docs/formats.md).")
  private String format;

  @Option(
      names = "--output",
      paramLabel = "PATH",
      description =
          "Write to this file, or into this folder if it is one or ends in a slash. It appears"
              + " complete or not at all.")
  private String path;

  @Option(
      names = "--overwrite",
      description = "Replace the file at --output; with --spark, an earlier listing there.")
  private boolean overwrite;

  @Option(
      names = "--max-bytes",
      paramLabel = "BYTES",
      description = "Refuse to start if more is to be written (default: the free space).")
  private Long maxBytes;

  @Option(
      names = "--spark",
      description =
          "Write --output as a folder of many files, one per range of seeds, from all tasks of a"
              + " Spark job; any Hadoop file system.")
  private boolean spark;

  /** The names of all formats, for the help text. */
  static final class FormatNames extends ArrayList<String> {
    private static final long serialVersionUID = 1;

    FormatNames() {
      super(Formats.list().stream().map(SolutionFormat::label).toList());
      addAll(PICTURES);
    }
  }

  /**
   * What was written.
   *
   * @param solutions solutions
   * @param end why there are no more
   */
  record Written(long solutions, End end) {}

  /** Why a listing ended. */
  enum End {
    /** There are no more solutions to be listed. */
    ALL,
    /** The reader of the pipe went away. */
    READER_LEFT,
    /** The run was told to stop. */
    STOPPED
  }

  /** What a run that was stopped has to say for itself. */
  String unfinished(long solutions) {
    boolean atOnce = path != null && !(isPicture() && isFolder());
    return atOnce ? "nothing was written to " + path : "after " + solutions + " solutions";
  }

  /** Where the output went, unless to standard output. */
  Optional<String> destination() {
    return Optional.ofNullable(path);
  }

  /** Whether Spark is to write. */
  boolean onSpark() {
    if (spark && path == null) {
      throw bad("--spark needs --output");
    }
    return spark || path != null && SCHEME.matcher(path).matches();
  }

  /** Lists all solutions on Spark. */
  Written writeOnSpark(int n, StopSwitch stop, ListingJob.Listener listener)
      throws IOException, InterruptedException {
    if (isPicture()) {
      throw bad("--spark writes text, got --format " + format);
    }
    textFormat();
    try (JavaSparkContext context = SparkContexts.start("nqueens solve " + n)) {
      OptionalLong written =
          new ListingJob(context, n, format, path, listener)
              .run(overwrite, maxBytes == null ? Long.MAX_VALUE : maxBytes, stop);
      return new Written(written.orElse(0), written.isPresent() ? End.ALL : End.STOPPED);
    } catch (org.apache.hadoop.fs.FileAlreadyExistsException
        | UnsupportedFileSystemException
        | ListingJob.TooLargeException e) {
      throw bad(e.getMessage());
    }
  }

  /** Refuses up front what will not fit. */
  void requireSpace(int n, DoubleSupplier solutions, boolean orbits) throws IOException {
    if (isPicture() || path == null && maxBytes == null) {
      return; // a picture is bounded by the number of boards on a sheet
    }
    int[] columns = Construction.solution(n).map(s -> s.columns()).orElse(new int[0]);
    double bytes =
        SizeForecast.bytes(textFormat(), columns, solutions.getAsDouble(), orbits ? 8 : 0);
    if (maxBytes != null && bytes > maxBytes) {
      throw bad(
          "about %s bytes are to be written, and --max-bytes allows %d; use --limit or --sample"
              .formatted(rounded(bytes), maxBytes));
    }
    if (path != null) {
      long free = Files.getFileStore(existing(Path.of(path).toAbsolutePath())).getUsableSpace();
      if (bytes * RESERVE > free) {
        throw bad(
            "about %s bytes are to be written to %s, where %d are free; use --limit or --spark"
                .formatted(rounded(bytes), path, free));
      }
    }
  }

  private static Path existing(Path path) {
    Path parent = path;
    while (parent.getParent() != null && !Files.exists(parent)) {
      parent = parent.getParent();
    }
    return parent;
  }

  private static String rounded(double bytes) {
    return bytes < 1e6 ? "%.0f".formatted(bytes) : String.format(Locale.ROOT, "%.1e", bytes);
  }

  /** Writes all of {@code source}, or what there is when the stop comes. */
  Written write(int n, SolutionSource source, boolean orbits, StopSwitch stop) throws IOException {
    if (isPicture()) {
      return draw(n, source, stop);
    }
    if (path == null) {
      return print(n, source, orbits, new StandardOutput(spec.commandLine().getOut()), stop);
    }
    try (AtomicFile file = open(file("solutions-" + n + "." + extension()))) {
      Written written = print(n, source, orbits, file, stop);
      if (written.end() == End.ALL) {
        file.commit();
      }
      return written;
    }
  }

  private Written print(
      int n, SolutionSource source, boolean orbits, SolutionPrinter.Sink sink, StopSwitch stop)
      throws IOException {
    SolutionPrinter printer = new SolutionPrinter(textFormat(), sink);
    printer.begin(n, orbits);
    boolean wanted = true;
    while (wanted && !stop.stopped() && source.next()) {
      wanted = printer.print(source.number(), source.columns(), source.orbit());
      if (wanted && printer.written() == 1) {
        wanted = printer.flush(); // the first is seen at once, whatever the second takes
      }
    }
    wanted &= stop.stopped() ? printer.flush() : printer.end();
    return new Written(printer.written(), end(wanted, stop));
  }

  private static End end(boolean wanted, StopSwitch stop) {
    if (!wanted) {
      return End.READER_LEFT;
    }
    return stop.stopped() ? End.STOPPED : End.ALL;
  }

  private Written draw(int n, SolutionSource source, StopSwitch stop) throws IOException {
    boolean folder = path != null && isFolder();
    List<BoardPicture.Board> boards = new ArrayList<>();
    long drawn = 0;
    while (!stop.stopped() && source.next()) {
      String caption = "#" + source.number() + (source.orbit() > 0 ? " · " + source.orbit() : "");
      boards.add(new BoardPicture.Board(source.columns().clone(), caption));
      drawn++;
      if (folder) {
        save("solution-%d-%08d.%s".formatted(n, source.number(), format), n, boards);
        boards.clear();
      } else if (drawn > BoardPicture.MOST_BOARDS) {
        throw bad(
            "a sheet holds at most %d boards; use --limit, or a folder as --output"
                .formatted(BoardPicture.MOST_BOARDS));
      }
    }
    if (!folder && !stop.stopped()) {
      save("solutions-" + n + "." + format, n, boards);
    }
    return new Written(drawn, end(true, stop));
  }

  private void save(String name, int n, List<BoardPicture.Board> boards) throws IOException {
    byte[] picture = BoardPicture.draw(format, boards, "n = " + n);
    if (path == null) {
      System.out.write(picture);
      System.out.flush();
      return;
    }
    try (AtomicFile file = open(file(name))) {
      file.write(picture);
      file.commit();
    }
  }

  private AtomicFile open(Path file) throws IOException {
    try {
      if (isFolder()) {
        Files.createDirectories(file.getParent());
      }
      return AtomicFile.create(file, overwrite);
    } catch (FileAlreadyExistsException e) {
      throw bad(e.getMessage() + " must not exist; --overwrite replaces it");
    } catch (NoSuchFileException e) {
      throw bad("the folder of --output must exist, and there is none for " + path);
    }
  }

  private Path file(String name) {
    return isFolder() ? Path.of(path).resolve(name) : Path.of(path);
  }

  private boolean isFolder() {
    return path.endsWith("/") || Files.isDirectory(Path.of(path));
  }

  private String extension() {
    return switch (format) {
      case "csv", "json", "jsonl", "fen" -> format;
      case "asp" -> "lp";
      default -> format + ".txt";
    };
  }

  private boolean isPicture() {
    return PICTURES.contains(format);
  }

  private SolutionFormat textFormat() {
    SolutionFormat found =
        Formats.named(format)
            .orElseThrow(
                () ->
                    bad(
                        "--format must be one of %s, got %s"
                            .formatted(
                                new FormatNames().stream().collect(Collectors.joining(", ")),
                                format)));
    boolean coloured = found.label().equals("unicode") && path == null && System.console() != null;
    return coloured ? new ColouredFormat() : found;
  }

  private ParameterException bad(String message) {
    return new ParameterException(spec.commandLine(), message);
  }
}
