package org.nqueens.report;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.nqueens.method.TreeNode;

/**
 * A search tree as indented text: one line per node with its column, from 1, and what became of it.
 *
 * <p>{@code ●} was visited, {@code ×} was pruned, {@code ★} is a solution, with its columns.
 */
public final class TreeText {

  private TreeText() {}

  /** The lines of the tree, then a legend and the totals. */
  public static List<String> lines(TreeNode root, Messages messages) {
    List<String> lines = new ArrayList<>();
    lines.add("●");
    addChildren(lines, root, "");
    lines.add("");
    lines.add(
        "● %s   × %s   ★ %s"
            .formatted(
                messages.text("tree.visited"),
                messages.text("tree.pruned"),
                messages.text("tree.solution")));
    TreeTotals totals = TreeTotals.of(root);
    lines.add(messages.text("tree.summary", totals.visited(), totals.pruned(), totals.solutions()));
    return lines;
  }

  private static void addChildren(List<String> lines, TreeNode node, String indent) {
    List<TreeNode> children = node.children();
    for (int i = 0; i < children.size(); i++) {
      boolean last = i == children.size() - 1;
      lines.add(indent + (last ? "└─ " : "├─ ") + label(children.get(i)));
      addChildren(lines, children.get(i), indent + (last ? "   " : "│  "));
    }
  }

  private static String label(TreeNode node) {
    String column = Integer.toString(node.column() + 1);
    return switch (node.kind()) {
      case VISITED -> column + " ●";
      case PRUNED -> column + " ×";
      case SOLUTION ->
          column
              + " ★ "
              + Arrays.stream(node.columns())
                  .mapToObj(c -> Integer.toString(c + 1))
                  .collect(Collectors.joining(" "));
    };
  }
}
