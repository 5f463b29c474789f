package org.nqueens.report;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.nqueens.format.BoardPicture;
import org.nqueens.format.Canvas;
import org.nqueens.format.Canvas.Anchor;
import org.nqueens.format.Ink;
import org.nqueens.method.TreeNode;

/**
 * Draws a search tree from the top down. Small trees of small boards show the partial board at each
 * node, others a mark with the column.
 *
 * <p>Colour and shape both tell the kinds apart: a visited node is a disc, a pruned one a cross, a
 * solution a star; boards carry the mark in the frame's colour and below.
 */
public final class TreePicture {

  /** Boards up to this size are drawn at the nodes. */
  private static final int DRAWN_N = 6;

  /** Trees with more leaves than this show marks instead of boards. */
  private static final int DRAWN_LEAVES = 150;

  private static final double MARGIN = 28;
  private static final double TITLE = 18;
  private static final double LEGEND = 14;
  private static final double MARK = 6;

  private final TreeNode root;
  private final int n;
  private final boolean boards;
  private final double cell;
  private final double nodeWidth;
  private final double nodeHeight;
  private final double levelHeight;
  private final Map<TreeNode, Double> centres = new IdentityHashMap<>();
  private final List<TreeNode> leaves = new ArrayList<>();
  private int depth;

  private TreePicture(TreeNode root, int n) {
    this.root = root;
    this.n = n;
    collect(root);
    this.boards = n > 0 && n <= DRAWN_N && leaves.size() <= DRAWN_LEAVES;
    this.cell = n <= 4 ? 11 : 8;
    this.nodeWidth = boards ? n * cell + 14 : leaves.size() > 400 ? 10 : 18;
    this.nodeHeight = boards ? n * cell + 6 : 2 * MARK;
    this.levelHeight = nodeHeight + (boards ? 46 : 52);
  }

  /**
   * The picture of a tree.
   *
   * @param kind {@code "svg"} or {@code "png"}
   * @param n board size
   * @param title what it shows
   */
  public static byte[] draw(String kind, TreeNode root, int n, String title, Messages messages) {
    TreePicture picture = new TreePicture(root, n);
    double width = Math.max(460, 2 * MARGIN + picture.leaves.size() * picture.nodeWidth);
    double height = 2 * MARGIN + 70 + (picture.depth + 1) * picture.levelHeight;
    Canvas canvas = Canvas.of(kind, width, height, title);
    canvas.text(width / 2, MARGIN + 6, TITLE, Anchor.MIDDLE, Ink.TEXT, title);
    picture.place(width);
    picture.drawEdges(canvas, root);
    picture.drawNodes(canvas, root);
    picture.drawLegend(canvas, width, height - MARGIN, messages);
    return canvas.bytes();
  }

  private void collect(TreeNode node) {
    depth = Math.max(depth, node.depth());
    if (node.children().isEmpty()) {
      leaves.add(node);
    }
    node.children().forEach(this::collect);
  }

  /** Leaves stand side by side, every other node above the middle of its children. */
  private void place(double width) {
    double left = (width - leaves.size() * nodeWidth) / 2;
    for (int i = 0; i < leaves.size(); i++) {
      centres.put(leaves.get(i), left + (i + .5) * nodeWidth);
    }
    centre(root);
  }

  private double centre(TreeNode node) {
    Double known = centres.get(node);
    if (known != null) {
      return known;
    }
    double first = Double.NaN;
    double last = Double.NaN;
    for (TreeNode child : node.children()) {
      last = centre(child);
      first = Double.isNaN(first) ? last : first;
    }
    centres.put(node, (first + last) / 2);
    return (first + last) / 2;
  }

  private double top(TreeNode node) {
    return MARGIN + 34 + node.depth() * levelHeight;
  }

  private void drawEdges(Canvas canvas, TreeNode node) {
    for (TreeNode child : node.children()) {
      double thickness = child.kind() == TreeNode.Kind.PRUNED ? .8 : 1.5;
      canvas.line(
          centres.get(node),
          top(node) + nodeHeight,
          centres.get(child),
          top(child),
          thickness,
          Ink.EDGE);
      drawEdges(canvas, child);
    }
  }

  private void drawNodes(Canvas canvas, TreeNode node) {
    if (boards) {
      drawBoard(canvas, node);
    } else {
      mark(canvas, node.kind(), centres.get(node), top(node) + MARK, MARK);
      if (node.depth() > 0 && nodeWidth >= 16) {
        canvas.text(
            centres.get(node),
            top(node) + 2 * MARK + 11,
            9,
            Anchor.MIDDLE,
            Ink.MUTED,
            Integer.toString(node.column() + 1));
      }
    }
    node.children().forEach(child -> drawNodes(canvas, child));
  }

  private void drawBoard(Canvas canvas, TreeNode node) {
    double side = n * cell;
    double x = centres.get(node) - side / 2;
    double y = top(node) + 3;
    canvas.rectangle(x - 3, y - 3, side + 6, side + 6, ink(node.kind()));
    BoardPicture.drawBoard(canvas, x, y, cell, node.columns(), n);
    if (node.kind() != TreeNode.Kind.VISITED) {
      mark(canvas, node.kind(), centres.get(node), y + side + 12, 5.5);
    }
  }

  private static Ink ink(TreeNode.Kind kind) {
    return switch (kind) {
      case VISITED -> Ink.VISITED;
      case PRUNED -> Ink.PRUNED;
      case SOLUTION -> Ink.SOLUTION;
    };
  }

  private static void mark(Canvas canvas, TreeNode.Kind kind, double x, double y, double size) {
    switch (kind) {
      case VISITED -> canvas.circle(x, y, size * .8, Ink.VISITED);
      case PRUNED -> {
        double arm = size * .6;
        canvas.line(x - arm, y - arm, x + arm, y + arm, 2, Ink.PRUNED);
        canvas.line(x - arm, y + arm, x + arm, y - arm, 2, Ink.PRUNED);
      }
      case SOLUTION -> canvas.polygon(star(x, y, size * 1.2), Ink.SOLUTION);
    }
  }

  private static double[] star(double x, double y, double radius) {
    double[] points = new double[20];
    for (int i = 0; i < 10; i++) {
      double length = i % 2 == 0 ? radius : radius * .45;
      double angle = Math.PI * (i / 5.0 - .5);
      points[2 * i] = x + length * Math.cos(angle);
      points[2 * i + 1] = y + length * Math.sin(angle);
    }
    return points;
  }

  /** The three marks with their meaning, then the totals; in the direction the language is read. */
  private void drawLegend(Canvas canvas, double width, double y, Messages messages) {
    int direction = messages.rightToLeft() ? -1 : 1;
    Anchor anchor = messages.rightToLeft() ? Anchor.RIGHT : Anchor.LEFT;
    double third = 130;
    double x = width / 2 - direction * 1.5 * third;
    for (TreeNode.Kind kind : TreeNode.Kind.values()) {
      String key =
          switch (kind) {
            case VISITED -> "tree.visited";
            case PRUNED -> "tree.pruned";
            case SOLUTION -> "tree.solution";
          };
      mark(canvas, kind, x + direction * 8, y - 27, 7);
      canvas.text(x + direction * 22, y - 22, LEGEND, anchor, Ink.TEXT, messages.text(key));
      x += direction * third;
    }
    TreeTotals totals = TreeTotals.of(root);
    canvas.text(
        width / 2,
        y,
        LEGEND,
        Anchor.MIDDLE,
        Ink.MUTED,
        messages.text("tree.summary", totals.visited(), totals.pruned(), totals.solutions()));
  }
}
