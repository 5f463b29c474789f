package org.nqueens.cli;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import org.apache.spark.api.java.JavaSparkContext;
import org.nqueens.count.CountTask;
import org.nqueens.count.Plan;
import org.nqueens.count.PlanDigest;
import org.nqueens.count.Planner;
import org.nqueens.count.Sizing;
import org.nqueens.count.StopSwitch;
import org.nqueens.estimate.Workload;
import org.nqueens.kernel.CountingKernel;
import org.nqueens.kernel.FixedByTurns;
import org.nqueens.kernel.KernelChoice;
import org.nqueens.kernel.Kernels;
import org.nqueens.ledger.Ledger;
import org.nqueens.ledger.Manifest.PlanId;
import org.nqueens.report.CountJson;
import org.nqueens.report.CountSummary;
import org.nqueens.report.CountText;
import org.nqueens.report.ProgressMeter;
import org.nqueens.report.Provenance;
import org.nqueens.report.Scaling;
import org.nqueens.report.SymmetryClasses;
import org.nqueens.report.Verdict;
import org.nqueens.seed.Reduction;
import org.nqueens.spark.SparkContexts;
import org.nqueens.spark.SparkTaskRunner;
import org.nqueens.tally.Tally;
import org.nqueens.tally.Total;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code count N}: counts the solutions of a board on Spark. */
@Command(
    name = "count",
    mixinStandardHelpOptions = true,
    description = "Counts the solutions of the n-queens problem on Spark.",
    exitCodeList = {
      "0:the count is complete; it matches the published value, or none is published",
      "3:stopped early by Ctrl-C, SIGTERM or --time-budget; with --ledger the same command goes on",
      "4:the ledger is damaged, belongs to another count, or is written by another run",
      "5:the count does not match the published value",
      "6:Spark could not be started or gave up"
    },
    footerHeading = "%nExample:%n",
    footer = "  ./submit.sh --master local[4] count 18 --classes")
