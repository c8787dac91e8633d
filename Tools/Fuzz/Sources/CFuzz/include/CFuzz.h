/// The part of libFuzzer's interface that a program with a main function of its own needs.
#pragma once
#include <stddef.h>
#include <stdint.h>

/// Runs libFuzzer with command-line arguments, and gives a function one input after another.
///
/// Declared by libFuzzer, which the flag `-sanitize=fuzzer` links:
/// https://llvm.org/docs/LibFuzzer.html#using-libfuzzer-as-a-library
int LLVMFuzzerRunDriver(
    int *count, char ***arguments, int (*test)(const uint8_t *bytes, size_t size));
