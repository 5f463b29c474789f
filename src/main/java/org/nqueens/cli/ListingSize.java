package org.nqueens.cli;

import org.nqueens.board.Position;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a board size that a solution can be held for; larger than what can be searched. */
final class ListingSize implements ITypeConverter<Integer> {

  @Override
  public Integer convert(String text) {
    try {
      int n = Integer.parseInt(text);
      if (n >= 0 && n <= Position.MAX_N) {
        return n;
      }
    } catch (NumberFormatException e) {
      // told below, with all else that is no board size
    }
    throw new TypeConversionException(
        "board size must be a whole number in [0, %d], got '%s'".formatted(Position.MAX_N, text));
  }
}