final class CountCommand implements Callable<Integer> {

  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "N", converter = BoardSize.class, description = "Board size, 0 to 31.")
  private int n;

  @Option(
      names = "--depth",
      paramLabel = "ROWS",
      description =
          "Rows filled in a seed, at least 0 (default: as many as give every task some seeds)."
              + " The total does not depend on it.")
  private Integer depth;

  @Mixin private SymmetryOption symmetry;

  @Option(
      names = "--kernel",
      paramLabel = "WHICH",
      defaultValue = "auto",
      description =
          "Kernel: auto, vector, scalar or reference (default: ${DEFAULT-VALUE})."
              + " vector needs JDK 21 or newer; auto takes it where the work repays its warm-up.")
  private KernelChoice choice;

  @Option(
      names = "--tasks",
      paramLabel = "NUMBER",
      description =
          "Tasks the count is cut into, 1 to 1000000 (default: by the work and the cores).")
  private Integer tasks;

  @Mixin private LedgerOptions ledger = new LedgerOptions();

  @Option(
      names = "--classes",
      description =
          "Also count the solutions by symmetry: U(n), those fixed by the half and the quarter"
              + " turn, and the orbits of size 8, 4 and 2.")
  private boolean classes;

  @Option(
      names = "--scaling",
      description =
          "Also say how evenly the tasks would fill 10, 100, 1,000 and 10,000 cores, simulated from"
              + " the times measured.")
  private boolean scaling;

  @Option(names = "--quiet", description = "Print the number alone, and no progress.")
  private boolean quiet;

  @Option(names = "--json", description = "Print one JSON object (docs/json.md).")
  private boolean json;

  @Mixin private ProgressOption progress;

  /** The symmetries asked for, or those of the ledger. */
  private Reduction reduction;

  /** Whether all that was asked for was counted: the board, or this part of it. */
  private boolean done;

  @Override
  public Integer call() throws InterruptedException {
    requireInRange("--depth", depth, 0, Integer.MAX_VALUE);
    requireInRange("--tasks", tasks, 1, 1_000_000);
    if (quiet && json) {
      throw new ParameterException(
          spec.commandLine(), "--quiet and --json must not be given together");
    }
    ledger.check(spec.commandLine());
    reduction = symmetry.reduction();
    StopSwitch stop = StopSignals.install();
    ledger.timeBudget().ifPresent(time -> TimeBudget.start(time, stop));
    adoptRecordedPlan();
    CountSummary count;
    prepareKernel();
    try (JavaSparkContext spark = SparkContexts.start("nqueens count " + n)) {
      count = count(spark, stop);
    }
    print(count);
    return exitCode(count);
  }

  /** In local mode the tasks run in this JVM: let it compile their kernel while Spark starts. */
  private void prepareKernel() {
    int cores = Runtime.getRuntime().availableProcessors();
    CountingKernel kernel = selectKernel(cores).kernel();
    if (System.getProperty("spark.master", "").startsWith("local")) {
      kernel.prepare(n);
    }
  }

  private Kernels.Selection selectKernel(int cores) {
    try {
      return Kernels.select(choice, Workload.coreSeconds(n, reduction, "scalar") / cores);
    } catch (UnsupportedOperationException | IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), "--kernel: " + e.getMessage(), e);
    }
  }

  private void requireInRange(String option, Integer value, int least, int most) {
    if (value != null && (value < least || value > most)) {
      String range =
          most == Integer.MAX_VALUE ? "at least " + least : "in [" + least + ", " + most + "]";
      throw new ParameterException(
          spec.commandLine(), option + " must be " + range + ", got " + value);
    }
  }

  /** A ledger says how its count was planned, whatever machine goes on with it. */
  private void adoptRecordedPlan() {
    if (!ledger.given()) {
      return;
    }
    Optional<PlanId> recorded = Ledger.planFor(ledger.store(), LedgerRun.ENGINE, n);
    if (recorded.isPresent()) {
      if (!spec.commandLine().getParseResult().hasMatchedOption(SymmetryOption.NAME)) {
        reduction = Reduction.valueOf(recorded.get().symmetry().toUpperCase(Locale.ROOT));
      }
      depth = depth != null ? depth : Integer.valueOf(recorded.get().depth());
      tasks = tasks != null ? tasks : Integer.valueOf(Math.max(1, recorded.get().tasks()));
    }
  }

  /** What a count needs, once Spark runs. */
  private record Job(
      JavaSparkContext spark,
      Kernels.Selection selected,
      Plan plan,
      String digest,
      int cores,
      StopSwitch stop) {}

  /** What a count gave; {@code done} says whether it has all it was to count. */
  private record Outcome(
      Total total, long[] nanos, double seconds, boolean done, Provenance provenance) {}

  private CountSummary count(JavaSparkContext spark, StopSwitch stop) throws InterruptedException {
    int cores = SparkContexts.cores(spark);
    Kernels.Selection selected = selectKernel(cores);
    Plan plan = plan(selected, cores);
    Job job = new Job(spark, selected, plan, PlanDigest.of(plan), cores, stop);
    Outcome outcome = ledger.given() ? countRecorded(job) : countUnrecorded(job);
    done = outcome.done();
    return new CountSummary(
        n,
        outcome.total(),
        plan.tasks().size(),
        plan.nodes(),
        plan.depth(),
        reduction.label(),
        selected.kernel().name(),
        selected.reason(),
        outcome.seconds(),
        spark.version(),
        spark.master(),
        classes(outcome.total(), plan),
        scaling ? Scaling.of(outcome.nanos()) : List.of(),
        outcome.provenance());
  }

  private Outcome countUnrecorded(Job job) throws InterruptedException {
    List<CountTask> tasks = job.plan().tasks();
    ProgressMeter meter = new ProgressMeter(tasks.size());
    long[] nanos = new long[tasks.size()];
    try (Progress progress = progress(meter)) {
      Consumer<Tally> sink =
          tally -> {
            nanos[tally.task()] = tally.nanos();
            progress.add(tally);
          };
      new SparkTaskRunner(job.spark()).run(tasks, job.selected().choice(), sink, job.stop());
      return new Outcome(
          meter.total(),
          nanos,
          progress.seconds(),
          meter.total().tasks() == tasks.size(),
          Provenance.unrecorded(Version.program(), job.digest()));
    }
  }

  private Outcome countRecorded(Job job) throws InterruptedException {
    int mine = LedgerRun.planned(job.plan(), ledger.part());
    try (Progress progress = progress(new ProgressMeter(mine))) {
      LedgerRun run = openLedger(job, progress);
      try (run) {
        run.recordedBefore().forEach(progress::addEarlier);
        List<CountTask> left = new ArrayList<>(run.left());
        if (ledger.splitStragglers()) {
          left.removeAll(run.splitBefore().keySet());
        }
        try (Stragglers watch = watch(job, run, left)) {
          new SparkTaskRunner(job.spark())
              .run(left, job.selected().choice(), run::record, run.finished());
        }
      }
      return new Outcome(
          run.total(), run.nanos(), progress.seconds(), run.done(), run.provenance());
    }
  }

  private Stragglers watch(Job job, LedgerRun run, List<CountTask> left) {
    return Stragglers.watch(
        job.spark(),
        left,
        run,
        job.selected().choice(),
        new Stragglers.Settings(
            ledger.splitStragglers(), ledger.stragglerAfter(), reduction, job.cores()),
        spec.commandLine().getErr());
  }

  private LedgerRun openLedger(Job job, Progress progress) {
    return LedgerRun.open(
        ledger,
        job.plan(),
        job.digest(),
        job.selected().kernel().name(),
        job.spark().version(),
        progress::add,
        job.stop());
  }

  private Plan plan(Kernels.Selection selected, int cores) {
    double coreSeconds = Workload.coreSeconds(n, reduction, selected.kernel().name());
    int wanted = tasks != null ? tasks : Sizing.tasks(coreSeconds, cores);
    int rows = depth != null ? depth : Sizing.depth(n, reduction, wanted);
    return Planner.plan(n, reduction, rows, wanted);
  }

  private Progress progress(ProgressMeter meter) {
    return progress.show("Q(" + n + ")", meter, quiet, Duration.ZERO);
  }

  private Optional<SymmetryClasses> classes(Total total, Plan plan) {
    if (!classes || total.tasks() < plan.tasks().size()) {
      return Optional.empty();
    }
    return Optional.of(
        SymmetryClasses.of(
            n, total.solutions(), FixedByTurns.halfTurn(n), FixedByTurns.quarterTurn(n)));
  }

  private void print(CountSummary count) {
    PrintWriter out = spec.commandLine().getOut();
    PrintWriter err = spec.commandLine().getErr();
    if (json) {
      out.println(CountJson.object(count));
    } else if (!quiet) {
      CountText.lines(count).forEach(out::println);
    } else if (count.complete()) {
      out.println(count.total().solutions());
    }
    out.flush();
    if (!count.complete() && quiet || isMismatch(count)) {
      err.println("nqueens: " + count.headline());
    }
    if (!done && ledger.given()) {
      List<String> arguments = spec.commandLine().getParseResult().originalArgs();
      err.println("nqueens: stopped early; to go on: " + Invocation.again(arguments));
    }
  }

  private static boolean isMismatch(CountSummary count) {
    return count.verdict().equals(Optional.of(Verdict.MISMATCH));
  }

  private int exitCode(CountSummary count) {
    if (!done) {
      return ExitCode.STOPPED;
    }
    return isMismatch(count) ? ExitCode.MISMATCH : ExitCode.OK;
  }
}
