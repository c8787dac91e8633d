#include "CMovieLanguages.h"
#include <string.h>

static const unsigned char es[] = {
#embed "Tables/es.json"
};

LanguageBytes language_table(const char *code) {
  if (strcmp(code, "es") == 0) return (LanguageBytes){es, sizeof es};
  return (LanguageBytes){0, 0};
}
