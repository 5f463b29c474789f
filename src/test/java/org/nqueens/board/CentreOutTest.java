package org.nqueens.board;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CentreOutTest {

  @Test
  void startsInTheMiddleAndEndsAtTheEdges() {
    assertThat(CentreOut.rows(0)).isEmpty();
    assertThat(CentreOut.rows(1)).containsExactly(0);
    assertThat(CentreOut.rows(5)).containsExactly(2, 3, 1, 4, 0);
    assertThat(CentreOut.rows(6)).containsExactly(3, 2, 4, 1, 5, 0);
  }

  @Test
  void remainingRowsKeepTheOrder() {
    assertThat(CentreOut.remainingRows(6, 0b001100)).containsExactly(4, 1, 5, 0);
    assertThat(CentreOut.remainingRows(6, 0b111111)).isEmpty();
  }
}
