/// The part of libFuzzer's interface for programs with their own main function.
#pragma once
#include <stddef.h>
#include <stdint.h>

/// Runs libFuzzer with command-line arguments, calling a function with each input.
///
/// Defined by libFuzzer, which is linked by the flag `-sanitize=fuzzer`:
/// https://llvm.org/docs/LibFuzzer.html#using-libfuzzer-as-a-library
int LLVMFuzzerRunDriver(
    int *count, char ***arguments, int (*test)(const uint8_t *bytes, size_t size));
