package org.nqueens.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nqueens.kernel.VectorKernels;
import org.nqueens.method.Method;
import org.nqueens.method.Methods;

class CompareCommandTest extends CommandTest {

  @TempDir Path folder;

  @Test
  void countsWithEveryKernelAndMethodThereIs() {
    assertThat(run("compare", "7", "--lang", "en")).isZero();
    List<String> lines = out.toString().lines().toList();
    assertThat(lines.get(0)).isEqualTo("Q(7) on one thread, matches A000170");
    assertThat(lines.subList(2, lines.size())).allMatch(line -> line.contains(" 40 "));
    for (Method method : Methods.list()) {
      assertThat(lines).anyMatch(line -> line.startsWith("  " + method.label() + " "));
    }
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
  void aMethodThatNeedsTooLongIsStoppedAndDrawn() throws Exception {
    Path chart = folder.resolve("chart.svg");
    assertThat(
            run("compare", "12", "--max-time", "0.3", "--lang", "fa", "--chart", chart.toString()))
        .isZero();
    assertThat(out.toString()).contains("برابر با A000170", "متوقف‌شده");
    assertThat(out.toString().lines().filter(line -> line.startsWith("  whole-tree")))
        .allMatch(line -> line.contains("~"))
        .hasSize(1);
    assertThat(chart).content().startsWith("<?xml").contains("<svg");
    assertThat(run("compare", "4", "--max-time", "0")).isEqualTo(ExitCode.USAGE);
    assertThat(run("compare", "4", "--chart", "x.pdf")).isEqualTo(ExitCode.USAGE);
  }

  @Test
  void refusesABoardThatIsTooLarge() {
    assertThat(run("compare", "32")).isEqualTo(ExitCode.USAGE);
    assertThat(err.toString().lines()).hasSize(1);
  }
}
