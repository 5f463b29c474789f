package org.nqueens.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.withinPercentage;

import java.io.IOException;
import java.nio.file.Files;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The contract on this machine's own file system. */
class ListingJobTest extends ListingContractTest {

  @TempDir private java.nio.file.Path folder;

  @Override
  Path folder() {
    return new Path(folder.toUri());
  }

  // The kernel and the cursor are two codes; if they disagree, nothing may be written silently.
  @Test
  void aCountThatIsTooLargeIsAnError() throws IOException {
    Files.createDirectory(folder.resolve("attempts"));
    PartWriter writer =
        new PartWriter(
            new Configuration(), folder.resolve("attempts").toString(), "unused", () -> false);
    ListingRange range = new ListingRange(0, new int[] {7}, 1, 1_000);
    assertThatThrownBy(() -> writer.write(new PartWriter.Document(8, "tuple0", 1), range, 1))
        .hasMessageContaining("the kernel counted more solutions than there are");
    assertThat(folder.resolve("attempts")).isEmptyDirectory();
  }

  // Free space is that of the folder that will hold it, which need not be there yet.
  @Test
  void aFolderInAFolderThatIsMissingIsMade() throws IOException {
    ListingFolder deep = new ListingFolder(folder.resolve("a/b/c").toString(), new Configuration());
    assertThat(deep.freeBytes())
        .isCloseTo(folder.toFile().getUsableSpace() * 1.0, withinPercentage(10));
    deep.begin();
    assertThat(folder.resolve("a/b")).isDirectory();
  }
}
