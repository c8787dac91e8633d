#ifndef FIXTURES_H
#define FIXTURES_H

/// Bytes that are part of the program: they live as long as it does.
typedef struct {
  const unsigned char *_Nonnull start;
  long count;
} FixtureBytes;

/// `catalog/movies.json`: the rows of the lists.
FixtureBytes fixture_movies(void);

/// `catalog/details.json`: what only a movie's own page knows.
FixtureBytes fixture_details(void);

/// `catalog/genres.json`: the answer of `/genre/movie/list`.
FixtureBytes fixture_genres(void);

/// `catalog/countries.tsv`: the codes and names of countries.
FixtureBytes fixture_countries(void);

/// `catalog/accounts.json`: the demo accounts.
FixtureBytes fixture_accounts(void);

#endif
