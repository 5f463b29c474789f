package org.nqueens.cli;

import java.util.ArrayList;
import org.nqueens.method.Method;
import org.nqueens.method.Methods;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Spec.Target;

/** The option {@code --method}, for every command that shows a method at work. */
final class MethodOption {

  @Spec(Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = "--method",
      paramLabel = "METHOD",
      defaultValue = "place",
      completionCandidates = Names.class,
      description = "One of ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}; docs/methods.md).")
  private String label;

  /** The names of all methods, for the help text. */
  static final class Names extends ArrayList<String> {
    private static final long serialVersionUID = 1;

    Names() {
      super(Methods.list().stream().map(Method::label).toList());
    }
  }

  /** The method asked for, for a board of size {@code n}. */
  Method method(int n) {
    Method method =
        Methods.named(label)
            .orElseThrow(
                () ->
                    bad(
                        "--method must be one of %s, got %s"
                            .formatted(String.join(", ", new Names()), label)));
    if (n > method.maxN()) {
      throw bad("--method %s takes boards up to %d, got %d".formatted(label, method.maxN(), n));
    }
    return method;
  }

  private ParameterException bad(String message) {
    return new ParameterException(spec.commandLine(), message);
  }
}
