package org.nqueens.cli;

import java.util.Locale;
import org.nqueens.report.Messages;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Spec.Target;

/** The option {@code --lang}, for every command with texts in several languages. */
final class LanguageOption {

  @Spec(Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = "--lang",
      paramLabel = "LANGUAGE",
      description = "Language of messages: en, fa or zh (default: the locale's, or else English).")
  private String language;

  /** The texts in the language asked for. */
  Messages messages() {
    if (language == null) {
      return Messages.of(Locale.getDefault());
    }
    try {
      return Messages.in(language);
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage());
    }
  }
}
