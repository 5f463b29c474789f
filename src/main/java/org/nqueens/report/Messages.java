package org.nqueens.report;

import java.text.MessageFormat;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;

/**
 * The texts for people in one language.
 *
 * <p>Numbers are filled in as the caller wrote them, with Western digits in every language, so that
 * they can be copied into a command or searched for.
 */
public final class Messages {

  /** The languages there are: English, Persian, Chinese. */
  public static final List<String> LANGUAGES = List.of("en", "fa", "zh");

  private static final String BUNDLE = "org.nqueens.report.messages";

  private final ResourceBundle texts;
  private final String language;

  private Messages(String language) {
    Locale locale = language.equals("en") ? Locale.ROOT : Locale.forLanguageTag(language);
    this.language = language;
    this.texts =
        ResourceBundle.getBundle(
            BUNDLE,
            locale,
            ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES));
  }

  /**
   * The texts in {@code language}.
   *
   * @throws IllegalArgumentException if there are none
   */
  public static Messages in(String language) {
    if (!LANGUAGES.contains(language)) {
      throw new IllegalArgumentException(
          "language must be one of " + String.join(", ", LANGUAGES) + ", got " + language);
    }
    return new Messages(language);
  }

  /** The texts in the language of {@code locale}, in English if there are none. */
  public static Messages of(Locale locale) {
    return in(LANGUAGES.contains(locale.getLanguage()) ? locale.getLanguage() : "en");
  }

  /** The language, such as {@code "fa"}. */
  public String language() {
    return language;
  }

  /** Whether the language is written from right to left. */
  public boolean rightToLeft() {
    return language.equals("fa");
  }

  /**
   * The text {@code key} with {@code values} filled in.
   *
   * @throws java.util.MissingResourceException if there is no such text
   */
  public String text(String key, Object... values) {
    Object[] written = new Object[values.length];
    for (int i = 0; i < values.length; i++) {
      written[i] = String.valueOf(values[i]);
    }
    return new MessageFormat(texts.getString(key), Locale.ROOT).format(written);
  }
}
