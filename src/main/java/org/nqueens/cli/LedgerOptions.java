package org.nqueens.cli;

import java.time.Duration;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.nqueens.ledger.Share;
import org.nqueens.ledger.Store;
import org.nqueens.ledger.Stores;
import org.nqueens.spark.SparkContexts;
import picocli.CommandLine;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.TypeConversionException;

/** The options of a command that counts into a ledger. */
final class LedgerOptions {

  @Option(
      names = "--ledger",
      paramLabel = "DIR",
      description =
          "Record every task in this folder, made if absent: a path or a URI of a Hadoop file"
              + " system. The same command again goes on where the last one ended.")
  private String location;

  @Option(
      names = "--part",
      paramLabel = "I/M",
      converter = PartConverter.class,
      description =
          "Count only the I-th of M parts of the tasks (needs --ledger);"
              + " 'ledger merge' joins the parts.")
  private Share part = Share.WHOLE;

  @Option(
      names = "--time-budget",
      paramLabel = "TIME",
      converter = DurationConverter.class,
      description =
          "Stop after this time, such as 90s, 30m, 8h or 2d (default: none)."
              + " What was counted is in the ledger.")
  private Duration timeBudget;

  @Option(
      names = "--take-over",
      description =
          "Write the ledger although another run holds its lock: only if that run is dead.")
  private boolean takeOver;

  @Option(
      names = "--split-stragglers",
      description =
          "Split a task that takes far longer than the others into seeds one row deeper, and count"
              + " these on cores that are free (needs --ledger).")
  private boolean splitStragglers;

  @Option(
      names = "--straggler-after",
      paramLabel = "TIME",
      defaultValue = "60s",
      converter = DurationConverter.class,
      description =
          "A task is a straggler after this time, and ten times the mean of those done"
              + " (default: ${DEFAULT-VALUE}).")
  private Duration stragglerAfter;

  void check(CommandLine command) {
    if (location == null && (!part.whole() || takeOver || splitStragglers)) {
      throw new ParameterException(
          command, "--part, --take-over and --split-stragglers need --ledger DIR");
    }
    if (location != null) {
      try {
        store();
      } catch (IllegalArgumentException e) {
        throw new ParameterException(command, e.getMessage(), e);
      }
    }
  }

  /** Whether there is a ledger. */
  boolean given() {
    return location != null;
  }

  /** The folder of the ledger; there must be one. */
  Store store() {
    return open(location);
  }

  static Store open(String location) {
    return Stores.open(location, SparkContexts::hadoopConfiguration);
  }

  Share part() {
    return part;
  }

  Optional<Duration> timeBudget() {
    return Optional.ofNullable(timeBudget);
  }

  boolean splitStragglers() {
    return splitStragglers;
  }

  Duration stragglerAfter() {
    return stragglerAfter;
  }

  boolean takeOver() {
    return takeOver;
  }

  /** Reads {@code I/M}. */
  static final class PartConverter implements ITypeConverter<Share> {
    @Override
    public Share convert(String text) {
      try {
        return Share.parse(text);
      } catch (IllegalArgumentException e) {
        throw new TypeConversionException(e.getMessage());
      }
    }
  }

  /** Reads a number and its unit. */
  static final class DurationConverter implements ITypeConverter<Duration> {

    private static final Pattern FORM = Pattern.compile("(\\d{1,9})([smhd])");

    @Override
    public Duration convert(String text) {
      Matcher form = FORM.matcher(text);
      if (!form.matches()) {
        throw new TypeConversionException(
            "a time must be a number and s, m, h or d, such as 8h, got '" + text + "'");
      }
      long number = Long.parseLong(form.group(1));
      return switch (form.group(2)) {
        case "s" -> Duration.ofSeconds(number);
        case "m" -> Duration.ofMinutes(number);
        case "h" -> Duration.ofHours(number);
        default -> Duration.ofDays(number);
      };
    }
  }
}
