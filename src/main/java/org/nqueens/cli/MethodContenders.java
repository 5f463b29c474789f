package org.nqueens.cli;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.nqueens.count.Contender;
import org.nqueens.method.Method;
import org.nqueens.method.MethodRun;
import org.nqueens.method.Methods;
import org.nqueens.method.Search;
import org.nqueens.method.SearchListener;

/** The textbooks' methods as contenders of a comparison. */
final class MethodContenders {

  private static final long WARM_UP = 400_000_000L;

  /** A board that every method finishes within the warm-up, once compiled. */
  private static final int WARM_UP_N = 7;

  private MethodContenders() {}

  /** Every method that takes boards of size {@code n}. */
  static List<Contender> of(int n) {
    return Methods.list().stream()
        .filter(method -> n <= method.maxN())
        .map(
            method ->
                new Contender(
                    method.label(), () -> warmUp(method), deadline -> count(method, n, deadline)))
        .toList();
  }

  private static void warmUp(Method method) {
    long end = System.nanoTime() + WARM_UP;
    while (System.nanoTime() - end < 0) {
      run(method, WARM_UP_N, WARM_UP);
    }
  }

  private static Contender.Outcome count(Method method, int n, long deadline) {
    MethodRun run = run(method, n, deadline - System.nanoTime());
    BigInteger nodes = BigInteger.valueOf(run.nodes() + 1); // the root, which no method places
    // An estimate of the share must not be taken for the whole.
    double share = run.finished() ? 1 : Math.min(run.share(), Math.nextDown(1.0));
    return new Contender.Outcome(
        BigInteger.valueOf(run.solutions()),
        Optional.of(nodes),
        Optional.of(BigInteger.valueOf(run.tests())),
        share);
  }

  private static MethodRun run(Method method, int n, long nanos) {
    return MethodRun.of(method, n, SearchListener.NONE, Search.Limits.time(Math.max(1, nanos)));
  }
}
