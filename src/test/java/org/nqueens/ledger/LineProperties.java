package org.nqueens.ledger;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;

class LineProperties {

  @Property
  void textsAndNumbersComeBack(
      @ForAll String first, @ForAll @LongRange(min = 0) long number, @ForAll String last)
      throws FormatException {
    Line line = LineTest.written("key", first, number, last);
    assertThat(line.text()).isEqualTo("key");
    // Half of a surrogate pair is not text; UTF-8 writes a question mark for it.
    assertThat(line.text()).isEqualTo(new String(first.getBytes(UTF_8), UTF_8));
    assertThat(line.number()).isEqualTo(number);
    assertThat(line.text()).isEqualTo(new String(last.getBytes(UTF_8), UTF_8));
    line.done();
  }
}
