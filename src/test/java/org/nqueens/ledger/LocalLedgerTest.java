package org.nqueens.ledger;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;

/** The contract on the local file system. */
class LocalLedgerTest extends LedgerContractTest {

  @TempDir private Path folder;

  @Override
  Store store(String name) {
    return new LocalStore(folder.resolve(name));
  }

  @Override
  void change(Store store, String name, byte[] content) throws IOException {
    Files.write(Path.of(store.where(name)), content);
  }
}
