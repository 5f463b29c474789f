package org.nqueens.method;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.nqueens.testing.Table;

class ProfileTest {

  @Test
  void levelsAreThePublishedOnes() {
    for (List<BigInteger> row : Table.read("tree-profiles.tsv")) {
      int n = row.get(0).intValue();
      if (n <= 13) {
        long[] published = row.stream().skip(1).mapToLong(BigInteger::longValueExact).toArray();
        assertThat(Profile.of(n)).as("n = %d", n).containsExactly(published);
      }
    }
  }
}
