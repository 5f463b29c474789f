package org.nqueens.format;

import java.util.Locale;

/**
 * The colours of all pictures, by what they stand for, on a light and on a dark ground.
 *
 * <p>The three kinds of tree nodes use the blue, vermilion and bluish green of M. Okabe and K. Ito,
 * <i>Color universal design</i> (2008), which readers with any common colour blindness tell apart;
 * shapes repeat the difference. On a dark ground they are lightened.
 */
public enum Ink {
  PAPER(0xffffff, 0x16181d),
  TEXT(0x1b1f24, 0xe8eaed),
  MUTED(0x5c6570, 0xa3adb8),
  EDGE(0x9aa4af, 0x5f6975),
  LIGHT_SQUARE(0xf3ead9, 0xd9cdb8),
  DARK_SQUARE(0xb98d5e, 0x94704a),
  QUEEN(0x16181d, 0x0b0c0e),
  VISITED(0x0072b2, 0x56b4e9),
  PRUNED(0xd55e00, 0xff9550),
  SOLUTION(0x009e73, 0x3fd6a8);

  private final int light;
  private final int dark;

  Ink(int light, int dark) {
    this.light = light;
    this.dark = dark;
  }

  /** The colour on a light ground, as 0xRRGGBB. */
  public int light() {
    return light;
  }

  /** The colour on a dark ground, as 0xRRGGBB. */
  public int dark() {
    return dark;
  }

  /** Name of the colour in style sheets, such as {@code "dark-square"}. */
  String css() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
