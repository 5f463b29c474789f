package org.nqueens.submit;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.nqueens.testing.KnownCounts;
import org.nqueens.testing.Processes;

/** A count in parts, on machines that never meet, joined in the end. */
class PartsIT {

  private static final int PARTS = 5;

  @TempDir private Path folder;

  private Processes.Result submit(List<String> command) throws Exception {
    return Processes.run(Processes.submit(command.toArray(String[]::new)));
  }

  @Test
  void fivePartsOneOnAnotherKernelAreTheWhole() throws Exception {
    List<String> merge = new ArrayList<>(List.of("ledger", "merge"));
    for (int part = 1; part <= PARTS; part++) {
      String ledger = folder.resolve("part-" + part).toString();
      List<String> count = new ArrayList<>(List.of("count", "17", "--tasks", "200"));
      count.addAll(List.of("--part", part + "/" + PARTS, "--ledger", ledger, "--no-progress"));
      count.addAll(part == 3 ? List.of("--kernel", "reference") : List.of());
      Processes.Result result = submit(count);
      assertThat(result.code()).as(result.err()).isZero();
      assertThat(result.out()).startsWith("Q(17) >= ").contains("40 of 200 tasks counted");
      merge.add(ledger);
    }
    String all = folder.resolve("all").toString();
    merge.addAll(List.of("--output", all));
    assertThat(submit(merge).out().strip()).isEqualTo("Q(17) = " + KnownCounts.solutions(17));
    Processes.Result verified = submit(List.of("ledger", "verify", all));
    assertThat(verified.code()).as(verified.err()).isZero();
    assertThat(submit(List.of("ledger", "show", all)).out()).containsPattern("reference +40 tasks");
  }
}
