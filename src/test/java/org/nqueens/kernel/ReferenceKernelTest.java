package org.nqueens.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.board.Placement;
import org.nqueens.testing.KnownCounts;
import org.nqueens.testing.Table;

/** The specification itself is held to published counts. */
class ReferenceKernelTest {

  static Stream<List<BigInteger>> profiles() {
    return Table.read("tree-profiles.tsv").stream().filter(row -> row.get(0).intValue() <= 13);
  }

  @ParameterizedTest
  @MethodSource("profiles")
  void countsSolutionsAndNodesOfTheWholeTree(List<BigInteger> row) {
    int n = row.get(0).intValue();
    long nodes = row.stream().skip(1).mapToLong(BigInteger::longValue).sum();
    long root = 1;
    assertThat(new ReferenceKernel().count(Placement.empty(n)))
        .isEqualTo(new Completions(KnownCounts.solutions(n).longValue(), nodes - root));
  }
}
