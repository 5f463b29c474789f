package org.nqueens.submit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.nqueens.testing.Processes;

/** What {@code submit.sh} does before Spark starts, and that the right things reach Spark. */
class SubmitScriptIT {

  private static final int USAGE = 2;
  private static final int STOPPED = 3;
  private static final int SPARK = 6;
  private static final int ENVIRONMENT = 7;

  @TempDir private Path folder;

  @Test
  void countsInLocalMode() throws Exception {
    Processes.Result result = Processes.run(Processes.submit("count", "10", "--quiet"));
    assertThat(result.out()).as(result.err()).isEqualTo("724\n");
    assertThat(result.code()).isZero();
  }

  @Test
  void verboseSaysWhichJdkAndSpark() throws Exception {
    Processes.Result result =
        Processes.run(
            Processes.submit("--verbose", "--master", "local[1]", "count", "5", "--quiet"));
    assertThat(result.out()).isEqualTo("10\n");
    assertThat(result.errLines())
        .contains("submit.sh: JDK " + Runtime.version().feature() + " at " + Processes.javaHome())
        .anyMatch(line -> line.startsWith("submit.sh: Spark embedded in "));
  }

  static Stream<Arguments> badUse() {
    return Stream.of(
        Arguments.of(USAGE, "a command must be given", new String[] {}),
        Arguments.of(
            USAGE, "option --master must be followed by a value", new String[] {"--master"}),
        Arguments.of(
            USAGE,
            "--conf must be followed by KEY=VALUE",
            new String[] {"--conf", "x", "count", "4"}),
        Arguments.of(
            USAGE,
            "--master must be spark://HOST:PORT",
            new String[] {"--master=spark://x", "count", "4"}),
        Arguments.of(
            SPARK,
            "no master answers at spark://127.0.0.1:1,127.0.0.1:2",
            new String[] {"--master", "spark://127.0.0.1:1,127.0.0.1:2", "count", "4"}));
  }

  @ParameterizedTest
  @MethodSource("badUse")
  void badUseIsToldInOneLine(int code, String message, String[] arguments) throws Exception {
    assertRefused(Processes.submit(arguments), code, message);
  }

  private static void assertRefused(ProcessBuilder submit, int code, String message)
      throws Exception {
    Processes.Result result = Processes.run(submit);
    assertThat(result.errLines()).hasSize(1);
    assertThat(result.err()).startsWith("submit.sh: ").contains(message);
    assertThat(result.code()).isEqualTo(code);
    assertThat(result.out()).isEmpty();
  }

  @Test
  void anUnknownCommandAndABadSizeKeepTheirExitCode() throws Exception {
    assertThat(Processes.run(Processes.submit("cuont", "4")).code()).isEqualTo(USAGE);
    Processes.Result result = Processes.run(Processes.submit("count", "32"));
    assertThat(result.code()).isEqualTo(USAGE);
    assertThat(result.errLines()).hasSize(1);
  }

