import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BinaryOperator;
import java.util.stream.IntStream;

/**
 * Writes the step methods of the vector kernel, one class for each vector width.
 *
 * <p>A step takes states with R rows left, places one queen in the next row of each, and keeps the
 * children that pass the tests of {@code ScalarKernel}. C2 keeps vectors in registers only if the
 * species is a constant and no vector lies in an array or crosses a method boundary; so every R,
 * layout and width needs straight-line code of its own. This program is the one place where that
 * code is written down; {@code BlockSearch} calls it.
 *
 * <p><b>Rows</b> are named as in {@code ScalarKernel}: row j has j rows after it. Even j lie on the
 * low side of the rows left, odd j on the high side ({@code CentreOut.remainingRows}); row 0 is the
 * lowest, row 1 the highest.
 *
 * <p><b>States</b> are words in separate arrays. Word 0 holds the squares of the next row still to
 * be tried, 0 in lanes that are padding (all their words are 0). Then come:
 *
 * <ul>
 *   <li>{@link #NARROW}: the open columns and one word for each diagonal direction;
 *   <li>{@link #WIDE}: the open columns and two words for each direction, one for the low rows and
 *       one for the high rows;
 *   <li>{@link #APART}: the same, for rows of which each word shows a part only;
 *   <li>{@link #ROWS}, from four rows left: the free squares of each row after the next. The open
 *       columns are the union of all words, by the column cover.
 * </ul>
 *
 * <p>Usage: {@code java StepsGenerator.java DIRECTORY}, the root of the generated sources.
 */
public final class StepsGenerator {

  /** How the diagonals of a state are kept; the names are part of the generated method names. */
  private static final String NARROW = "narrow";

  private static final String WIDE = "wide";
  private static final String APART = "apart";
  private static final String ROWS = "rows";

  /** With this many rows left or fewer, every row and the column cover are tested. */
  private static final int COVERED_ROWS = 7;

  /** With this many rows left or fewer, a state holds the rows themselves. */
  private static final int ROW_WORDS_FROM = 4;

  /** Stands for all R above {@link #COVERED_ROWS} + 1: only the next two rows are tested. */
  private static final int FAR = COVERED_ROWS + 2;

  private final int bits;
  private final StringBuilder out = new StringBuilder();

  private StepsGenerator(int bits) {
    this.bits = bits;
  }

  /** Writes {@code Steps128}, {@code Steps256} and {@code Steps512} below the given directory. */
  public static void main(String[] arguments) throws IOException {
    Path directory = Path.of(arguments[0], "org", "nqueens", "kernel", "vector");
    Files.createDirectories(directory);
    for (int bits : new int[] {128, 256, 512}) {
      Path file = directory.resolve("Steps" + bits + ".java");
      Files.writeString(file, new StepsGenerator(bits).source());
    }
  }

  private String source() {
    out.append(
        """
        // Written by StepsGenerator.java; change that, not this.
        package org.nqueens.kernel.vector;

        import static jdk.incubator.vector.VectorOperators.*;

        import jdk.incubator.vector.IntVector;
        import jdk.incubator.vector.VectorMask;
        import jdk.incubator.vector.VectorSpecies;

        /** The steps of the search on vectors of %1$d bits. */
        final class Steps%1$d extends Steps {

          private static final VectorSpecies<Integer> SPECIES = IntVector.SPECIES_%1$d;
          private static final int LANES = SPECIES.length();

          @Override
          int lanes() {
            return LANES;
          }

        """
            .formatted(bits));
    for (String layout : List.of(NARROW, WIDE, APART)) {
      dispatch(layout);
    }
    for (String layout : List.of(NARROW, WIDE, APART)) {
      // The far rows stand between the low and the high rows, so each word shows a part of them.
      for (int rows = layout.equals(WIDE) ? FAR - 1 : FAR; rows > ROW_WORDS_FROM; rows--) {
        step(layout, rows);
      }
    }
    for (int rows = ROW_WORDS_FROM; rows > 3; rows--) {
      step(ROWS, rows);
    }
    last();
    out.append("}\n");
    return out.toString();
  }

