package org.nqueens.method;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;

/**
 * Records the search tree of a method down to a given depth.
 *
 * <p>Squares a method refuses without placing a queen there are nodes too, {@link
 * TreeNode.Kind#PRUNED}, so that the trees of all methods show what each of them had to look at.
 */
public final class SearchTree implements SearchListener {

  private final int depth;
  private final int maxNodes;
  private final Deque<TreeNode> path = new ArrayDeque<>();
  private final TreeNode root = new TreeNode(new int[0]);
  private int row;
  private int nodes = 1;

  private SearchTree(int depth, int maxNodes) {
    this.depth = depth;
    this.maxNodes = maxNodes;
    path.push(root);
  }

  /**
   * The tree of {@code method} on a board of size {@code n}.
   *
   * @param depth rows shown, at least 0
   * @param maxNodes most nodes recorded
   * @throws IllegalArgumentException if there are more
   */
  public static TreeNode of(Method method, int n, int depth, int maxNodes) {
    SearchTree tree = new SearchTree(depth, maxNodes);
    MethodRun.of(method, n, tree, Search.Limits.depth(depth));
    if (n == 0) {
      tree.root.become(TreeNode.Kind.SOLUTION);
    }
    return tree.root;
  }

  @Override
  public void placed(int row, int column) {
    this.row = row + 1;
    if (row < depth) {
      path.push(child(column));
    }
  }

  @Override
  public void refused(int row, int column, int attacker) {
    if (row < this.row) {
      if (path.peek().depth() == this.row) {
        path.peek().become(TreeNode.Kind.PRUNED); // placed before it was tested
      }
    } else if (row < depth) {
      child(column).become(TreeNode.Kind.PRUNED);
    }
  }

  @Override
  public void takenBack(int row, int column) {
    this.row = row;
    if (row < depth) {
      path.pop();
    }
  }

  @Override
  public void solution(int[] columns) {
    if (path.peek().depth() == columns.length) {
      path.peek().become(TreeNode.Kind.SOLUTION);
    }
  }

  private TreeNode child(int column) {
    if (++nodes > maxNodes) {
      throw new IllegalArgumentException(
          "the tree must have at most %d nodes down to row %d; use a smaller --depth or N"
              .formatted(maxNodes, depth));
    }
    TreeNode parent = path.peek();
    int[] columns = Arrays.copyOf(parent.columns(), parent.depth() + 1);
    columns[parent.depth()] = column;
    TreeNode child = new TreeNode(columns);
    parent.add(child);
    return child;
  }
}