  @Test
  void anInterruptStopsTheCountAndSaysSo() throws Exception {
    Process process =
        Processes.submit("count", "20", "--kernel", "scalar", "--no-progress")
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("out").toFile())
            .start();
    Thread.sleep(8_000);
    Processes.run(Processes.builder(List.of("kill", "-INT", Long.toString(process.pid()))));
    assertThat(process.waitFor()).isEqualTo(STOPPED);
    assertThat(Files.readString(folder.resolve("out")))
        .contains("Q(20) >= ")
        .doesNotContain("Q(20) =");
  }

  // ---- A machine that lacks something

  @Test
  void aBrokenOrOldJavaHomeIsRefused() throws Exception {
    ProcessBuilder broken = Processes.submit("count", "4");
    broken.environment().put("JAVA_HOME", folder.toString());
    assertRefused(broken, ENVIRONMENT, "JAVA_HOME must be a JDK");

    Path old = script(folder.resolve("jdk8/bin/java"), "echo 'openjdk version \"1.8.0_402\"' >&2");
    ProcessBuilder tooOld = Processes.submit("count", "4");
    tooOld.environment().put("JAVA_HOME", old.getParent().getParent().toString());
    assertRefused(tooOld, ENVIRONMENT, "JAVA_HOME must be JDK 17 or newer, got JDK 8");
  }

  @Test
  void aSparkHomeWithoutSparkIsRefused() throws Exception {
    ProcessBuilder submit = Processes.submit("count", "4");
    submit.environment().put("SPARK_HOME", folder.toString());
    assertRefused(submit, ENVIRONMENT, "SPARK_HOME must hold bin/spark-submit");
  }

  @Test
  void withoutMavenAProjectThatMustBeBuiltIsRefused() throws Exception {
    Path copy = copyOfProject(folder.resolve("copy"));
    Files.setLastModifiedTime(
        copy.resolve("pom.xml"), FileTime.from(Instant.now().plusSeconds(60)));
    ProcessBuilder submit =
        Processes.builder(List.of(copy.resolve("submit.sh").toString(), "count", "4"));
    submit.environment().put("PATH", toolsWithoutMaven().toString());
    assertRefused(submit, ENVIRONMENT, "Maven is needed to build the project");
  }

  /** A PATH of links to all that the script calls but Maven. */
  private Path toolsWithoutMaven() throws IOException {
    Path tools = Files.createDirectory(folder.resolve("tools"));
    for (String tool :
        List.of(
            "bash",
            "env",
            "dirname",
            "readlink",
            "sed",
            "head",
            "find",
            "grep",
            "cat",
            "tr",
            "mkdir",
            "flock",
            "touch",
            "timeout",
            "rm",
            "mv")) {
      for (String bin : List.of("/usr/bin", "/bin")) {
        Path program = Path.of(bin, tool);
        if (Files.exists(program) && Files.notExists(tools.resolve(tool))) {
          Files.createSymbolicLink(tools.resolve(tool), program);
        }
      }
    }
    return tools;
  }

  // ---- What reaches spark-submit

  @Test
  void optionsReachAnInstalledSparkUnchanged() throws Exception {
    Path home = folder.resolve("my spark");
    Path arguments = folder.resolve("arguments");
    script(home.resolve("bin/spark-submit"), "printf '%s\\n' \"$@\" > '" + arguments + "'");
    ProcessBuilder submit =
        Processes.submit(
            "--master",
            "yarn",
            "--conf",
            "spark.some.key=a b=c",
            "--deploy-mode=cluster",
            "--executor-memory",
            "2g",
            "--driver-java-options",
            "-Dmine=1",
            "--name",
            "my name",
            "count",
            "12",
            "--json");
    submit.environment().put("SPARK_HOME", home.toString());
    assertThat(Processes.run(submit).code()).isZero();
    List<String> given = Files.readAllLines(arguments);
    assertThat(given)
        .containsSubsequence("--master", "yarn", "--deploy-mode", "cluster")
        .containsSubsequence("--conf", "spark.some.key=a b=c", "--executor-memory", "2g")
        .containsSubsequence("--name", "my name")
        .containsSubsequence("count", "12", "--json")
        .contains("--load-spark-defaults")
        .doesNotContain("spark.ui.enabled=false");
    assertThat(given.get(given.indexOf("--driver-java-options") + 1))
        .contains("--add-opens=java.base/java.nio=ALL-UNNAMED")
        .contains(
            "-XX:CompileCommand=BackgroundCompilation,org/nqueens/kernel/vector/Steps*.*,false")
        .endsWith(" -Dmine=1");
    assertThat(given.get(given.size() - 4)).endsWith(".jar");
  }

  @Test
  void pathsWithSpacesAndLinksAreFine() throws Exception {
    Path copy = copyOfProject(folder.resolve("a folder with spaces"));
    Path link = Files.createSymbolicLink(folder.resolve("a link.sh"), copy.resolve("submit.sh"));
    ProcessBuilder submit = Processes.builder(List.of(link.toString(), "count", "9", "--quiet"));
    Processes.Result result = Processes.run(submit.directory(folder.toFile()));
    assertThat(result.out()).as(result.err()).isEqualTo("352\n");
    assertThat(result.err()).as("nothing to build").doesNotContain("building");
  }

  /** The project as it is after a build: everything the script looks at, by copy or by link. */
  private static Path copyOfProject(Path copy) throws IOException {
    Path project = Processes.project();
    Files.createDirectories(copy.resolve("target"));
    for (String entry : List.of("submit.sh", "pom.xml")) {
      Files.copy(project.resolve(entry), copy.resolve(entry));
    }
    for (String entry : List.of("src", "conf", ".mvn", "target/spark")) {
      Files.createSymbolicLink(copy.resolve(entry), project.resolve(entry));
    }
    try (Stream<Path> jars = Files.list(project.resolve("target"))) {
      for (Path jar :
          jars.filter(f -> f.getFileName().toString().startsWith("nqueens-spark")).toList()) {
        Files.copy(jar, copy.resolve("target").resolve(jar.getFileName()));
      }
    }
    return copy;
  }

  private static Path script(Path file, String body) throws IOException {
    Files.createDirectories(file.getParent());
    Files.writeString(file, "#!/bin/sh\n" + body + "\n");
    return Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
  }
}
