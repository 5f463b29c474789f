package org.nqueens.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.nqueens.kernel.VectorKernels;

class CompareCommandTest {

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int run(String... args) {
    return Main.commandLine()
        .setOut(new PrintWriter(out, true))
        .setErr(new PrintWriter(err, true))
        .execute(args);
  }

  @Test
  void countsWithEveryKernelThereIs() {
    assertThat(run("compare", "10")).isZero();
    List<String> lines = out.toString().lines().toList();
    assertThat(lines.get(0)).isEqualTo("Q(10) on one thread, matches A000170");
    assertThat(lines.subList(2, lines.size())).allMatch(line -> line.contains(" 724 "));
    assertThat(lines).anyMatch(line -> line.startsWith("  scalar "));
    assertThat(lines).anyMatch(line -> line.startsWith("  reference "));
    assertThat(lines.stream().anyMatch(line -> line.startsWith("  vector-")))
        .isEqualTo(VectorKernels.obstacle().isEmpty());
  }

  // The reference prunes nothing: without symmetry it places the whole tree of OEIS A319283.
  @Test
  void jsonHasTheNodesOfEachKernel() {
    assertThat(run("compare", "8", "--symmetry", "none", "--json")).isZero();
    assertThat(out.toString().lines()).hasSize(1);
    assertThat(out.toString())
        .contains("\"verdict\":\"matches\"")
        .contains("{\"name\":\"reference\",\"solutions\":92,\"nodes\":2057,");
  }

  @Test
  void refusesABoardThatIsTooLarge() {
    assertThat(run("compare", "32")).isEqualTo(ExitCode.USAGE);
    assertThat(err.toString().lines()).hasSize(1);
  }
}
