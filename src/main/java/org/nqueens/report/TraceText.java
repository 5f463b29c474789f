package org.nqueens.report;

import java.util.Arrays;
import java.util.stream.Collectors;
import org.nqueens.method.MethodRun;
import org.nqueens.method.SearchListener;

/**
 * Tells the search of a method step by step, in words. Rows and columns are counted from 1, and a
 * step is indented by the row it takes place in.
 */
public final class TraceText implements SearchListener {

  private final Messages messages;
  private final Teller teller;
  private int[] standing = new int[8]; // the column of the queen in each row
  private long solutions;

  /** Is told one step at a time. */
  @FunctionalInterface
  public interface Teller {

    /**
     * One step was taken.
     *
     * @param line what happened
     * @param row row it happened in, from 0
     */
    void step(String line, int row);
  }

  /** A narrator in the language of {@code messages}. */
  public TraceText(Messages messages, Teller teller) {
    this.messages = messages;
    this.teller = teller;
  }

  @Override
  public void placed(int row, int column) {
    standing = row < standing.length ? standing : Arrays.copyOf(standing, 2 * row);
    standing[row] = column;
    tell(row, "trace.place", row + 1, column + 1);
  }

  @Override
  public void refused(int row, int column, int attacker) {
    tell(row, "trace.conflict", row + 1, column + 1, attacker + 1, standing[attacker] + 1);
  }

  @Override
  public void takenBack(int row, int column) {
    tell(row, "trace.back", row + 1, column + 1);
  }

  @Override
  public void solution(int[] columns) {
    solutions++;
    String list =
        Arrays.stream(columns)
            .mapToObj(column -> Integer.toString(column + 1))
            .collect(Collectors.joining(" "));
    tell(columns.length, "trace.solution", solutions, list);
  }

  /** The line after the last step. */
  public String end(MethodRun run, long steps) {
    return messages.text(
        run.finished() ? "trace.end" : "trace.stopped",
        run.solutions(),
        run.nodes(),
        run.tests(),
        steps);
  }

  private void tell(int row, String key, Object... values) {
    teller.step("  ".repeat(row) + messages.text(key, values), row);
  }
}