  /** The method that finds the step for a number of rows left. */
  private void dispatch(String layout) {
    line(1, "@Override");
    line(
        1,
        "long %s(int rows, int from, int to, int kept, int[] s, int[][] p, int[][] c) {",
        layout);
    line(2, "return switch (rows) {");
    line(3, "case 3 -> last(from, to, s, p);");
    for (int rows = 4; rows < FAR; rows++) {
      String name = rows > ROW_WORDS_FROM ? layout : ROWS;
      line(3, "case %d -> %s%d(from, to, kept, s, p, c);", rows, name, rows);
    }
    String far = layout.equals(NARROW) ? NARROW : APART;
    line(3, "default -> %s%d(from, to, kept, s, p, c);", far, FAR);
    line(2, "};");
    line(1, "}");
    line(0, "");
  }

  /**
   * One step: takes the states p[from..to), appends the children kept to c from index {@code kept},
   * writes states with squares still to try back to p from index {@code from}, and returns both
   * ends, the one in p in the upper half.
   */
  private void step(String layout, int rows) {
    boolean diagonals = !layout.equals(ROWS);
    List<String> state = state(layout, rows);
    List<String> child = child(layout, rows);
    line(1, "private static long %s%d(", layout, rows);
    line(3, "int from, int to, int kept, int[] s, int[][] p, int[][] c) {");
    shifts(layout, rows);
    arrays("p", state.size());
    arrays("c", child.size());
    line(2, "int left = from;");
    line(2, "for (int i = from; i < to; i += LANES) {");
    for (int k = 0; k < state.size(); k++) {
      line(3, "IntVector %s = IntVector.fromArray(SPECIES, p%d, i);", state.get(k), k);
    }
    if (!diagonals) {
      List<String> later = state.subList(1, state.size());
      line(3, "IntVector rest = %s;", tree(later, (x, y) -> x + ".or(" + y + ")"));
      line(3, "IntVector open = free.or(rest);");
    }
    for (int tries = tries(rows), t = 0; t < tries; t++) {
      if (t > 0) {
        line(3, "VectorMask<Integer> more%d = free.compare(NE, 0);", t);
      }
      line(3, "{");
      line(4, "IntVector queen = free.and(free.neg());");
      line(4, "free = free.lanewise(XOR, queen)%s;", diagonals ? "" : ".and(rest)");
      line(4, "IntVector f = open.lanewise(XOR, queen);");
      if (diagonals) {
        place(layout, rows);
      }
      List<String> next = IntStream.range(0, lookAhead(rows)).mapToObj(k -> "t" + k).toList();
      for (int k = 0; k < next.size(); k++) {
        line(4, "IntVector t%d = %s;", k, freeSquares(layout, rows, k));
      }
      test(rows, next, t == 0 ? "" : ", more" + t);
      boolean covered = rows - 1 <= COVERED_ROWS;
      String nextFree = covered ? "t0.blend(forced, forced.compare(NE, 0))" : "t0";
      line(4, "IntVector nextFree = %s;", nextFree);
      append("c", child, "kept", "good", 4);
      line(3, "}");
    }
    line(3, "VectorMask<Integer> more = free.compare(NE, 0);");
    append("p", state, "left", "more", 3);
    line(2, "}");
    line(2, "return (long) left << 32 | kept;");
    line(1, "}");
    line(0, "");
  }

  /**
   * Squares tried for each load of a state: states with many rows left have many free squares, the
   * others are better closed up after each, so that no lane runs empty.
   */
  private static int tries(int rows) {
    return rows == FAR ? 3 : rows == FAR - 1 ? 2 : 1;
  }

  /** Rows after the next that a step tests. */
  private static int lookAhead(int rows) {
    return rows - 1 <= COVERED_ROWS ? rows - 1 : 2;
  }

  private static List<String> state(String layout, int rows) {
    return switch (layout) {
      case NARROW -> List.of("free", "open", "d", "a");
      case WIDE, APART -> List.of("free", "open", "ld", "la", "hd", "ha");
      default -> {
        List<String> words = new ArrayList<>(List.of("free"));
        IntStream.range(0, rows - 1).forEach(k -> words.add("r" + k));
        yield words;
      }
    };
  }

