package org.nqueens.method;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * A node of a method's search tree: the board after one more queen.
 *
 * <p>Built by {@link SearchTree}, not changed afterwards.
 */
public final class TreeNode {

  /** What became of the node. */
  public enum Kind {
    /** The queen stands and the search went on below it. */
    VISITED,
    /** The queen is attacked; nothing below was searched. */
    PRUNED,
    /** The board is full: a solution. */
    SOLUTION
  }

  private final int[] columns;
  private final List<TreeNode> children = new ArrayList<>();
  private Kind kind = Kind.VISITED;

  TreeNode(int[] columns) {
    this.columns = columns;
  }

  /** The queens' columns in rows 0, 1, ..., the node's own last; empty at the root. */
  public int[] columns() {
    return columns.clone();
  }

  /** Rows filled, 0 at the root. */
  public int depth() {
    return columns.length;
  }

  /** Column of the node's own queen, from 0. Not for the root. */
  public int column() {
    return columns[columns.length - 1];
  }

  /** What became of it. */
  public Kind kind() {
    return kind;
  }

  /** The nodes one row further down, in the order of the search. */
  public List<TreeNode> children() {
    return Collections.unmodifiableList(children);
  }

  void become(Kind kind) {
    this.kind = kind;
  }

  void add(TreeNode child) {
    children.add(child);
  }
}
