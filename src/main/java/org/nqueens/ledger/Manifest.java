package org.nqueens.ledger;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/**
 * Which count a ledger belongs to, and where it began.
 *
 * <p>The plan says exactly which task has which seeds; records of different plans must never meet.
 *
 * @param plan the plan whose tasks are recorded
 * @param kernel kernel that was chosen when the ledger was made; each record names its own
 * @param created when, in ISO 8601, UTC
 * @param host machine the ledger was made on
 * @param versions of the program and what it ran on, by name, such as {@code java}
 */
public record Manifest(
    PlanId plan, String kernel, String created, String host, Map<String, String> versions) {

  public Manifest {
    versions = Map.copyOf(versions);
  }

  /**
   * What makes two plans the same.
   *
   * @param engine way of counting, such as {@code search}
   * @param n board size
   * @param symmetry symmetries used, such as {@code full}
   * @param depth rows filled in a seed
   * @param tasks tasks of the plan, numbered from 0
   * @param seeds seeds of all tasks
   * @param digest of the seeds of every task; equal digests mean equal tasks
   */
  public record PlanId(
      String engine, int n, String symmetry, int depth, int tasks, long seeds, String digest) {

    public PlanId {
      if (n < 0 || depth < 0 || tasks < 0 || seeds < 0) {
        throw new IllegalArgumentException(
            "n, depth, tasks and seeds must not be negative, got %d, %d, %d, %d"
                .formatted(n, depth, tasks, seeds));
      }
    }

    /**
     * What of this plan differs from {@code other}, such as {@code "depth 3 and not 2"}. Of another
     * board everything differs, so what follows from a difference is not listed.
     */
    List<String> differences(PlanId other) {
      List<String> found = new ArrayList<>();
      compare(found, "engine", engine, other.engine);
      compare(found, "n", n, other.n);
      compare(found, "symmetry", symmetry, other.symmetry);
      if (found.isEmpty()) {
        compare(found, "depth", depth, other.depth);
        compare(found, "tasks", tasks, other.tasks);
      }
      if (found.isEmpty()) {
        compare(found, "seeds", seeds, other.seeds);
        compare(found, "plan", digest, other.digest);
      }
      return found;
    }

    private static void compare(List<String> found, String name, Object mine, Object other) {
      if (!Objects.equals(mine, other)) {
        found.add("%s %s and not %s".formatted(name, mine, other));
      }
    }
  }

  /** The versions in the order of their names. */
  Map<String, String> sortedVersions() {
    return new TreeMap<>(versions);
  }
}
