package org.nqueens.method;

/**
 * What a method did.
 *
 * @param method its name
 * @param n board size
 * @param solutions solutions found
 * @param nodes queens placed, those later found to be attacked included
 * @param tests questions asked about squares, in the method's own unit
 * @param nanos time taken, in nanoseconds
 * @param finished whether the search came to its end
 * @param share share of the whole search done, in [0, 1]; 1 if finished, else an estimate
 */
public record MethodRun(
    String method,
    int n,
    long solutions,
    long nodes,
    long tests,
    long nanos,
    boolean finished,
    double share) {

  /**
   * Runs {@code method} on a board of size {@code n}.
   *
   * @throws IllegalArgumentException if n is negative or more than the method can take
   */
  public static MethodRun of(Method method, int n, SearchListener listener, Search.Limits limits) {
    if (n < 0 || n > method.maxN()) {
      throw new IllegalArgumentException(
          "board size for method %s must be in [0, %d], got %d"
              .formatted(method.label(), method.maxN(), n));
    }
    Search search = new Search(n, listener, limits);
    long start = System.nanoTime();
    boolean finished = true;
    try {
      method.run(search);
    } catch (SearchStopped stopped) {
      finished = false;
    }
    long nanos = System.nanoTime() - start;
    double share = finished ? 1 : search.shareDone(method);
    return new MethodRun(
        method.label(),
        n,
        search.solutions(),
        search.nodes(),
        search.tests(),
        nanos,
        finished,
        share);
  }

  /**
   * Time for the whole search, in nanoseconds: as taken if finished, else extrapolated from the
   * share done; infinite if nothing can be said yet.
   */
  public double totalNanos() {
    return finished ? nanos : nanos / share;
  }
}
