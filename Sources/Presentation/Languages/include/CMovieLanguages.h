#ifndef LANGUAGES_H
#define LANGUAGES_H

/// A table of translations that is part of the program, so its bytes are never deallocated.
///
/// It contains the language's text for each English text, with `{0}`, `{1}` and so on in place of
/// values, and the style in which the language writes numbers. Tests verify that it has every text
/// in the sources, and no other.
typedef struct {
  /// The first byte; null if there is no table.
  const unsigned char *_Nullable start;
  long count;
} LanguageBytes;

/// Returns the table of a language by its code, such as `es`; English has none.
LanguageBytes language_table(const char *_Nonnull code);

#endif
