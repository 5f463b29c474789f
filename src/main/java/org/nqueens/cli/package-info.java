/**
 * The command line: arguments in, results out, exit codes.
 *
 * <p>Start with {@link org.nqueens.cli.Main}. The only user of picocli, of standard output and of
 * {@link System#exit}. May import every room.
 */
package org.nqueens.cli;
