package org.nqueens.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.nqueens.board.Placement;
import org.nqueens.board.Solution;
import org.nqueens.count.StopSwitch;
import org.nqueens.estimate.Forecast;
import org.nqueens.method.Construction;
import org.nqueens.method.SolutionCursor;
import org.nqueens.method.SolutionSource;
import org.nqueens.method.Sources;
import org.nqueens.report.Messages;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code solve N}: lists solutions. */
@Command(
    name = "solve",
    mixinStandardHelpOptions = true,
    description = {
      "Lists the solutions of the n-queens problem in lexicographic order of the columns.",
      "On one machine, without Spark; with --spark as many files, written by a cluster."
    },
    exitCodeList = {
      "0:done, also if there is no solution, and if the reader of a pipe went away",
      "1:internal error, or the output could not be written",
      "2:bad arguments, or the output would be too large; nothing was written",
      "3:stopped early by Ctrl-C or SIGTERM; there is no incomplete file",
      "6:Spark could not be started or gave up"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  ./submit.sh solve 8 --format board",
      "  ./submit.sh solve 16 --offset 1000000 --limit 100",
      "  ./submit.sh solve 12 --sample 5 --random-seed 1 --format svg --output sample.svg"
    })
final class SolveCommand implements Callable<Integer> {

  @Spec private CommandSpec spec;

  @Parameters(
      paramLabel = "N",
      converter = ListingSize.class,
      description = "Board size, 0 to 31; with --first up to 1000000.")
  private int n;

  @Option(
      names = "--first",
      description =
          "One solution: up to n = "
              + SEARCHED
              + " the first in order, found by search; beyond, one that is written down without"
              + " a search.")
  private boolean first;

  @Option(
      names = "--offset",
      paramLabel = "R",
      description = "Leave out the first R solutions; they are counted, not enumerated.")
  private Long offset;

  @Option(names = "--limit", paramLabel = "K", description = "List at most K solutions.")
  private Long limit;

  @Option(
      names = "--sample",
      paramLabel = "K",
      description = "K different solutions drawn uniformly from all, in order; 1 to 10000000.")
  private Integer sample;

  @Option(
      names = "--random-seed",
      paramLabel = "S",
      description = "Seed of --sample: equal seeds, equal samples (default: a new one each time).")
  private Long randomSeed;

  @Option(
      names = "--fundamental",
      description =
          "One solution from each orbit under the eight symmetries, with the orbit's size.")
  private boolean fundamental;

  @Mixin private SolveOutput output;

  @Mixin private LanguageOption language;

  @Option(names = "--quiet", description = "Print no progress and no summary on standard error.")
  private boolean quiet;

  @Mixin private ProgressOption progress;

  /** Largest board searched for its first solution; the search takes seconds at the worst. */
  private static final int SEARCHED = Placement.MAX_N;

  /** Boards counted in a moment, so that a forecast of their size is no estimate. */
  private static final int COUNTED = 13;

  @Override
  public Integer call() throws InterruptedException {
    requireConsistent();
    try {
      return solve();
    } catch (IOException e) {
      // Not a bug of ours and of no use as a stack trace: a full disk, a folder not to be written.
      spec.commandLine()
          .getErr()
          .println("nqueens: " + e.getMessage().lines().findFirst().orElse(""));
      return ExitCode.INTERNAL;
    }
  }

  private int solve() throws IOException, InterruptedException {
    Messages messages = language.messages();
    long start = System.nanoTime();
    SolveOutput.Written written = output.onSpark() ? writeOnSpark() : write();
    switch (written.end()) {
      case ALL -> summarise(messages, written.solutions(), start);
      case READER_LEFT -> {} // it has what it wanted
      case STOPPED -> {
        PrintWriter err = spec.commandLine().getErr();
        err.println("nqueens: stopped early; " + output.unfinished(written.solutions()));
        return ExitCode.STOPPED;
      }
    }
    return ExitCode.OK;
  }

  private SolveOutput.Written writeOnSpark() throws IOException, InterruptedException {
    StopSwitch stop = StopSignals.install();
    try (ListingProgress shown = new ListingProgress(progress, quiet)) {
      return output.writeOnSpark(n, stop, shown);
    }
  }

