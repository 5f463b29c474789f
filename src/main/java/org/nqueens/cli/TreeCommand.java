package org.nqueens.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.nqueens.method.Method;
import org.nqueens.method.SearchTree;
import org.nqueens.method.TreeNode;
import org.nqueens.report.Messages;
import org.nqueens.report.TreePicture;
import org.nqueens.report.TreeText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code tree N}: draws the search tree of a method. */
@Command(
    name = "tree",
    mixinStandardHelpOptions = true,
    description =
        "Draws the search tree of a method: nodes visited, pruned and solutions told apart, with"
            + " the partial board at each node where the tree is small.",
    exitCodeList = {"2:bad arguments, or the tree is too large"},
    footerHeading = "%nExamples:%n",
    footer = {"  ./submit.sh tree 4", "  ./submit.sh tree 4 --output tree.svg --lang fa"})
final class TreeCommand implements Callable<Integer> {

  /** Nodes that can still be told apart on a screen. */
  private static final int MOST_NODES = 5_000;

  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "N", converter = BoardSize.class, description = "Board size, 0 to 31.")
  private int n;

  @Mixin private MethodOption method;

  @Option(
      names = "--depth",
      paramLabel = "ROWS",
      description = "Rows of the tree to draw, at least 0 (default: all).")
  private Integer depth;

  @Option(
      names = "--output",
      paramLabel = "FILE",
      description = "Draw to FILE.svg or FILE.png (default: text on standard output).")
  private Path output;

  @Option(names = "--overwrite", description = "Replace FILE if it exists.")
  private boolean overwrite;

  @Mixin private LanguageOption language;

  @Override
  public Integer call() throws IOException {
    if (depth != null && depth < 0) {
      throw new ParameterException(spec.commandLine(), "--depth must be at least 0, got " + depth);
    }
    Messages messages = language.messages();
    Method shown = method.method(n);
    TreeNode root = tree(shown, depth == null ? n : Math.min(depth, n));
    if (output == null) {
      TreeText.lines(root, messages).forEach(spec.commandLine().getOut()::println);
      spec.commandLine().getOut().flush();
      return ExitCode.OK;
    }
    String title =
        depth == null || depth >= n
            ? messages.text("tree.title", n, shown.label())
            : messages.text("tree.title.depth", n, shown.label(), depth);
    PictureFile.write(
        spec,
        "--output",
        output,
        overwrite,
        kind -> TreePicture.draw(kind, root, n, title, messages));
    spec.commandLine().getErr().println(messages.text("written", output));
    return ExitCode.OK;
  }

  private TreeNode tree(Method shown, int rows) {
    try {
      return SearchTree.of(shown, n, rows, MOST_NODES);
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage());
    }
  }
}
