package org.nqueens.format;

/** All solutions as one JSON array, one solution per line. */
public final class JsonFormat implements SolutionFormat {

  @Override
  public String label() {
    return "json";
  }

  @Override
  public String description() {
    return "one JSON array of arrays: the columns in each row, from 0";
  }

  @Override
  public String head(int n, boolean orbits) {
    return "[";
  }

  @Override
  public void append(StringBuilder out, long number, int[] columns, int orbit) {
    appendBoard(out, columns, orbit);
  }

  @Override
  public String between() {
    return ",\n";
  }

  @Override
  public String tail() {
    return "]\n";
  }

  static void appendBoard(StringBuilder out, int[] columns, int orbit) {
    if (orbit > 0) {
      out.append("{\"orbit\":").append(orbit).append(",\"columns\":");
    }
    out.append('[');
    for (int row = 0; row < columns.length; row++) {
      out.append(row == 0 ? "" : ",").append(columns[row]);
    }
    out.append(orbit > 0 ? "]}" : "]");
  }
}
