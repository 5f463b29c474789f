package org.nqueens.cli;

/** The entry point of the application. */
public final class Main {

  private Main() {}

  /** Runs the command line. */
  public static void main(String[] args) {}
}
