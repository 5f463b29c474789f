package org.nqueens.cli;

import java.security.SecureRandom;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.spark.api.java.JavaSparkContext;
import org.nqueens.count.CountTask;
import org.nqueens.count.Deepening;
import org.nqueens.count.LocalRunner;
import org.nqueens.count.Plan;
import org.nqueens.count.StopSwitch;
import org.nqueens.kernel.KernelChoice;
import org.nqueens.kernel.Kernels;
import org.nqueens.ledger.Audit;
import org.nqueens.ledger.Auditor;
import org.nqueens.spark.SparkContexts;
import org.nqueens.spark.SparkTaskRunner;
import org.nqueens.tally.Tally;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.TypeConversionException;

/** {@code ledger audit DIR}. */
@Command(
    name = "audit",
    mixinStandardHelpOptions = true,
    description =
        "Counts a random sample of the recorded tasks again, with another kernel and from deeper"
            + " seeds, compares, and records the result. Runs on all cores of this machine, or on"
            + " Spark where a master was given.",
    exitCodeList = {
      "0:all tasks of the sample are right",
      "3:stopped early; what was counted again is right",
      "4:a task is wrong, or the ledger is damaged"
    },
    footerHeading = "%nExample:%n",
    footer = "  ./submit.sh ledger audit runs/q20 --sample 1%% --kernel reference --depth +1")
final class LedgerAudit extends LedgerFolder {

  @Option(
      names = "--sample",
      paramLabel = "PERCENT",
      defaultValue = "1%",
      converter = Percent.class,
      description =
          "Share of the recorded tasks, such as 0.5%% or 100%%; at least one task"
              + " (default: 1%%).")
  private double sample;

  @Option(
      names = "--kernel",
      paramLabel = "WHICH",
      defaultValue = "reference",
      description = "Kernel to count again with (default: ${DEFAULT-VALUE}).")
  private KernelChoice choice;

  @Option(
      names = "--depth",
      paramLabel = "+ROWS",
      defaultValue = "+1",
      description =
          "Rows by which the seeds are extended before they are counted, +0 to +9"
              + " (default: ${DEFAULT-VALUE}).")
  private String deeper;

  @Option(
      names = "--seed",
      paramLabel = "NUMBER",
      description = "Seed of the random sample, at least 0 (default: another one every time).")
  private Long seed;

  @Override
  public Integer call() throws InterruptedException {
    if (!deeper.matches("\\+\\d")) {
      throw bad("--depth must be +0 to +9, got " + deeper);
    }
    if (seed != null && seed < 0) {
      throw bad("--seed must be at least 0, got " + seed);
    }
    long random = seed != null ? seed : new SecureRandom().nextLong() & Long.MAX_VALUE;
    Auditor auditor = Auditor.draw(store(), sample, random);
    Plan plan = LedgerVerify.requirePlan(auditor.manifest().plan());
    int rows = Integer.parseInt(deeper);
    List<CountTask> tasks =
        Arrays.stream(auditor.sample())
            .mapToObj(i -> Deepening.extend(plan.tasks().get(i), plan.reduction(), rows))
            .toList();
    Kernels.Selection selected = Kernels.select(choice);
    StopSwitch stop = StopSignals.install();
    run(tasks, selected.choice(), auditor::compare, stop);
    auditor.wrong().forEach(this::complain);
    Audit audit = auditor.finish(selected.kernel().name(), rows);
    print(audit.line());
    if (audit.wrong() > 0) {
      return ExitCode.LEDGER;
    }
    return audit.sampled() < tasks.size() ? ExitCode.STOPPED : ExitCode.OK;
  }

  private ParameterException bad(String message) {
    return new ParameterException(spec.commandLine(), message);
  }

  /** Under spark-submit its settings are system properties; without it there is no cluster. */
  private static void run(
      List<CountTask> tasks, KernelChoice kernel, Consumer<Tally> sink, StopSwitch stop)
      throws InterruptedException {
    if (System.getProperty("spark.master") == null) {
      new LocalRunner(Runtime.getRuntime().availableProcessors()).run(tasks, kernel, sink, stop);
    } else {
      try (JavaSparkContext spark = SparkContexts.start("nqueens ledger audit")) {
        new SparkTaskRunner(spark).run(tasks, kernel, sink, stop);
      }
    }
  }

  /** Reads {@code 0.5%}; gives 0.005. */
  static final class Percent implements ITypeConverter<Double> {

    private static final Pattern FORM = Pattern.compile("(\\d{1,3}(\\.\\d{1,9})?)%");

    @Override
    public Double convert(String text) {
      Matcher form = FORM.matcher(text);
      if (form.matches()) {
        double share = Double.parseDouble(form.group(1)) / 100;
        if (share > 0 && share <= 1) {
          return share;
        }
      }
      throw new TypeConversionException(
          "the sample must be above 0% and at most 100%, such as 1%, got '" + text + "'");
    }
  }
}
