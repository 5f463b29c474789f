package org.nqueens.testing;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * A real standalone cluster on the loopback addresses: one Master and Workers of one core each, in
 * JVMs of their own, from the jars that the build copied to {@code target/spark}.
 *
 * <p>Workers stand on different addresses because Spark runs a speculative copy of a task on
 * another host only.
 */
public final class StandaloneCluster implements AutoCloseable {

  private static final String MASTER_ADDRESS = "127.0.0.1";
  private static final int START_SECONDS = 60;

  private final Path folder;
  private final int port;
  private Process master;
  private final List<Process> workers = new ArrayList<>();

  /** Starts a Master and {@code workers} Workers; their logs and work go below {@code folder}. */
  public StandaloneCluster(Path folder, int workers) throws IOException, InterruptedException {
    this.folder = folder;
    this.port = freePort();
    startMaster();
    for (int i = 0; i < workers; i++) {
      startWorker();
    }
  }

  /**
   * Starts the Master, also again after it died: it finds Workers and applications in its recovery
   * folder.
   */
  public void startMaster() throws IOException, InterruptedException {
    int webPort = freePort();
    master =
        start(
            "master",
            MASTER_ADDRESS,
            "org.apache.spark.deploy.master.Master",
            "--host",
            MASTER_ADDRESS,
            "--port",
            Integer.toString(port),
            "--webui-port",
            Integer.toString(webPort));
    // Workers that come before the Master listens wait long before they try again.
    Processes.await("the Master", START_SECONDS, () -> answers(webPort));
  }

  /** The Master process. */
  public Process master() {
    return master;
  }

  /** Starts one more Worker, of one core. */
  public void startWorker() throws IOException {
    int number = workers.size() + 1;
    String address = "127.0.0." + number;
    workers.add(
        start(
            "worker-" + number,
            address,
            "org.apache.spark.deploy.worker.Worker",
            "--host",
            address,
            "--cores",
            "1",
            "--memory",
            "1g",
            "--webui-port",
            "0",
            "--work-dir",
            workFolder().toString(),
            url()));
  }

  private Process start(String name, String address, String mainClass, String... arguments)
      throws IOException {
    Path spark = Processes.project().resolve("target/spark");
    List<String> command =
        new ArrayList<>(
            List.of(
                Processes.javaHome() + "/bin/java",
                "@" + Processes.project().resolve("conf/jvm.options"),
                "-Xmx512m",
                "-Dspark.deploy.recoveryMode=FILESYSTEM",
                "-Dspark.deploy.recoveryDirectory=" + folder.resolve("recovery"),
                "-cp",
                spark.resolve("jars") + "/*",
                mainClass));
    command.addAll(Arrays.asList(arguments));
    ProcessBuilder builder = Processes.builder(command).redirectErrorStream(true);
    builder.environment().put("SPARK_HOME", spark.toString());
    builder.environment().put("SPARK_SCALA_VERSION", "2.13");
    builder.environment().put("SPARK_LOCAL_IP", address);
    File log = folder.resolve(name + ".log").toFile();
    return builder.redirectOutput(ProcessBuilder.Redirect.appendTo(log)).start();
  }

  private static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getByName(MASTER_ADDRESS))) {
      return socket.getLocalPort();
    }
  }

  private static boolean answers(int port) {
    try (Socket socket = new Socket()) {
      socket.connect(new InetSocketAddress(MASTER_ADDRESS, port), 500);
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  /** The master's URL for {@code --master}. */
  public String url() {
    return "spark://" + MASTER_ADDRESS + ":" + port;
  }

  /** Where Workers keep what drivers and executors print. */
  public Path workFolder() {
    return folder.resolve("work");
  }

  /** The Worker processes, in the order in which they were started. */
  public List<Process> workers() {
    return List.copyOf(workers);
  }

  /** The executors that run now. */
  public List<ProcessHandle> executors() {
    return workers.stream()
        .flatMap(worker -> worker.toHandle().children())
        .filter(child -> commandLine(child).contains("CoarseGrainedExecutorBackend"))
        .toList();
  }

  private static String commandLine(ProcessHandle process) {
    try {
      return Files.readString(Path.of("/proc/" + process.pid() + "/cmdline"));
    } catch (IOException e) {
      return process.info().commandLine().orElse("");
    }
  }

  /** What the drivers of cluster deploy mode wrote to standard output. */
  public List<String> driverOutput() {
    try (Stream<Path> files = Files.walk(workFolder())) {
      List<String> lines = new ArrayList<>();
      for (Path file : files.filter(f -> f.endsWith("stdout")).sorted().toList()) {
        if (file.getParent().getFileName().toString().startsWith("driver-")) {
          lines.addAll(Files.readAllLines(file));
        }
      }
      return lines;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() throws InterruptedException {
    List<Process> all = new ArrayList<>(workers);
    all.add(master);
    for (Process process : all) {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly().waitFor();
    }
  }
}
