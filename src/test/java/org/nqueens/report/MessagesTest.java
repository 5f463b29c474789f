package org.nqueens.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.MissingResourceException;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MessagesTest {

  private static final Pattern KEY =
      Pattern.compile("\"((solve|trace|tree|profile|compare)(\\.[a-z]+)+|written)\"");

  private static Properties bundle(String suffix) throws IOException {
    Properties texts = new Properties();
    try (InputStream input =
        MessagesTest.class.getResourceAsStream("messages" + suffix + ".properties")) {
      texts.load(new InputStreamReader(input, StandardCharsets.UTF_8));
    }
    return texts;
  }

  @ParameterizedTest(name = "{0}")
  @ValueSource(strings = {"fa", "zh"})
  void noKeyIsMissingAndEachTextFillsInTheSameValues(String language) throws IOException {
    Properties english = bundle("");
    Properties other = bundle("_" + language);
    assertThat(other.stringPropertyNames()).isEqualTo(english.stringPropertyNames());
    for (String key : english.stringPropertyNames()) {
      Set<String> values = values(english.getProperty(key));
      // "1 solution": a language may spell the number out.
      Set<String> found = values(other.getProperty(key));
      assertThat(found).as("%s in %s", key, language).isEqualTo(values);
      assertThat(other.getProperty(key)).isNotBlank();
    }
  }

  private static Set<String> values(String text) {
    return Pattern.compile("\\{\\d}")
        .matcher(text)
        .results()
        .map(MatchResult::group)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  // The verdicts' keys are put together from their labels.
  @Test
  void everyKeyInTheSourcesHasATextAndEveryTextIsUsed() throws IOException {
    Set<String> used = new TreeSet<>();
    try (Stream<Path> files = Files.walk(Path.of("src/main/java"))) {
      files
          .filter(file -> file.toString().endsWith(".java"))
          .forEach(file -> KEY.matcher(text(file)).results().forEach(m -> used.add(m.group(1))));
    }
    for (Verdict verdict : Verdict.values()) {
      used.add("compare.verdict." + verdict.label());
    }
    assertThat(used).isEqualTo(new TreeSet<>(bundle("").stringPropertyNames()));
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void theLocaleChoosesTheLanguageAndEnglishIsTheDefault() {
    assertThat(Messages.of(Locale.SIMPLIFIED_CHINESE).text("tree.solution")).isEqualTo("解");
    assertThat(Messages.of(Locale.forLanguageTag("fa-IR")).text("tree.solution")).isEqualTo("جواب");
    assertThat(Messages.of(Locale.FRANCE).text("tree.solution")).isEqualTo("solution");
    assertThat(Messages.in("en").text("tree.summary", 17, 44, 2_000))
        .isEqualTo("17 nodes visited, 44 pruned, 2000 solutions");
    assertThat(Messages.in("fa").rightToLeft()).isTrue();
    assertThatThrownBy(() -> Messages.in("de"))
        .hasMessage("language must be one of en, fa, zh, got de");
    assertThatThrownBy(() -> Messages.in("en").text("no.such"))
        .isInstanceOf(MissingResourceException.class);
  }
}
