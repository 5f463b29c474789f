package org.nqueens.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.nqueens.testing.KnownCounts;
import org.nqueens.testing.Processes;

/** The program in a JVM that was started without the module of the vector kernel. */
class WithoutVectorModuleTest {

  /** Why there is no vector kernel then, and what would help. */
  private static final String REASON =
      Runtime.version().feature() >= 21
          ? "module jdk.incubator.vector is absent; add --add-modules jdk.incubator.vector"
          : "it needs JDK 21 or newer, found " + Runtime.version().feature();

  private static Processes.Result run(String... arguments)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of(Processes.javaHome() + "/bin/java"));
    try (var options = Files.lines(Path.of("conf/jvm.options"))) {
      options
          .filter(line -> !line.startsWith("#") && !line.contains("incubator"))
          .forEach(command::add);
    }
    command.add("-Dspark.ui.enabled=false");
    command.add("-Dspark.master=local[1]");
    command.add("-Dlog4j2.configurationFile=" + Path.of("conf/log4j2.properties").toUri());
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), Main.class.getName()));
    command.addAll(Arrays.asList(arguments));
    return Processes.run(Processes.builder(command));
  }

  @Test
  void theVectorKernelAskedForIsAnErrorOfOneLine() throws Exception {
    Processes.Result result = run("count", "12", "--kernel", "vector");
    assertThat(result.code()).isEqualTo(ExitCode.USAGE);
    assertThat(result.out()).isEmpty();
    assertThat(result.errLines())
        .singleElement()
        .asString()
        .contains("--kernel: vector kernel unavailable: " + REASON);
  }

  @Test
  void leftToItTheProgramTakesTheScalarKernelAndSaysWhy() throws Exception {
    Processes.Result result = run("count", "12", "--no-progress");
    assertThat(result.code()).as(result.err()).isZero();
    assertThat(result.out().lines())
        .contains("Q(12) = " + KnownCounts.solutions(12) + ", matches A000170")
        .contains("  kernel  scalar (no vector kernel: " + REASON + ")");
  }
}
