package org.nqueens.cli;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.function.Function;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** Writes a picture to the file an option names; its ending says which kind. */
final class PictureFile {

  private PictureFile() {}

  /**
   * Draws and writes.
   *
   * @param picture draws the kind it is given, {@code "svg"} or {@code "png"}
   * @throws ParameterException if the name ends otherwise, or the file exists already
   */
  static void write(
      CommandSpec spec,
      String option,
      Path file,
      boolean overwrite,
      Function<String, byte[]> picture)
      throws IOException {
    String kind = kind(spec, option, file);
    try (AtomicFile out = AtomicFile.create(file, overwrite)) {
      out.write(picture.apply(kind));
      out.commit();
    } catch (FileAlreadyExistsException e) {
      throw bad(spec, e.getMessage() + " must not exist; --overwrite replaces it");
    } catch (NoSuchFileException e) {
      throw bad(spec, "the folder of " + option + " must exist, and there is none for " + file);
    }
  }

  /** The kind of picture that the file's name asks for. */
  static String kind(CommandSpec spec, String option, Path file) {
    String name = file.toString().toLowerCase(Locale.ROOT);
    if (!name.endsWith(".svg") && !name.endsWith(".png")) {
      throw bad(spec, option + " must end in .svg or .png, got " + file);
    }
    return name.substring(name.length() - 3);
  }

  private static ParameterException bad(CommandSpec spec, String message) {
    return new ParameterException(spec.commandLine(), message);
  }
}
