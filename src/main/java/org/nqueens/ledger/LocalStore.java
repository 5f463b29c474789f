package org.nqueens.ledger;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.stream.Stream;

/** A folder of the local file system, every write forced to disk. */
final class LocalStore implements Store {

  private static final String UNFINISHED = ".new";

  private final Path folder;

  LocalStore(Path folder) {
    this.folder = folder.toAbsolutePath().normalize();
  }

  @Override
  public String where(String name) {
    return folder.resolve(name).toString();
  }

  @Override
  public void makeFolder() throws IOException {
    if (!Files.isDirectory(folder)) {
      try {
        Files.createDirectories(folder);
      } catch (FileAlreadyExistsException e) {
        throw new NotDirectoryException(e.getFile());
      }
      forceFolder(folder.getParent());
    }
  }

  @Override
  public List<String> names() throws IOException {
    if (Files.notExists(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(Files::isRegularFile)
          .map(file -> file.getFileName().toString())
          .filter(name -> !name.endsWith(UNFINISHED))
          .sorted()
          .toList();
    }
  }

  @Override
  public InputStream read(String name) throws IOException {
    return Files.newInputStream(folder.resolve(name));
  }

  @Override
  public void write(String name, byte[] content) throws IOException {
    Path unfinished = folder.resolve(name + UNFINISHED);
    Files.deleteIfExists(unfinished);
    try (Appender file = append(name + UNFINISHED)) {
      file.append(content);
    }
    Files.move(unfinished, folder.resolve(name), StandardCopyOption.ATOMIC_MOVE);
    forceFolder(folder);
  }

  @Override
  public boolean create(String name, byte[] content) throws IOException {
    try (Appender file = append(name)) {
      file.append(content);
      return true;
    } catch (FileAlreadyExistsException e) {
      return false;
    }
  }

  @Override
  public void delete(String name) throws IOException {
    Files.deleteIfExists(folder.resolve(name));
  }

  @Override
  public boolean appends() {
    return true;
  }

  @Override
  public Appender append(String name) throws IOException {
    Path file = folder.resolve(name);
    FileChannel channel =
        FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
    forceFolder(folder);
    return new LocalAppender(file, channel);
  }

  @Override
  public Lock lock(boolean takeOver) throws IOException {
    return LocalLock.take(this, folder.resolve(LedgerFormat.HELD));
  }

  /** A new name is durable once its folder is. */
  private static void forceFolder(Path folder) throws IOException {
    if (folder != null) {
      try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
        channel.force(true);
      }
    }
  }

  private static final class LocalAppender implements Appender {

    private final Path file;
    private final FileChannel channel;
    private long written;

    LocalAppender(Path file, FileChannel channel) {
      this.file = file;
      this.channel = channel;
    }

    @Override
    public void append(byte[] bytes) throws IOException {
      ByteBuffer buffer = ByteBuffer.wrap(bytes);
      while (buffer.hasRemaining()) {
        channel.write(buffer);
      }
      channel.force(false);
      written += bytes.length;
      // A removed file can still be written to, and what is written is lost.
      if (Files.notExists(file) || Files.size(file) != written) {
        throw new NoSuchFileException(file + " was removed or replaced while it was written");
      }
    }

    @Override
    public void close() throws IOException {
      channel.close();
    }
  }
}
