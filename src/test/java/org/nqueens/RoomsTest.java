package org.nqueens;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.library.Architectures.LayeredArchitecture;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The rooms and the arrows between them: which package may import which. */
class RoomsTest {

  private static final String ROOT = "org.nqueens";

  private static final JavaClasses MAIN =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages(ROOT);

  /** Every room and the rooms it may import, from the lowest to the highest. */
  private static final Map<String, String[]> MAY_IMPORT = new TreeMap<>();

  static {
    MAY_IMPORT.put("board", new String[] {});
    MAY_IMPORT.put("tally", new String[] {});
    MAY_IMPORT.put("seed", new String[] {"board"});
    MAY_IMPORT.put("kernel", new String[] {"board"});
    MAY_IMPORT.put("estimate", new String[] {"board", "seed", "kernel"});
    MAY_IMPORT.put("count", new String[] {"board", "seed", "kernel", "tally"});
    MAY_IMPORT.put("ledger", new String[] {"tally"});
    MAY_IMPORT.put("method", new String[] {"board"});
    MAY_IMPORT.put("format", new String[] {"board"});
    MAY_IMPORT.put("report", new String[] {"board", "tally", "estimate", "method", "format"});
    MAY_IMPORT.put(
        "spark",
        new String[] {
          "board", "seed", "kernel", "tally", "estimate", "count", "method", "format", "report"
        });
    MAY_IMPORT.put(
        "cli",
        new String[] {
          "board",
          "seed",
          "kernel",
          "tally",
          "estimate",
          "count",
          "ledger",
          "method",
          "format",
          "report",
          "spark"
        });
  }

  @Test
  void roomsDependOneWay() {
    LayeredArchitecture rooms = layeredArchitecture().consideringOnlyDependenciesInLayers();
    for (String room : MAY_IMPORT.keySet()) {
      rooms = rooms.layer(room).definedBy(ROOT + "." + room + "..");
    }
    for (Map.Entry<String, String[]> room : MAY_IMPORT.entrySet()) {
      rooms =
          room.getValue().length == 0
              ? rooms.whereLayer(room.getKey()).mayNotAccessAnyLayer()
              : rooms.whereLayer(room.getKey()).mayOnlyAccessLayers(room.getValue());
    }
    rooms.check(MAIN);
  }

  @Test
  void everyRoomIsInTheTable() {
    Set<String> rooms =
        MAIN.stream()
            .map(JavaClass::getPackageName)
            .map(name -> name.substring(ROOT.length()).replaceFirst("^\\.", "").split("\\.")[0])
            .collect(Collectors.toSet());
    assertThat(rooms).isEqualTo(MAY_IMPORT.keySet());
  }

  @Test
  void onlySparkKnowsSpark() {
    noClasses()
        .that()
        .resideOutsideOfPackages(ROOT + ".spark..", ROOT + ".cli..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("org.apache.spark..", "com.esotericsoftware..", "scala..")
        .check(MAIN);
  }

  // On a JDK without the vector kernel no class is asked, and none of the others may need the
  // module.
  @Test
  void onlyTheVectorKernelKnowsTheVectorApi() {
    noClasses()
        .that()
        .resideOutsideOfPackage(ROOT + ".kernel.vector..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("jdk.incubator..", ROOT + ".kernel.vector..")
        .check(MAIN);
  }

  @Test
  void onlyTheCommandLineTalksAndExits() {
    noClasses()
        .that()
        .resideOutsideOfPackage(ROOT + ".cli..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("picocli..", "me.tongfei..")
        .orShould()
        .callMethod(System.class, "exit", int.class)
        .orShould()
        .accessField(System.class, "out")
        .orShould()
        .accessField(System.class, "err")
        .check(MAIN);
  }

  // A count is compared with the published table, never answered from it.
  @Test
  void onlyTheVerdictReadsThePublishedCounts() {
    noClasses()
        .that()
        .doNotHaveSimpleName("Verdict")
        .and()
        .doNotHaveSimpleName("PublishedCounts")
        .should()
        .dependOnClassesThat()
        .haveSimpleName("PublishedCounts")
        .check(MAIN);
  }
}