  private static List<String> child(String layout, int rows) {
    if (rows - 1 <= ROW_WORDS_FROM) {
      List<String> words = new ArrayList<>(List.of("nextFree"));
      IntStream.range(1, rows - 1).forEach(k -> words.add("t" + k));
      return words;
    }
    return layout.equals(NARROW)
        ? List.of("nextFree", "f", "d2", "a2")
        : List.of("nextFree", "f", "ld2", "la2", "hd2", "ha2");
  }

  /** Broadcasts of the shift counts, in the order of {@code Level.shifts}. */
  private void shifts(String layout, int rows) {
    List<String> names = new ArrayList<>();
    switch (layout) {
      case NARROW -> names.addAll(List.of("placeD", "placeA"));
      case WIDE -> names.addAll(List.of("placeLd", "placeLa", "placeHd", "placeHa"));
      case APART ->
          names.addAll(
              List.of("placeLd", "placeLaUp", "placeLa", "placeHdUp", "placeHd", "placeHa"));
      default -> {}
    }
    for (int k = 0; k < lookAhead(rows); k++) {
      switch (layout) {
        case NARROW, WIDE -> names.addAll(List.of("d" + k, "a" + k));
        case APART ->
            names.addAll(List.of("ld" + k, "hdUp" + k, "hd" + k, "ha" + k, "laUp" + k, "la" + k));
        default -> names.add("gap" + k);
      }
    }
    for (int k = 0; k < names.size(); k++) {
      line(2, "IntVector %sShift = IntVector.broadcast(SPECIES, s[%d]);", names.get(k), k);
    }
  }

  /** The diagonals with the queen: its row's shift brings a column to its diagonal. */
  private void place(String layout, int rows) {
    if (layout.equals(NARROW)) {
      line(4, "IntVector d2 = d.or(queen.lanewise(LSHL, placeDShift));");
      line(4, "IntVector a2 = a.or(queen.lanewise(LSHL, placeAShift));");
      return;
    }
    line(4, "IntVector ld2 = ld.or(queen.lanewise(LSHL, placeLdShift));");
    if (layout.equals(WIDE)) {
      boolean low = isLow(rows - 1);
      line(4, "IntVector la2 = la.or(queen.lanewise(%s, placeLaShift));", low ? "LSHL" : "LSHR");
      line(4, "IntVector hd2 = hd.or(queen.lanewise(%s, placeHdShift));", low ? "LSHR" : "LSHL");
    } else {
      line(4, "IntVector la2 = la.or(%s);", eitherWay("queen", "placeLa", ""));
      line(4, "IntVector hd2 = hd.or(%s);", eitherWay("queen", "placeHd", ""));
    }
    line(4, "IntVector ha2 = ha.or(queen.lanewise(LSHL, placeHaShift));");
  }

  /** A shift whose direction is not known here: up and then down, one of them by 0. */
  private static String eitherWay(String word, String shift, String row) {
    return "%1$s.lanewise(LSHL, %2$sUp%3$sShift).lanewise(LSHR, %2$s%3$sShift)"
        .formatted(word, shift, row);
  }

  private static boolean isLow(int row) {
    return row % 2 == 0;
  }

  /** The free squares of the k-th row after the one just filled. */
  private static String freeSquares(String layout, int rows, int k) {
    int row = rows - 2 - k;
    if (layout.equals(ROWS)) {
      String shift = "gap" + k + "Shift";
      return "r%d.and(f).and(queen.lanewise(LSHL, %s).or(queen.lanewise(LSHR, %s)).not())"
          .formatted(k, shift, shift);
    }
    if (layout.equals(NARROW)) {
      // Row 0 and, seen from the other side, row 1 may lie one outside the word.
      return "f.and(d2.lanewise(%s, d%dShift).or(a2.lanewise(%s, a%dShift)).not())"
          .formatted(row == 0 ? "LSHL" : "LSHR", k, row == 1 ? "LSHL" : "LSHR", k);
    }
    if (layout.equals(APART)) {
      return "f.and(ld2.lanewise(LSHR, ld%1$dShift).or(%2$s).or(ha2.lanewise(LSHR, ha%1$dShift)).or(%3$s).not())"
          .formatted(k, eitherWay("hd2", "hd", "" + k), eitherWay("la2", "la", "" + k));
    }
    String side = isLow(row) ? "l" : "h";
    return "f.and(%1$sd2.lanewise(LSHR, d%2$dShift).or(%1$sa2.lanewise(LSHR, a%2$dShift)).not())"
        .formatted(side, k);
  }

