package org.nqueens.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.board.Solution;
import org.nqueens.testing.Brute;

class FormatsTest {

  private static final int[] SIZES = {1, 2, 3, 4, 5, 6, 8, 11};

  static Stream<Arguments> goldenFiles() {
    return Stream.of("coordinates0", "board", "columns1", "matrix", "tuple0", "pairs1")
        .flatMap(format -> Stream.of(1, 4, 5, 6, 8).map(n -> Arguments.of(format, n)));
  }

  @ParameterizedTest(name = "{0}, n = {1}")
  @MethodSource("goldenFiles")
  void theTutorialsFormatsAreMetByteForByte(String format, int n) throws IOException {
    try (InputStream golden =
        FormatsTest.class.getResourceAsStream("/golden/" + format + "-" + n + ".txt")) {
      assertThat(document(Formats.named(format).orElseThrow(), Brute.solutions(n), 0))
          .isEqualTo(new String(golden.readAllBytes(), StandardCharsets.UTF_8));
    }
  }

  static Stream<SolutionFormat> formats() {
    return Stream.concat(Formats.list().stream(), Stream.of(new ColouredFormat()));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("formats")
  void whatIsWrittenIsReadBackWithoutBeingToldTheFormat(SolutionFormat format) throws IOException {
    for (int n : SIZES) {
      for (int orbit : new int[] {0, 8}) {
        List<int[]> solutions = Brute.solutions(n);
        String text = document(format, solutions, orbit);
        assertThat(read(text, null))
            .as("%s, n = %d, orbit %d", format.label(), n, orbit)
            .isEqualTo(solutions.stream().map(Solution::of).toList());
      }
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("formats")
  void whatIsWrittenIsReadBackInTheFormatGiven(SolutionFormat format) throws IOException {
    SolutionFormat given = Formats.named(format.label()).orElseThrow();
    List<int[]> solutions = Brute.solutions(8);
    assertThat(read(document(format, solutions, 0), given))
        .isEqualTo(solutions.stream().map(Solution::of).toList());
  }

  // 1000 is where three characters no longer hold a column, and where patterns with a repeated
  // group
  // would overflow the stack.
  @ParameterizedTest(name = "{0}")
  @MethodSource("formats")
  void largeBoardsAreReadBackToo(SolutionFormat format) throws IOException {
    int[] columns = new int[1_000]; // n mod 6 = 4: evens, then odds
    for (int row = 0; row < 500; row++) {
      columns[row] = 2 * row + 1;
      columns[500 + row] = 2 * row;
    }
    assertThat(read(document(format, List.of(columns), 0), null))
        .containsExactly(Solution.of(columns));
  }

  @Test
  void jsonIsOneArrayEvenWithoutASolution() throws IOException {
    assertThat(document(new JsonFormat(), List.of(), 0)).isEqualTo("[]\n");
    assertThat(document(new JsonFormat(), Brute.solutions(4), 0))
        .isEqualTo("[[1,3,0,2],\n[2,0,3,1]]\n");
  }

  @Test
  void theOtherFormatsLookAsDocumented() throws IOException {
    List<int[]> first = Brute.solutions(4).subList(0, 1);
    assertThat(document(LineFormat.CSV, first, 0))
        .isEqualTo("number,row0,row1,row2,row3\n1,1,3,0,2\n");
    assertThat(document(LineFormat.LEETCODE, first, 0))
        .isEqualTo("[\".Q..\",\"...Q\",\"Q...\",\"..Q.\"]\n");
    assertThat(document(LineFormat.ASP, first, 2))
        .isEqualTo("queen(1,2). queen(2,4). queen(3,1). queen(4,3). % orbit 2\n");
    assertThat(document(LineFormat.FEN, first, 0)).isEqualTo("1Q2/3Q/Q3/2Q1\n");
    assertThat(document(LineFormat.JSONL, first, 2))
        .isEqualTo("{\"orbit\":2,\"columns\":[1,3,0,2]}\n");
    assertThat(document(LineFormat.TUPLE0, first, 2)).isEqualTo("( 1 3 0 2)  # orbit 2\n");
    assertThat(document(GridFormat.UNICODE, first, 0))
        .isEqualTo("#1\n· ♛ · · \n· · · ♛ \n♛ · · · \n· · ♛ · \n\n");
  }

  @ParameterizedTest(name = "limit {0}")
  @ValueSource(ints = {1, 2, 50})
  void printingEndsWhenTheReaderHasGoneAway(int taken) throws IOException {
    List<CharSequence> pieces = new ArrayList<>();
    SolutionPrinter printer =
        new SolutionPrinter(
            GridFormat.BOARD,
            piece -> {
              pieces.add(piece.toString());
              return pieces.size() < taken;
            });
    int[] columns = Brute.solutions(8).get(0);
    long printed = 0;
    while (printed < 1_000_000 && printer.print(printed + 1, columns, 0)) {
      printed++;
    }
    assertThat(pieces).hasSize(taken);
    assertThat(pieces).allSatisfy(piece -> assertThat(piece.length()).isLessThan(70_000));
  }

  private static String document(SolutionFormat format, List<int[]> solutions, int orbit)
      throws IOException {
    StringBuilder text = new StringBuilder();
    SolutionPrinter printer =
        new SolutionPrinter(
            format,
            piece -> {
              text.append(piece);
              return true;
            });
    printer.begin(solutions.isEmpty() ? 0 : solutions.get(0).length, orbit > 0);
    long number = 0;
    for (int[] columns : solutions) {
      printer.print(++number, columns, orbit);
    }
    printer.end();
    return text.toString();
  }

  private static List<Solution> read(String text, SolutionFormat format) throws IOException {
    BoardReader reader = new BoardReader(new StringReader(text), format);
    List<Solution> solutions = new ArrayList<>();
    Optional<BoardReader.Board> board = reader.next();
    while (board.isPresent()) {
      assertThat(board.get().problem()).isEmpty();
      solutions.add(board.get().position().orElseThrow().toSolution());
      board = reader.next();
    }
    return solutions;
  }
}
