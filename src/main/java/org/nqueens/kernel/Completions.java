package org.nqueens.kernel;

/**
 * What a kernel found below a batch of placements.
 *
 * @param found ways to complete the placements, at least 0, unweighted
 * @param nodes queens placed by this kernel's search, at least 0. The placements themselves are not
 *     counted, solution leaves are. A kernel that prunes places fewer queens than the reference, so
 *     nodes compare only between kernels that say they prune alike.
 */
public record Completions(long found, long nodes) {

  /** Nothing found, nothing searched. */
  public static final Completions NONE = new Completions(0, 0);

  public Completions {
    if (found < 0 || nodes < 0) {
      throw new IllegalArgumentException(
          "counts must not be negative, got found %d, nodes %d".formatted(found, nodes));
    }
  }

  /**
   * The sum of both.
   *
   * @throws ArithmeticException if a sum exceeds 2<sup>63</sup> - 1
   */
  public Completions plus(Completions other) {
    return new Completions(Math.addExact(found, other.found), Math.addExact(nodes, other.nodes));
  }
}
