package org.nqueens.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class KernelsTest {

  @AfterEach
  void forgetBits() {
    System.clearProperty(VectorKernels.BITS_PROPERTY);
  }

  @ParameterizedTest
  @EnumSource(names = {"SCALAR", "REFERENCE"})
  void whatIsAskedForIsTaken(KernelChoice choice) {
    Kernels.Selection selection = Kernels.select(choice, 1e9);
    assertThat(selection.choice()).isEqualTo(choice);
    assertThat(selection.kernel().name()).isEqualTo(choice.label());
    assertThat(selection.reason()).isEqualTo("asked for");
  }

  @Test
  void littleWorkIsForTheScalarKernel() {
    Kernels.Selection selection = Kernels.select(KernelChoice.AUTO, Kernels.REPAYS_WARM_UP * 0.99);
    assertThat(selection.choice()).isEqualTo(KernelChoice.SCALAR);
    assertThat(selection.reason()).isNotEmpty();
  }

  @Test
  void muchWorkIsForTheVectorKernelWhereThereIsOne() {
    System.setProperty(VectorKernels.BITS_PROPERTY, "256");
    Kernels.Selection selection = Kernels.select(KernelChoice.AUTO, Kernels.REPAYS_WARM_UP);
    if (VectorKernels.obstacle().isEmpty()) {
      assertThat(selection.choice()).isEqualTo(KernelChoice.VECTOR);
      assertThat(selection.kernel().name()).isEqualTo("vector-256");
    } else {
      assertThat(selection.choice()).isEqualTo(KernelChoice.SCALAR);
      assertThat(selection.reason()).contains(VectorKernels.obstacle().orElseThrow());
    }
  }

  @Test
  void shortVectorsAreNotChosenUnasked() {
    System.setProperty(VectorKernels.BITS_PROPERTY, "128");
    assertThat(Kernels.select(KernelChoice.AUTO).choice()).isEqualTo(KernelChoice.SCALAR);
    if (VectorKernels.obstacle().isEmpty()) {
      assertThat(Kernels.select(KernelChoice.VECTOR).kernel().name()).isEqualTo("vector-128");
    }
  }

  // Never a silent fallback: asked for by name, it is there or the error says what would help.
  @Test
  void theVectorKernelIsThereOrTheErrorSaysWhatWouldHelp() {
    if (VectorKernels.obstacle().isEmpty()) {
      assertThat(Kernels.select(KernelChoice.VECTOR).choice()).isEqualTo(KernelChoice.VECTOR);
    } else {
      assertThatThrownBy(() -> Kernels.select(KernelChoice.VECTOR))
          .isInstanceOf(UnsupportedOperationException.class)
          .hasMessageMatching(".*(JDK 21 or newer|--add-modules jdk.incubator.vector).*");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"64", "1024", "wide", ""})
  void refusesWidthsThereAreNoStepsFor(String bits) {
    System.setProperty(VectorKernels.BITS_PROPERTY, bits);
    if (VectorKernels.obstacle().isEmpty()) {
      assertThatThrownBy(() -> Kernels.select(KernelChoice.VECTOR))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage("nqueens.vector.bits must be 128, 256 or 512, got " + bits);
    }
  }
}
