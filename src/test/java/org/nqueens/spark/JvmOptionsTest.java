package org.nqueens.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.apache.spark.launcher.JavaModuleOptions;
import org.junit.jupiter.api.Test;

class JvmOptionsTest {

  @Test
  void areThoseOfSparksLauncher() throws IOException {
    assertThat(Files.readAllLines(Path.of("conf/jvm.options")))
        .filteredOn(line -> !line.startsWith("#"))
        .containsExactlyElementsOf(
            Arrays.asList(JavaModuleOptions.defaultModuleOptions().trim().split(" +")));
  }
}
