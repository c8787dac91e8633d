#ifndef LANGUAGES_H
#define LANGUAGES_H

/// A table of translations that is part of the program, so its bytes are never deallocated.
///
/// It contains the language's text for each English text, with `{0}`, `{1}` and so on in place of
/// values, and the style in which the language writes numbers. Tests verify that it has every text
/// in the sources, and no other.
typedef struct {
  const unsigned char *_Nonnull start;
  long count;
} LanguageBytes;

/// The Spanish table, `es.json`.
LanguageBytes language_spanish(void);

#endif
