package org.nqueens.cli;

import java.io.PrintWriter;
import java.io.StringWriter;

/** Runs commands in this JVM and keeps what the last one said. */
abstract class CommandTest {

  final StringWriter out = new StringWriter();
  final StringWriter err = new StringWriter();

  /** Runs a command; its exit code. */
  final int run(String... args) {
    out.getBuffer().setLength(0);
    err.getBuffer().setLength(0);
    return Main.commandLine()
        .setOut(new PrintWriter(out, true))
        .setErr(new PrintWriter(err, true))
        .execute(args);
  }
}
