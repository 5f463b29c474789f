package org.nqueens.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;

class BoardPictureTest {

  private static final BoardPicture.Board BOARD =
      new BoardPicture.Board(new int[] {1, 3, 0, 2}, "a < b & c");

  @Test
  void anSvgHasACrownForEachQueenAndKeepsItsText() throws Exception {
    Document svg = parse(BoardPicture.draw("svg", List.of(BOARD, BOARD), "n = 4"));
    assertThat(svg.getElementsByTagName("polygon").getLength()).isEqualTo(8);
    assertThat(svg.getElementsByTagName("title").item(0).getTextContent()).isEqualTo("n = 4");
    assertThat(svg.getElementsByTagName("text").item(0).getTextContent()).isEqualTo("a < b & c");
    assertThat(svg.getElementsByTagName("style").item(0).getTextContent())
        .contains("prefers-color-scheme:dark");
  }

  @Test
  void aPngShowsTheQueensWhereTheyStand() throws Exception {
    BufferedImage png =
        ImageIO.read(new ByteArrayInputStream(BoardPicture.draw("png", List.of(BOARD), "n = 4")));
    // Squares of 30 pixels from (24, 24), two image points to the pixel.
    for (int row = 0; row < 4; row++) {
      for (int column = 0; column < 4; column++) {
        int middle = png.getRGB(2 * (24 + 30 * column + 15), 2 * (24 + 30 * row + 20)) & 0xffffff;
        int empty = (row + column) % 2 == 0 ? Ink.LIGHT_SQUARE.light() : Ink.DARK_SQUARE.light();
        boolean queen = BOARD.columns()[row] == column;
        assertThat(middle).isEqualTo(queen ? Ink.QUEEN.light() : empty);
      }
    }
  }

  @Test
  void rightToLeftTextIsMarkedAsSuch() throws Exception {
    Canvas canvas = Canvas.svg(100, 100, "t");
    canvas.text(90, 50, 12, Canvas.Anchor.RIGHT, Ink.TEXT, "جواب: 92");
    canvas.text(10, 50, 12, Canvas.Anchor.LEFT, Ink.TEXT, "92 solutions");
    Document svg = parse(canvas.bytes());
    var persian = svg.getElementsByTagName("text").item(0).getAttributes();
    assertThat(persian.getNamedItem("direction").getNodeValue()).isEqualTo("rtl");
    assertThat(persian.getNamedItem("text-anchor").getNodeValue()).isEqualTo("start");
    var english = svg.getElementsByTagName("text").item(1).getAttributes();
    assertThat(english.getNamedItem("direction")).isNull();
    assertThat(english.getNamedItem("text-anchor").getNodeValue()).isEqualTo("start");
  }

  @Test
  void tooMuchForAPictureIsRefused() {
    assertThatThrownBy(() -> BoardPicture.draw("svg", Collections.nCopies(1_001, BOARD), ""))
        .hasMessage("a picture holds at most 1000 boards, got 1001; use --limit");
    assertThatThrownBy(() -> Canvas.png(10_000, 10_000)).hasMessageContaining("at most 200000000");
  }

  static Document parse(byte[] svg) throws Exception {
    assertThat(new String(svg, StandardCharsets.UTF_8)).startsWith("<svg");
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new ByteArrayInputStream(svg));
  }
}
