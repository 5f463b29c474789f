package org.nqueens.report;

import org.nqueens.method.TreeNode;

/**
 * How many nodes of each kind a tree has.
 *
 * @param visited nodes visited, the root and the solutions included
 * @param pruned nodes refused
 * @param solutions solutions
 */
public record TreeTotals(long visited, long pruned, long solutions) {

  /** Counts the nodes of a tree. */
  public static TreeTotals of(TreeNode root) {
    boolean pruned = root.kind() == TreeNode.Kind.PRUNED;
    TreeTotals totals =
        new TreeTotals(
            pruned ? 0 : 1, pruned ? 1 : 0, root.kind() == TreeNode.Kind.SOLUTION ? 1 : 0);
    for (TreeNode child : root.children()) {
      TreeTotals below = of(child);
      totals =
          new TreeTotals(
              totals.visited + below.visited,
              totals.pruned + below.pruned,
              totals.solutions + below.solutions);
    }
    return totals;
  }
}
