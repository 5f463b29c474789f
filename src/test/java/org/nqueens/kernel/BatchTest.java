package org.nqueens.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.nqueens.board.Placement;

class BatchTest {

  @Test
  void refusesPlacementsThatDoNotBelongTogether() {
    Placement first = Placement.empty(6).place(0, 1);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Batch.of(List.of(first, Placement.empty(6).place(1, 1))))
        .withMessageContaining("one size and one set of rows");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Batch.of(List.of(first, Placement.empty(7).place(0, 1))));
  }

  @Test
  void growsBeyondItsCapacity() {
    Batch batch = new Batch(6, 0b1, 0);
    for (int i = 0; i < 40; i++) {
      batch.add(1 << i % 6, 2L << i, 3L << i);
    }
    assertThat(batch.size()).isEqualTo(40);
    assertThat(batch.columns(33)).isEqualTo(1 << 33 % 6);
    assertThat(batch.diagonals(33)).isEqualTo(2L << 33);
    assertThat(batch.antidiagonals(33)).isEqualTo(3L << 33);
  }

  @Test
  void refusesRowsOutsideTheBoard() {
    assertThatIllegalArgumentException().isThrownBy(() -> new Batch(6, 1 << 6, 1));
    assertThatIllegalArgumentException().isThrownBy(() -> new Batch(32, 0, 1));
  }
}
