package org.nqueens.ledger;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.zip.CRC32C;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LineTest {

  private static Line check(String line) throws FormatException {
    byte[] bytes = line.getBytes(UTF_8);
    return Line.check(bytes, 0, bytes.length, new CRC32C());
  }

  static Line written(Object... fields) throws FormatException {
    String line = Line.of(fields);
    assertThat(line).endsWith("\n").doesNotContain("\r");
    assertThat(line.indexOf('\n')).isEqualTo(line.length() - 1);
    return check(line.substring(0, line.length() - 1));
  }

  /** CRC-32C of "123456789" is e3069283 by its definition (RFC 3720, Castagnoli). */
  @Test
  void theChecksumIsCrc32c() {
    assertThat(Line.of("123456789")).isEqualTo("123456789\te3069283\n");
  }

  @Test
  void emptyTextsAndTheLargestNumberComeBack() throws FormatException {
    Line line = written("k", "", Long.MAX_VALUE, "");
    assertThat(line.text()).isEqualTo("k");
    assertThat(line.text()).isEmpty();
    assertThat(line.number()).isEqualTo(Long.MAX_VALUE);
    assertThat(line.text()).isEmpty();
    line.done();
  }

  @ParameterizedTest
  @ValueSource(strings = {"9223372036854775808", "99999999999999999999", "-1", "1e3", "", "1.0"})
  void whatIsNoNumberBelowTwoTo63IsRefused(String text) throws FormatException {
    Line line = written(text.isEmpty() ? "" : text, "x");
    assertThatThrownBy(line::number).isInstanceOf(FormatException.class);
  }

  @Test
  void anIndexIsBelowTwoTo31() throws FormatException {
    assertThat(written(2147483647L).index()).isEqualTo(Integer.MAX_VALUE);
    assertThatThrownBy(() -> written(2147483648L).index())
        .hasMessage("a number below 2^31 expected, got 2147483648");
  }

  @Test
  void fieldsTooManyOrTooFewAreRefused() throws FormatException {
    Line line = written("a", "b");
    line.text();
    assertThatThrownBy(line::done).hasMessageContaining("more fields");
    line.text();
    line.done();
    assertThatThrownBy(line::text).hasMessageContaining("fewer fields");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "x", "12345678", "\t12345678", "123456789\tE3069283", "1\te306928"})
  void aLineWithoutItsChecksumIsRefused(String line) {
    assertThatThrownBy(() -> check(line)).isInstanceOf(FormatException.class);
  }

  @Test
  void aWrongChecksumNamesBoth() {
    assertThatThrownBy(() -> check("123456789\te3069284"))
        .hasMessage("checksum e3069284 recorded, e3069283 computed");
  }
}
