#include "CMovieLanguages.h"

static const unsigned char spanish[] = {
#embed "es.json"
};

LanguageBytes language_spanish(void) { return (LanguageBytes){spanish, sizeof spanish}; }
