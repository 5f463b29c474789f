package org.nqueens.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TeachingCommandsTest extends CommandTest {

  @TempDir private Path folder;

  private final InputStream standardInput = System.in;

  @AfterEach
  void giveStandardInputBack() {
    System.setIn(standardInput);
  }

  private void type(String text) {
    System.setIn(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
  }

  @Test
  void checkTellsSolutionsFromTheRestAndWhoAttacksWhom() {
    type("( 1 3 0 2)\n( 0 2 1 3)\n( 1 3)\n(\n");
    assertThat(run("check")).isEqualTo(ExitCode.MISMATCH);
    assertThat(out.toString().lines())
        .containsExactly(
            "1: a solution for n = 4",
            "2: no solution: the queens on row 2, column 3 and row 3, column 2 attack each other",
            "3: cannot be read: a queen must stand on the board, rows and columns 0 to 1, got (1,3)",
            "4: cannot be read: not a line of this format: (",
            "1 of 4 boards are solutions");
    type("Q..\n..Q\n...\n");
    assertThat(run("check", "-", "--quiet")).isEqualTo(ExitCode.MISMATCH);
    assertThat(out.toString()).startsWith("1: no solution: 2 queens, and a board of size 3");
  }

  @Test
  void checkReadsFiles() throws IOException {
    Path file = folder.resolve("boards");
    run("solve", "8", "--format", "fen", "--output", file.toString());
    assertThat(run("check", file.toString(), "--quiet")).isZero();
    assertThat(out.toString().strip()).isEqualTo("92 of 92 boards are solutions");
    assertThat(run("check", file.toString(), "--format", "fen", "--quiet")).isZero();
    assertThat(run("check", file.toString(), "--format", "csv", "--quiet"))
        .isEqualTo(ExitCode.MISMATCH);
    assertThat(run("check", folder + "/none")).isEqualTo(ExitCode.USAGE);
    assertThat(err.toString()).contains("FILE must exist");
    assertThat(run("check", "--format", "word")).isEqualTo(ExitCode.USAGE);
  }

  @Test
  void rankTakesColumnsFromZeroOrOne() {
    assertThat(run("rank", "8", "1", "5", "8", "6", "3", "7", "2", "4")).isZero();
    assertThat(out.toString().strip()).isEqualTo("0");
    assertThat(run("rank", "8", "7", "3", "0", "2", "5", "1", "6", "4")).isZero();
    assertThat(out.toString().strip()).isEqualTo("91");
    assertThat(run("rank", "4", "1", "2", "3", "4")).isEqualTo(ExitCode.USAGE);
    assertThat(err.toString()).contains("the one on (1,1) is attacked");
    assertThat(run("rank", "4", "1", "2")).isEqualTo(ExitCode.USAGE);
    assertThat(err.toString()).contains("a solution of size 4 has 4 columns, got 2");
    assertThat(run("rank", "4", "1", "5", "2", "3")).isEqualTo(ExitCode.USAGE);
  }

  @Test
  void treeDrawsAsTextAndAsPicture() throws IOException {
    assertThat(run("tree", "4", "--lang", "en")).isZero();
    assertThat(out.toString()).contains("17 nodes visited, 44 pruned, 2 solutions");
    Path svg = folder.resolve("t.svg");
    assertThat(run("tree", "6", "--method", "promising", "--depth", "2", "--output", svg + ""))
        .isZero();
    assertThat(Files.readString(svg)).contains("class=\"pruned\"");
    assertThat(run("tree", "4", "--output", svg.toString())).isEqualTo(ExitCode.USAGE);
    assertThat(run("tree", "4", "--output", svg.toString(), "--overwrite")).isZero();
    assertThat(run("tree", "4", "--output", folder + "/t.gif")).isEqualTo(ExitCode.USAGE);
    assertThat(err.toString()).contains("--output must end in .svg or .png");
    assertThat(run("tree", "9")).isEqualTo(ExitCode.USAGE);
    assertThat(err.toString()).contains("use a smaller --depth or N");
    assertThat(run("tree", "4", "--depth", "-1")).isEqualTo(ExitCode.USAGE);
    assertThat(run("tree", "4", "--method", "magic")).isEqualTo(ExitCode.USAGE);
  }

  @Test
  void profileCountsAndDraws() {
    Path png = folder.resolve("p.png");
    assertThat(run("profile", "8", "--chart", png.toString(), "--lang", "en")).isZero();
    assertThat(out.toString()).contains("  5              568  ").contains("total  2057");
    assertThat(png).exists();
    assertThat(run("profile", "0")).isZero();
    assertThat(run("profile", "8", "--chart", "x.txt")).isEqualTo(ExitCode.USAGE);
  }

  @Test
  void traceTellsEveryStep() {
    assertThat(run("trace", "4", "--first", "--lang", "en")).isZero();
    assertThat(out.toString().lines())
        .startsWith(
            "row 1: queen on column 1",
            "  row 2: column 1 is attacked by the queen on row 1, column 1")
        .contains("        solution 1: 2 4 1 3")
        .contains("  row 2: take the queen back from column 3");
    assertThat(run("trace", "4", "--lang", "fa")).isZero();
    assertThat(out.toString()).contains("پایان جست‌وجو: 2 جواب، 16 وزیر گذاشته شده، 84 آزمون");
    assertThat(run("trace", "8", "--steps", "5", "--lang", "zh")).isEqualTo(ExitCode.STOPPED);
    assertThat(out.toString().lines()).hasSize(6);
    assertThat(run("trace", "8", "--steps", "0")).isEqualTo(ExitCode.USAGE);
    assertThat(run("trace", "8", "--delay", "-1")).isEqualTo(ExitCode.USAGE);
  }

  @Test
  void traceGoesKeyByKey() {
    type("\n\n\nq\n");
    assertThat(run("trace", "4", "--keys", "--lang", "en")).isEqualTo(ExitCode.STOPPED);
    assertThat(out.toString().lines()).hasSize(4);
    assertThat(out.toString()).contains("stopped after 3 steps");
    assertThat(err.toString().strip()).isEqualTo("Enter: next step; q: quit");
  }
}
