package org.nqueens.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import org.nqueens.method.Method;
import org.nqueens.method.MethodRun;
import org.nqueens.method.Search;
import org.nqueens.method.SearchStopped;
import org.nqueens.report.Messages;
import org.nqueens.report.TraceText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code trace N}: tells the search of a method step by step. */
@Command(
    name = "trace",
    mixinStandardHelpOptions = true,
    description = {
      "Tells the search of a method step by step: queens placed, squares refused and by which queen,"
          + " queens taken back, solutions.",
      "Rows and columns are counted from 1."
    },
    exitCodeList = {
      "0:done, also if the reader of a pipe went away",
      "3:stopped at --steps or by q"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  ./submit.sh trace 4 --delay 300 --lang zh",
      "  ./submit.sh trace 6 --keys --first"
    })
final class TraceCommand implements Callable<Integer> {

  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "N", converter = BoardSize.class, description = "Board size, 0 to 31.")
  private int n;

  @Mixin private MethodOption method;

  @Option(names = "--first", description = "End at the first solution.")
  private boolean first;

  @Option(
      names = "--steps",
      paramLabel = "NUMBER",
      description = "Stop after so many steps, at least 1 (default: no limit).")
  private Long steps;

  @Option(
      names = "--delay",
      paramLabel = "MS",
      defaultValue = "0",
      description = "Milliseconds between two steps, 0 to 60000 (default: ${DEFAULT-VALUE}).")
  private int delay;

  @Option(names = "--keys", description = "Wait for a key before each step; q ends it.")
  private boolean keyed;

  @Mixin private LanguageOption language;

  private StandardOutput out;
  private Keys keys;
  private long taken;
  private boolean readerLeft;

  @Override
  public Integer call() {
    requireLimits();
    Messages messages = language.messages();
    Method told = method.method(n);
    out = new StandardOutput(spec.commandLine().getOut());
    if (keyed) {
      spec.commandLine().getErr().println(messages.text("trace.keys"));
    }
    TraceText text = new TraceText(messages, (line, row) -> step(line));
    Search.Limits limits =
        new Search.Limits(
            Long.MAX_VALUE, first ? 1 : Long.MAX_VALUE, Long.MAX_VALUE, Integer.MAX_VALUE);
    MethodRun run;
    try (Keys pressed = keyed ? Keys.of(System.in) : null) {
      keys = pressed;
      run = MethodRun.of(told, n, text, limits);
    }
    if (readerLeft) {
      return ExitCode.OK;
    }
    PrintWriter end = spec.commandLine().getOut();
    end.println(text.end(run, taken));
    end.flush();
    boolean firstFound = first && run.solutions() == 1;
    return run.finished() || firstFound ? ExitCode.OK : ExitCode.STOPPED;
  }

  private void requireLimits() {
    if (steps != null && steps < 1) {
      throw new ParameterException(spec.commandLine(), "--steps must be at least 1, got " + steps);
    }
    if (delay < 0 || delay > 60_000) {
      throw new ParameterException(
          spec.commandLine(), "--delay must be in [0, 60000], got " + delay);
    }
  }

  private void step(String line) {
    if (steps != null && taken == steps) {
      throw new SearchStopped();
    }
    try {
      if (keys != null && !keys.next()) {
        throw new SearchStopped();
      }
      taken++;
      if (!out.write(line + System.lineSeparator())) {
        readerLeft = true;
        throw new SearchStopped();
      }
      TimeUnit.MILLISECONDS.sleep(delay);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new SearchStopped();
    }
  }
}
