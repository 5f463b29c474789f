package org.nqueens.spark;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileAlreadyExistsException;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;

/**
 * The folder a listing is written to, on any Hadoop file system, complete or not at all.
 *
 * <pre>
 *   DIR/NAME                            the folder; made at the end
 *   DIR/.NAME.unfinished/RUN/attempts   files that tasks are writing
 *   DIR/.NAME.unfinished/RUN/listing    files finished; renamed to DIR/NAME at the end
 * </pre>
 *
 * <p>{@code RUN} is different for each run, so that a task of a dead run that is still writing
 * somewhere can't reach the files of the next. {@code _SUCCESS} is made last of all, because object
 * stores copy a folder file by file where others rename it in one step: a folder without it is not
 * finished.
 */
final class ListingFolder {

  private static final Pattern OURS = Pattern.compile("part-\\d+\\.txt|manifest\\.json|_SUCCESS");

  private final Path folder;
  private final FileSystem files;
  private final Path unfinished;
  private final Path run;
  private boolean kept;

  /**
   * A folder to be made.
   *
   * @param folder path or URI; a path without a scheme is one of this machine, as everywhere else
   *     on the command line
   */
  ListingFolder(String folder, Configuration hadoop) throws IOException {
    Path given = new Path(folder);
    this.folder = given.toUri().getScheme() == null ? absolute(folder) : given;
    if (this.folder.getParent() == null) {
      throw new IOException("a folder below the root must be given, got " + folder);
    }
    files = this.folder.getFileSystem(hadoop);
    unfinished = new Path(this.folder.getParent(), "." + this.folder.getName() + ".unfinished");
    run = new Path(unfinished, UUID.randomUUID().toString());
  }

  private static Path absolute(String folder) {
    return new Path(
        "file", null, java.nio.file.Path.of(folder).toAbsolutePath().normalize().toString());
  }

  /**
   * Checks that the folder may be made.
   *
   * @param overwrite whether it may replace an earlier listing
   * @throws FileAlreadyExistsException if something else is there, or a listing that must stay
   */
  void requireFree(boolean overwrite) throws IOException {
    if (!files.exists(folder)) {
      return;
    }
    if (!overwrite) {
      throw new FileAlreadyExistsException(folder + " must not exist; --overwrite replaces it");
    }
    for (FileStatus file : files.listStatus(folder)) {
      if (!file.isFile() || !OURS.matcher(file.getPath().getName()).matches()) {
        throw new FileAlreadyExistsException(
            "--overwrite replaces a listing only, and %s holds %s"
                .formatted(folder, file.getPath().getName()));
      }
    }
  }

  /** Bytes that can be written, all copies of a file counted as one. */
  double freeBytes() throws IOException {
    Path existing = folder.getParent();
    while (existing.getParent() != null && !files.exists(existing)) {
      existing = existing.getParent();
    }
    if (folder.toUri().getScheme().equals("file")) {
      // Hadoop counts what is reserved for the superuser too.
      return new File(existing.toUri().getPath()).getUsableSpace();
    }
    double free = files.getStatus(existing).getRemaining();
    return free / Math.max(1, files.getDefaultReplication(folder));
  }

  /** Makes the folders for the tasks; what a killed run left is removed. */
  void begin() throws IOException {
    files.delete(unfinished, true);
    if (!files.mkdirs(attempts()) || !files.mkdirs(listing())) {
      throw new IOException("folders could not be made in " + unfinished);
    }
  }

  /** Where a task writes. */
  Path attempts() {
    return new Path(run, "attempts");
  }

  /** Where a finished file goes. */
  Path listing() {
    return new Path(run, "listing");
  }

  /**
   * Puts the folder in its place.
   *
   * @param parts all files, in order
   * @throws IOException if they are not there as they were written, or the folder can't be moved
   */
  void commit(int n, String format, List<ListingPart> parts, boolean overwrite) throws IOException {
    requireComplete(parts);
    writeManifest(n, format, parts);
    requireFree(overwrite);
    kept = true; // complete; from here on it must not be lost together with what it replaces
    files.delete(folder, true);
    if (!files.rename(listing(), folder)) {
      throw new IOException(
          "%s could not be renamed to %s; it is complete".formatted(listing(), folder));
    }
    files.create(new Path(folder, "_SUCCESS"), true).close();
    kept = false;
  }

  private void requireComplete(List<ListingPart> parts) throws IOException {
    Map<String, Long> wanted =
        parts.stream().collect(Collectors.toMap(ListingPart::file, ListingPart::bytes));
    Map<String, Long> found = new TreeMap<>();
    for (FileStatus file : files.listStatus(listing())) {
      found.put(file.getPath().getName(), file.getLen());
    }
    if (!found.equals(wanted)) {
      throw new IOException(
          "%s must hold the %d files that were written, got %s; another run, or a folder that not"
                  .formatted(listing(), wanted.size(), found)
              + " all machines share?");
    }
  }

  /** Removes what is unfinished. */
  void discard() throws IOException {
    if (!kept) {
      files.delete(unfinished, true);
    }
  }

  private void writeManifest(int n, String format, List<ListingPart> parts) throws IOException {
    try (OutputStream out = files.create(new Path(listing(), "manifest.json"), true);
        JsonGenerator json = new JsonFactory().createGenerator(out)) {
      json.useDefaultPrettyPrinter();
      json.writeStartObject();
      json.writeNumberField("n", n);
      json.writeStringField("format", format);
      json.writeNumberField("solutions", parts.stream().mapToLong(ListingPart::solutions).sum());
      json.writeNumberField("bytes", parts.stream().mapToLong(ListingPart::bytes).sum());
      json.writeArrayFieldStart("parts");
      for (ListingPart part : parts) {
        json.writeStartObject();
        json.writeStringField("file", part.file());
        json.writeNumberField("first", part.firstNumber());
        json.writeNumberField("solutions", part.solutions());
        json.writeNumberField("bytes", part.bytes());
        json.writeEndObject();
      }
      json.writeEndArray();
      json.writeEndObject();
    }
  }

  @Override
  public String toString() {
    return folder.toString();
  }
}