  /** Sets {@code good}: no row looked at is empty, and every open column is free in some row. */
  private void test(int rows, List<String> next, String among) {
    String least = tree(next, (x, y) -> x + ".min(" + y + ")");
    line(4, "VectorMask<Integer> good = %s.compare(NE, 0%s);", least, among);
    if (rows - 1 <= COVERED_ROWS) {
      String later = tree(next.subList(1, next.size()), (x, y) -> x + ".or(" + y + ")");
      line(4, "IntVector later = %s;", later);
      line(4, "good = later.or(t0).compare(EQ, f, good);");
      line(4, "IntVector forced = f.and(later.not());");
    }
  }

  /** The last three rows, counted without placing them; returns the completions found. */
  private void last() {
    out.append(
        """
          private static long last(int from, int to, int[] s, int[][] p) {
            IntVector gap1 = IntVector.broadcast(SPECIES, s[0]);
            IntVector gap0 = IntVector.broadcast(SPECIES, s[1]);
            IntVector gap10 = IntVector.broadcast(SPECIES, s[2]);
            int[] p0 = p[0];
            int[] p1 = p[1];
            int[] p2 = p[2];
            long found = 0;
            for (int i = from; i < to; i += LANES) {
              IntVector free = IntVector.fromArray(SPECIES, p0, i);
              IntVector r0 = IntVector.fromArray(SPECIES, p1, i);
              IntVector r1 = IntVector.fromArray(SPECIES, p2, i);
              IntVector open = free.or(r0).or(r1);
        """);
    for (int t = 0; t < 3; t++) {
      out.append(
          """
                {
                  IntVector queen = free.and(free.neg());
                  free = free.lanewise(XOR, queen);
                  IntVector f = open.lanewise(XOR, queen);
                  IntVector t0 = r0.and(f)
                      .and(queen.lanewise(LSHL, gap1).or(queen.lanewise(LSHR, gap1)).not());
                  IntVector t1 = r1.and(f)
                      .and(queen.lanewise(LSHL, gap0).or(queen.lanewise(LSHR, gap0)).not());
                  VectorMask<Integer> good = t0.min(t1).min(queen).compare(NE, 0);
                  good = t0.or(t1).compare(EQ, f, good);
                  good = f.and(f.lanewise(LSHL, gap10)).compare(EQ, 0, good);
                  VectorMask<Integer> twice = t0.and(t1).compare(EQ, f, good);
                  found += good.trueCount() + twice.trueCount();
                }
          """);
    }
    out.append(
        """
            }
            return found;
          }
        """);
  }

  private void arrays(String name, int words) {
    for (int k = 0; k < words; k++) {
      line(2, "int[] %1$s%2$d = %1$s[%2$d];", name, k);
    }
  }

  /** Stores the lanes of {@code mask} side by side and moves the index behind them. */
  private void append(String array, List<String> words, String index, String mask, int indent) {
    for (int k = 0; k < words.size(); k++) {
      line(indent, "%s.compress(%s).intoArray(%s%d, %s);", words.get(k), mask, array, k, index);
    }
    line(indent, "%s += %s.trueCount();", index, mask);
  }

  /** Joins all terms in a tree of least height, so that no result waits for a long chain. */
  private static String tree(List<String> terms, BinaryOperator<String> join) {
    List<String> level = terms;
    while (level.size() > 1) {
      List<String> higher = new ArrayList<>();
      for (int i = 0; i + 1 < level.size(); i += 2) {
        higher.add(join.apply(level.get(i), level.get(i + 1)));
      }
      if (level.size() % 2 != 0) {
        higher.add(level.get(level.size() - 1));
      }
      level = higher;
    }
    return level.get(0);
  }

  private void line(int indent, String format, Object... arguments) {
    out.append("  ".repeat(indent)).append(format.formatted(arguments)).append('\n');
  }
}
