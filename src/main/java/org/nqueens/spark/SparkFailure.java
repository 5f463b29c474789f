package org.nqueens.spark;

/** Spark could not be started, or gave up on a job. The message is one line for people. */
public final class SparkFailure extends RuntimeException {

  private static final long serialVersionUID = 1;

  /** A failure that Spark reported as {@code cause}. */
  public SparkFailure(Throwable cause) {
    super(firstLine(cause), cause);
  }

  /** A failure with a message of our own. */
  public SparkFailure(String message, Throwable cause) {
    super(message, cause);
  }

  private static String firstLine(Throwable error) {
    String message = error.getMessage() == null ? error.toString() : error.getMessage();
    return message.lines().findFirst().orElse(error.toString());
  }
}
