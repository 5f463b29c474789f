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
 * A real standalone cluster on this machine: one Master and Workers of one core each, in JVMs of
 * their own, from the jars that the build copied to {@code target/spark}.
 *
 * <p>Workers stand on different addresses because Spark runs a speculative copy of a task on
 * another host only.
 */
public final class StandaloneCluster implements AutoCloseable {

  private static final String LOOPBACK = "127.0.0.1";
  private static final int START_SECONDS = 60;

  /** A Worker that says nothing for this long is given up. */
  private static final int WORKER_TIMEOUT_SECONDS = 20;

  private final Path folder;
  private final String masterAddress;
  private final int port;
  private Process master;
  private final List<Process> workers = new ArrayList<>();

  /**
   * Starts a Master and {@code workers} Workers on loopback addresses; their logs and work go below
   * {@code folder}.
   */
  public StandaloneCluster(Path folder, int workers) throws IOException, InterruptedException {
    this(folder, LOOPBACK);
    for (int i = 0; i < workers; i++) {
      startWorker();
    }
  }

  /** Starts a Master on this address, without Workers. */
  public StandaloneCluster(Path folder, String masterAddress)
      throws IOException, InterruptedException {
    this.folder = folder;
    this.masterAddress = masterAddress;
    this.port = freePort();
    startMaster();
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
            masterAddress,
            List.of(),
            "org.apache.spark.deploy.master.Master",
            "--host",
            masterAddress,
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

  /** Starts one more Worker, of one core, on a loopback address of its own. */
  public void startWorker() throws IOException {
    startWorker("127.0.0." + (workers.size() + 1), List.of());
  }

  /**
   * Starts one more Worker, of one core.
   *
   * @param prefix what the command line begins with
   */
  public void startWorker(String address, List<String> prefix) throws IOException {
    workers.add(
        start(
            "worker-" + (workers.size() + 1),
            address,
            prefix,
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

  private Process start(
      String name, String address, List<String> prefix, String mainClass, String... arguments)
      throws IOException {
    Path spark = Processes.project().resolve("target/spark");
    List<String> command = new ArrayList<>(prefix);
    command.addAll(
        List.of(
            Processes.javaHome() + "/bin/java",
            "@" + Processes.project().resolve("conf/jvm.options"),
            "-Xmx512m",
            "-Dspark.worker.timeout=" + WORKER_TIMEOUT_SECONDS,
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

  private int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getByName(masterAddress))) {
      return socket.getLocalPort();
    }
  }

  private boolean answers(int port) {
    try (Socket socket = new Socket()) {
      socket.connect(new InetSocketAddress(masterAddress, port), 500);
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  /** The master's URL for {@code --master}. */
  public String url() {
    return "spark://" + masterAddress + ":" + port;
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
