package org.nqueens.spark;

import java.util.Map;
import org.apache.hadoop.fs.Path;
import org.apache.spark.SparkConf;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.nqueens.testing.LocalS3;

/** The contract on S3A: every file is an object, and a rename copies. */
class S3ListingTest extends ListingContractTest {

  private static LocalS3 s3;
  private static int tests;

  @BeforeAll
  static void startEndpoint() throws Exception {
    s3 = new LocalS3("listings");
  }

  @AfterAll
  static void stopEndpoint() throws Exception {
    if (s3 != null) {
      s3.close();
    }
  }

  @BeforeEach
  void newFolder() {
    tests++;
  }

  /** The settings as a user gives them, with {@code --conf spark.hadoop...}. */
  @Override
  public SparkConf conf() {
    SparkConf conf = super.conf();
    for (Map.Entry<String, String> setting : s3.settings().entrySet()) {
      conf.set("spark.hadoop." + setting.getKey(), setting.getValue());
    }
    return conf;
  }

  @Override
  Path folder() {
    return new Path(s3.uri() + "/test-" + tests);
  }

  /** Objects need no folder; what a late task writes stays hidden until the next run. */
  @Override
  boolean missesFolders() {
    return false;
  }
}
