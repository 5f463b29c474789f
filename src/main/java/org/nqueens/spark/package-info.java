/**
 * The thin edge to Apache Spark: runs tasks on a cluster or on the cores of this machine.
 *
 * <p>Start with {@link org.nqueens.spark.SparkTaskRunner}. The only user of Spark, Kryo and Scala.
 * May import every room but {@code org.nqueens.cli}.
 */
package org.nqueens.spark;