  private SolveOutput.Written write() throws IOException {
    StopSwitch stop = StopSignals.installWithGrace(spec.commandLine().getErr());
    KernelCounter counter = new KernelCounter(n, progress.ofCounts(quiet), stop);
    output.requireSpace(n, () -> forecast(counter), fundamental);
    return output.write(n, source(counter), fundamental, stop);
  }

  private void requireConsistent() {
    if (n > Placement.MAX_N && !first) {
      throw bad(
          "boards beyond n = %d can't be searched, got %d; --first writes one solution down"
              .formatted(Placement.MAX_N, n));
    }
    if (offset != null && offset < 0 || limit != null && limit < 0) {
      throw bad("--offset and --limit must be at least 0");
    }
    if (sample != null && (sample < 1 || sample > 10_000_000)) {
      throw bad("--sample must be in [1, 10000000], got " + sample);
    }
    if (randomSeed != null && sample == null) {
      throw bad("--random-seed needs --sample");
    }
    if (first && (offset != null || limit != null || fundamental)) {
      throw bad("--first goes with none of --offset, --limit and --fundamental");
    }
    if (sample != null && (first || offset != null || limit != null || fundamental)) {
      throw bad("--sample goes with none of --first, --offset, --limit and --fundamental");
    }
    boolean part = first || sample != null || fundamental || offset != null || limit != null;
    if (output.onSpark() && part) {
      throw bad(
          "--spark lists all solutions; it goes with none of --first, --offset, --limit, --sample"
              + " and --fundamental");
    }
  }

  private ParameterException bad(String message) {
    return new ParameterException(spec.commandLine(), message);
  }

  private SolutionSource source(KernelCounter counter) {
    if (first) {
      return firstSolution().map(Sources::of).orElse(Sources.limit(Sources.all(0), 0));
    }
    if (sample != null) {
      long seed = randomSeed != null ? randomSeed : System.nanoTime();
      return Sources.sample(n, sample, seed, counter);
    }
    SolutionSource source =
        fundamental ? skipping(Sources.fundamental(n)) : Sources.from(n, skipped(), counter);
    return limit == null ? source : Sources.limit(source, limit);
  }

  private SolutionSource skipping(SolutionSource source) {
    for (long left = skipped(); left > 0 && source.next(); left--) {
      // orbits can't be counted without a look at each
    }
    return source;
  }

  private long skipped() {
    return offset == null ? 0 : offset;
  }

  private Optional<Solution> firstSolution() {
    if (n > SEARCHED) {
      return Construction.solution(n);
    }
    SolutionCursor cursor = SolutionCursor.beforeFirst(n);
    return cursor.next() ? Optional.of(cursor.solution()) : Optional.empty();
  }

  /** Solutions expected, as far as can be said without counting them. */
  private double forecast(KernelCounter counter) {
    if (first) {
      return 1;
    }
    if (sample != null) {
      return sample;
    }
    double all = n <= COUNTED ? counter.solutions(n) : Forecast.solutions(n);
    all /= fundamental ? 8 : 1;
    return Math.max(0, Math.min(all - skipped(), limit == null ? all : limit));
  }

  private void summarise(Messages messages, long listed, long start) {
    if (quiet) {
      return;
    }
    PrintWriter err = spec.commandLine().getErr();
    String seconds = String.format(Locale.ROOT, "%.2f", (System.nanoTime() - start) / 1e9);
    if (first && listed > 0) {
      err.println(
          n > SEARCHED
              ? messages.text("solve.first.construction", n, n % 6)
              : messages.text("solve.first.search", n));
    } else if (listed == 0) {
      boolean beyond = skipped() > 0 || Long.valueOf(0).equals(limit);
      err.println(messages.text(beyond ? "solve.beyond" : "solve.none", n));
    } else {
      err.println(
          messages.text(listed == 1 ? "solve.listed.one" : "solve.listed", n, listed, seconds));
    }
    output.destination().ifPresent(path -> err.println(messages.text("written", path)));
    err.flush();
  }
}
