package org.nqueens.testing;

import java.io.IOException;
import java.nio.file.Path;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.hdfs.HdfsConfiguration;
import org.apache.hadoop.hdfs.MiniDFSCluster;

/** An HDFS of one NameNode and one DataNode in this JVM. */
public final class LocalHdfs {

  private LocalHdfs() {}

  /** Starts it; its blocks go below {@code disk}. */
  public static MiniDFSCluster start(Path disk) throws IOException {
    Configuration configuration = new HdfsConfiguration();
    configuration.set(MiniDFSCluster.HDFS_MINIDFS_BASEDIR, disk.toString());
    MiniDFSCluster cluster = new MiniDFSCluster.Builder(configuration).numDataNodes(1).build();
    cluster.waitActive();
    return cluster;
  }
}
