package org.nqueens.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.method.Methods;
import org.nqueens.method.SearchTree;
import org.nqueens.method.TreeNode;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

class PicturesTest {

  private static TreeNode tree(int n, int depth) {
    return SearchTree.of(Methods.named("place").orElseThrow(), n, depth, 5_000);
  }

  private static Document draw(int n, int depth, String language) throws Exception {
    return parse(TreePicture.draw("svg", tree(n, depth), n, "title & more", Messages.in(language)));
  }

  private static Document parse(byte[] svg) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new ByteArrayInputStream(svg));
  }

  private static long withClass(Document svg, String tag, String name) {
    NodeList elements = svg.getElementsByTagName(tag);
    long count = 0;
    for (int i = 0; i < elements.getLength(); i++) {
      count += ((Element) elements.item(i)).getAttribute("class").equals(name) ? 1 : 0;
    }
    return count;
  }

  @Test
  void aSmallTreeShowsABoardAtEveryNodeFramedByItsKind() throws Exception {
    Document svg = draw(4, 4, "en");
    assertThat(withClass(svg, "rect", "visited")).isEqualTo(15);
    assertThat(withClass(svg, "rect", "pruned")).isEqualTo(44);
    assertThat(withClass(svg, "rect", "solution")).isEqualTo(2);
    // A cross is two lines, and one more is in the legend.
    assertThat(withClass(svg, "line", "pruned-line")).isEqualTo(2 * (44 + 1));
    assertThat(withClass(svg, "line", "edge-line")).isEqualTo(60);
    // Queens: each node has as many as its depth, 4 + 12 more pruned in row 2 ...
    assertThat(withClass(svg, "polygon", "queen")).isEqualTo(queens(tree(4, 4)));
    assertThat(svg.getElementsByTagName("title").item(0).getTextContent())
        .isEqualTo("title & more");
  }

  private static long queens(TreeNode node) {
    return node.depth() + node.children().stream().mapToLong(PicturesTest::queens).sum();
  }

  @Test
  void aLargeTreeShowsMarks() throws Exception {
    Document svg = draw(8, 3, "zh");
    assertThat(withClass(svg, "circle", "visited")).isEqualTo(1 + 8 + 42 + 140 + 1);
    assertThat(withClass(svg, "polygon", "queen")).isZero();
  }

  @Test
  void persianIsSetFromRightToLeft() throws Exception {
    NodeList texts = draw(4, 4, "fa").getElementsByTagName("text");
    long persian = 0;
    for (int i = 0; i < texts.getLength(); i++) {
      Element text = (Element) texts.item(i);
      boolean arabic = text.getTextContent().codePoints().anyMatch(c -> c >= 0x600 && c < 0x700);
      assertThat(text.getAttribute("direction")).isEqualTo(arabic ? "rtl" : "");
      persian += arabic ? 1 : 0;
    }
    assertThat(persian).isEqualTo(4); // three marks and the totals
  }

  @Test
  void textTreesHaveALinePerNode() {
    List<String> lines = TreeText.lines(tree(4, 4), Messages.in("en"));
    assertThat(lines).hasSize(1 + 60 + 3);
    assertThat(lines).contains("● visited   × pruned   ★ solution");
    assertThat(lines.get(lines.size() - 1)).isEqualTo("17 nodes visited, 44 pruned, 2 solutions");
    assertThat(lines.stream().filter(line -> line.contains("★") && line.contains("2 4 1 3")))
        .hasSize(1);
  }

  @ParameterizedTest(name = "{0}")
  @ValueSource(strings = {"en", "fa", "zh"})
  void chartsAreDrawnInEveryLanguageAndKind(String language) throws Exception {
    Messages messages = Messages.in(language);
    List<CompareChart.Row> rows =
        List.of(
            new CompareChart.Row("slow", 812.5, false),
            new CompareChart.Row("unknown", Double.POSITIVE_INFINITY, false),
            new CompareChart.Row("fast", 0.002, true));
    for (long[] profile : new long[][] {{1}, {1, 1}, {1, 2, 0}, {1, 8, 42, 140, 92}}) {
      requirePicture(ProfileChart.draw("png", profile, messages));
    }
    requirePicture(CompareChart.draw("png", 12, rows, messages));
    byte[] bytes = CompareChart.draw("svg", 12, rows, messages);
    String svg = new String(bytes, StandardCharsets.UTF_8);
    assertThat(svg).contains("<title>" + messages.text("compare.title", 12) + "</title>");
    assertThat(svg).contains("prefers-color-scheme:dark");
    String stopped = messages.text("compare.stopped");
    String measured = messages.text("compare.measured");
    assertThat(parse(bytes).getElementsByTagName("desc").item(0).getTextContent().lines().skip(1))
        .containsExactly("fast: 0.002 (" + measured + ")", "slow: 812.5 (" + stopped + ")");
  }

  private static void requirePicture(byte[] png) throws Exception {
    BufferedImage image = ImageIO.read(new ByteArrayInputStream(png));
    long blue = 0;
    for (int x = 0; x < image.getWidth(); x++) {
      for (int y = 0; y < image.getHeight(); y++) {
        blue += (image.getRGB(x, y) & 0xffffff) == 0x0072b2 ? 1 : 0;
      }
    }
    assertThat(blue).as("points in bars").isGreaterThan(500);
  }
}
