package org.nqueens.cli;

import java.time.Duration;
import java.util.Optional;
import org.nqueens.report.ProgressMeter;
import org.nqueens.spark.ListingJob;

/** Shows how far a listing on Spark is, one step after the other. */
final class ListingProgress implements ListingJob.Listener, AutoCloseable {

  private final ProgressOption option;
  private final boolean quiet;
  private Optional<Progress> step = Optional.empty();

  ListingProgress(ProgressOption option, boolean quiet) {
    this.option = option;
    this.quiet = quiet;
  }

  @Override
  public void begin(ListingJob.Step what, int tasks) {
    close();
    String name =
        switch (what) {
          case COUNT -> "counting";
          case WRITE -> "writing";
        };
    step = Optional.of(option.show(name, new ProgressMeter(tasks), quiet, Duration.ZERO));
  }

  @Override
  public void done(long solutions) {
    step.orElseThrow().add(solutions);
  }

  @Override
  public void close() {
    step.ifPresent(Progress::close);
    step = Optional.empty();
  }
}
