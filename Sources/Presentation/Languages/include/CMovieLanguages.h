#ifndef LANGUAGES_H
#define LANGUAGES_H

/// A translation table embedded in the program. Its bytes are never deallocated.
///
/// The table contains the translation of each English string, with `{0}`, `{1}` and so on in place
/// of values, and the language's number style. Tests verify that the table contains exactly the
/// strings in the source code.
typedef struct {
  /// The first byte; null if there is no table.
  const unsigned char *_Nullable start;
  long count;
} LanguageBytes;

/// Returns the table for a language code such as `es`. English has no table.
LanguageBytes language_table(const char *_Nonnull code);

#endif
