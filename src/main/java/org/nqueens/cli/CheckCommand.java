package org.nqueens.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.nqueens.board.Position;
import org.nqueens.board.Square;
import org.nqueens.format.BoardReader;
import org.nqueens.format.Formats;
import org.nqueens.format.SolutionFormat;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code check [FILE ...]}: are these boards solutions? */
@Command(
    name = "check",
    mixinStandardHelpOptions = true,
    description = {
      "Reads boards in any text format of 'solve' and says of each whether it is a solution, and if"
          + " not, which two queens attack each other.",
      "Rows and columns are counted from 1 in what is said."
    },
    exitCodeList = {
      "0:all boards are solutions",
      "2:bad arguments, or a file can't be read",
      "5:a board is no solution, or can't be read"
    },
    footerHeading = "%nExample:%n",
    footer = "  ./submit.sh solve 8 --format board | ./submit.sh check --quiet")
final class CheckCommand implements Callable<Integer> {

  @Spec private CommandSpec spec;

  @Parameters(
      paramLabel = "FILE",
      arity = "0..*",
      description = "Files of boards; none or - is standard input.")
  private List<String> files = List.of("-");

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description = "The format of the boards (default: told from the first line).")
  private String format;

  @Option(names = "--quiet", description = "Say nothing of boards that are solutions.")
  private boolean quiet;

  private long boards;
  private long solutions;

  @Override
  public Integer call() throws IOException {
    SolutionFormat known = knownFormat();
    for (String file : files) {
      boolean standard = file.equals("-");
      try (InputStream input = standard ? System.in : Files.newInputStream(Path.of(file));
          Reader text = new InputStreamReader(input, StandardCharsets.UTF_8)) {
        check(standard ? "" : file + ":", new BoardReader(text, known));
      } catch (NoSuchFileException e) {
        throw bad("FILE must exist, and there is no " + file);
      }
    }
    out().println("%d of %d boards are solutions".formatted(solutions, boards));
    out().flush();
    return solutions == boards ? ExitCode.OK : ExitCode.MISMATCH;
  }

  private SolutionFormat knownFormat() {
    if (format == null) {
      return null;
    }
    return Formats.named(format)
        .orElseThrow(
            () ->
                bad(
                    "--format must be one of %s, got %s"
                        .formatted(
                            String.join(
                                ", ", Formats.list().stream().map(SolutionFormat::label).toList()),
                            format)));
  }

  private void check(String file, BoardReader reader) throws IOException {
    Optional<BoardReader.Board> next = reader.next();
    while (next.isPresent()) {
      BoardReader.Board board = next.get();
      boards++;
      boolean solution = board.position().filter(Position::isSolution).isPresent();
      solutions += solution ? 1 : 0;
      if (!solution || !quiet) {
        out().println("%s%d: %s".formatted(file, board.line(), verdict(board)));
      }
      next = reader.next();
    }
  }

  private static String verdict(BoardReader.Board board) {
    if (board.position().isEmpty()) {
      return "cannot be read: " + board.problem();
    }
    Position position = board.position().get();
    if (position.isSolution()) {
      return "a solution for n = " + position.n();
    }
    return position
        .conflict()
        .map(
            conflict ->
                "no solution: the queens on %s and %s attack each other"
                    .formatted(named(conflict.first()), named(conflict.second())))
        .orElseGet(
            () ->
                "no solution: %d queens, and a board of size %d needs as many"
                    .formatted(position.queens().size(), position.n()));
  }

  private static String named(Square square) {
    return "row %d, column %d".formatted(square.row() + 1, square.column() + 1);
  }

  private PrintWriter out() {
    return spec.commandLine().getOut();
  }

  private ParameterException bad(String message) {
    return new ParameterException(spec.commandLine(), message);
  }
}
