package org.nqueens.seed;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.testing.Table;

class RowSeedsTest {

  static Stream<List<BigInteger>> profiles() {
    return Table.read("tree-profiles.tsv").stream().filter(row -> row.get(0).intValue() <= 12);
  }

  static Stream<List<BigInteger>> seedCounts() {
    return Table.read("seed-counts.tsv").stream();
  }

  // The number of seeds at every depth, and the nodes above them, are the published profile.
  @ParameterizedTest
  @MethodSource("profiles")
  void countsAreTheProfileOfTheTree(List<BigInteger> row) {
    int n = row.get(0).intValue();
    long nodes = 0;
    for (int depth = 0; depth <= n; depth++) {
      long[] seeds = {0};
      long visited = new RowSeeds(n, depth, false).forEach((rows, columnOf, weight) -> seeds[0]++);
      assertThat(seeds[0])
          .as("n = %d, depth %d", n, depth)
          .isEqualTo(row.get(depth + 1).longValue());
      nodes += seeds[0];
      assertThat(visited).as("nodes, n = %d, depth %d", n, depth).isEqualTo(nodes);
    }
  }

  @ParameterizedTest
  @MethodSource("seedCounts")
  void countsOfLargeBoardsArePublished(List<BigInteger> row) {
    int n = row.get(0).intValue();
    for (int depth = 1; depth <= 4; depth++) {
      assertThat(new RowSeeds(n, depth, false).count()).isEqualTo(row.get(depth).longValue());
    }
  }

  // Mirror pairs: with their weights the halved seeds stand for all.
  @Test
  void mirroredSeedsStandForAll() {
    for (int n = 1; n <= 9; n++) {
      for (int depth = 1; depth <= n + 1; depth++) {
        long[] weights = {0};
        new RowSeeds(n, depth, true).forEach((rows, columnOf, weight) -> weights[0] += weight);
        assertThat(weights[0])
            .as("n = %d, depth %d", n, depth)
            .isEqualTo(new RowSeeds(n, depth, false).count());
      }
    }
  }

  @Test
  void ordersSeedsByTheirColumns() {
    StringBuilder order = new StringBuilder();
    new RowSeeds(4, 2, false)
        .forEach((rows, columnOf, w) -> order.append(columnOf[0]).append(columnOf[1]).append(' '));
    assertThat(order).hasToString("02 03 13 20 30 31 ");
  }

  @Test
  void refusesANegativeDepth() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new RowSeeds(8, -1, false))
        .withMessage("depth must be at least 0, got -1");
    assertThatIllegalArgumentException().isThrownBy(() -> new CrossSeeds(8, -1));
  }
}
