package org.nqueens.method;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.nqueens.method.TreeNode.Kind;

class SearchTreeTest {

  @ParameterizedTest(name = "{0}")
  @ValueSource(strings = {"promising", "place", "iterative", "markers", "bitmask"})
  void fourRowsHaveSeventeenVisitedNodes(String method) {
    List<TreeNode> nodes = nodes(tree(method, 4, 4));
    // A319284: 1 4 6 4 2; each node above the last row has four children, the others are pruned.
    assertThat(nodes.stream().filter(node -> node.kind() != Kind.PRUNED)).hasSize(17);
    assertThat(nodes.stream().filter(node -> node.kind() == Kind.PRUNED)).hasSize(60 - 16);
    assertThat(nodes.stream().filter(node -> node.kind() == Kind.SOLUTION).map(TreeNode::columns))
        .containsExactly(new int[] {1, 3, 0, 2}, new int[] {2, 0, 3, 1});
  }

  @Test
  void theWholeTreePrunesOnlyLeaves() {
    List<TreeNode> nodes = nodes(tree("whole-tree", 4, 4));
    assertThat(nodes).hasSize(1 + 4 + 16 + 64 + 256);
    assertThat(nodes.stream().filter(node -> node.kind() == Kind.PRUNED))
        .hasSize(254)
        .allMatch(node -> node.depth() == 4);
  }

  @Test
  void dancingLinksSeeDeadEndsEarlier() {
    assertThat(nodes(tree("dancing-links", 6, 6)).stream().filter(n -> n.kind() != Kind.PRUNED))
        .hasSizeLessThan(153)
        .anyMatch(node -> node.kind() == Kind.SOLUTION);
  }

  @ParameterizedTest(name = "{0}")
  @ValueSource(
      strings = {
        "whole-tree",
        "promising",
        "place",
        "iterative",
        "markers",
        "bitmask",
        "dancing-links"
      })
  void aDepthCutsTheTreeAndTheSearch(String method) {
    List<TreeNode> nodes = nodes(tree(method, 31, 1));
    assertThat(nodes).hasSize(32).allMatch(node -> node.kind() == Kind.VISITED);
    assertThat(nodes(tree(method, 31, 0))).hasSize(1);
  }

  @Test
  void aTreeTooLargeToDrawIsRefused() {
    assertThatThrownBy(() -> SearchTree.of(Methods.named("place").orElseThrow(), 8, 8, 100))
        .hasMessage(
            "the tree must have at most 100 nodes down to row 8; use a smaller --depth or N");
  }

  private static TreeNode tree(String method, int n, int depth) {
    return SearchTree.of(Methods.named(method).orElseThrow(), n, depth, 10_000);
  }

  private static List<TreeNode> nodes(TreeNode node) {
    List<TreeNode> nodes = new ArrayList<>(List.of(node));
    node.children().forEach(child -> nodes.addAll(nodes(child)));
    return nodes;
  }
}
