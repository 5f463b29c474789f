package org.nqueens.ledger;

import org.nqueens.tally.Tally;

/**
 * One record: the tally of a task or of a share of it, and where it stands.
 *
 * @param share which share of the task was counted
 * @param tally what was counted; its {@code seeds} are those of the share
 * @param file path of the file
 * @param line line in the file, from 1
 */
public record Entry(Share share, Tally tally, String file, int line) {

  /** The place, as {@code file:line}. */
  String place() {
    return file + ":" + line;
  }
}
