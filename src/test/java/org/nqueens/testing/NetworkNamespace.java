package org.nqueens.testing;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A network of its own on this machine, and the cable between it and the rest, which can be pulled.
 *
 * <p>It is a Linux network namespace and a pair of virtual interfaces. When the far end is taken
 * down, packets are lost without a word and no connection is closed, as with a real cable. Needs
 * the right to make one (root) and the program {@code ip}.
 */
public final class NetworkNamespace implements AutoCloseable {

  // The number of this process keeps builds on the same machine apart. Names of interfaces have 15
  // characters at most.
  private static final long PROCESS = ProcessHandle.current().pid();
  private static final String NAME = "nq" + PROCESS;
  private static final String NEAR = NAME + "a";
  private static final String FAR = NAME + "b";

  // Four addresses each in 198.18.0.0/15, for tests between networks (RFC 2544): used by no other.
  private static final String NETWORK = "198.18." + PROCESS / 64 % 256 + ".";
  private static final long FIRST = PROCESS % 64 * 4;
  private static final String NEAR_ADDRESS = NETWORK + (FIRST + 1);
  private static final String FAR_ADDRESS = NETWORK + (FIRST + 2);

  private NetworkNamespace() {}

  /** Makes the namespace and connects it; skips the test where that is not allowed. */
  public static NetworkNamespace connect() throws IOException, InterruptedException {
    assumeTrue(
        exitCode("ip", "netns", "add", NAME) == 0,
        "needs the right to make a network namespace (root) and the program ip");
    NetworkNamespace namespace = new NetworkNamespace();
    try {
      ip("link", "add", NEAR, "type", "veth", "peer", "name", FAR, "netns", NAME);
      ip("addr", "add", NEAR_ADDRESS + "/30", "dev", NEAR);
      ip("link", "set", NEAR, "up");
      ip("-n", NAME, "addr", "add", FAR_ADDRESS + "/30", "dev", FAR);
      ip("-n", NAME, "link", "set", "lo", "up");
      namespace.mend();
      return namespace;
    } catch (IOException | InterruptedException | RuntimeException e) {
      namespace.close();
      throw e;
    }
  }

  /** The address of this side of the cable. */
  public String nearAddress() {
    return NEAR_ADDRESS;
  }

  /** The address of the side in the namespace. */
  public String farAddress() {
    return FAR_ADDRESS;
  }

  /** What a command line must begin with to run in the namespace. */
  public List<String> prefix() {
    return List.of("ip", "netns", "exec", NAME);
  }

  /** Pulls the cable: nothing passes any more, and nobody is told. */
  public void cut() throws IOException, InterruptedException {
    ip("-n", NAME, "link", "set", FAR, "down");
  }

  /** Plugs the cable in again. */
  public void mend() throws IOException, InterruptedException {
    ip("-n", NAME, "link", "set", FAR, "up");
  }

  private static void ip(String... arguments) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of("ip"));
    command.addAll(Arrays.asList(arguments));
    int code = exitCode(command.toArray(String[]::new));
    if (code != 0) {
      throw new IllegalStateException(
          "%s must succeed, got exit code %d".formatted(String.join(" ", command), code));
    }
  }

  private static int exitCode(String... command) throws InterruptedException {
    try {
      return new ProcessBuilder(command)
          .redirectOutput(ProcessBuilder.Redirect.DISCARD)
          .redirectError(ProcessBuilder.Redirect.DISCARD)
          .start()
          .waitFor();
    } catch (IOException e) {
      return 127; // no such program
    }
  }

  /** Removes cable and namespace; what still runs in it has no network any more. */
  @Override
  public void close() throws IOException, InterruptedException {
    exitCode("ip", "link", "del", NEAR); // absent if it could not be made
    ip("netns", "del", NAME);
  }
}
