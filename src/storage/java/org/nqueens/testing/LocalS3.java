package org.nqueens.testing;

import java.net.URI;
import java.util.Map;
import org.gaul.s3proxy.AuthenticationType;
import org.gaul.s3proxy.S3Proxy;
import org.jclouds.ContextBuilder;
import org.jclouds.blobstore.BlobStoreContext;

/** An S3 endpoint on the loopback address, with one bucket that keeps its objects in memory. */
public final class LocalS3 implements AutoCloseable {

  private final BlobStoreContext blobs;
  private S3Proxy proxy;
  private final String bucket;

  /** Starts the endpoint with an empty bucket. */
  public LocalS3(String bucket) throws Exception {
    this.bucket = bucket;
    blobs =
        ContextBuilder.newBuilder("transient")
            .credentials("test", "test")
            .build(BlobStoreContext.class);
    blobs.getBlobStore().createContainerInLocation(null, bucket);
    listen(0);
  }

  /** Starts to answer on this port; 0 for any. */
  private void listen(int port) throws Exception {
    proxy =
        S3Proxy.builder()
            .blobStore(blobs.getBlobStore())
            .endpoint(URI.create("http://127.0.0.1:" + port))
            .awsAuthentication(AuthenticationType.NONE, "", "")
            .build();
    proxy.start();
  }

  /** Answers nobody until what is returned is closed; objects stay. */
  public AutoCloseable silence() throws Exception {
    int port = proxy.getPort();
    proxy.stop();
    return () -> listen(port);
  }

  /** The bucket, for S3A. */
  public String uri() {
    return "s3a://" + bucket;
  }

  /** The settings with which Hadoop's S3A reaches it. */
  public Map<String, String> settings() {
    return Map.of(
        "fs.s3a.endpoint", "http://127.0.0.1:" + proxy.getPort(),
        "fs.s3a.endpoint.region", "us-east-1",
        "fs.s3a.access.key", "test",
        "fs.s3a.secret.key", "test",
        "fs.s3a.path.style.access", "true",
        "fs.s3a.attempts.maximum", "2",
        "fs.s3a.retry.limit", "1", // by default it is tried for some minutes
        // The proxy does not know the checksum that the AWS SDK adds to a request for many.
        "fs.s3a.multiobjectdelete.enable", "false");
  }

  @Override
  public void close() throws Exception {
    proxy.stop();
    blobs.close();
  }
}
