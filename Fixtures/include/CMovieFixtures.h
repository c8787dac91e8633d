#ifndef FIXTURES_H
#define FIXTURES_H

/// Bytes embedded in the program, valid for its whole lifetime.
typedef struct {
  const unsigned char *_Nonnull start;
  long count;
} FixtureBytes;

/// `catalog/movies.json`: the rows of the lists.
FixtureBytes fixture_movies(void);

/// `catalog/details.json`: the details for movie pages.
FixtureBytes fixture_details(void);

/// `catalog/genres.json`: the response of `/genre/movie/list`.
FixtureBytes fixture_genres(void);

/// `catalog/countries.tsv`: the codes and names of countries.
FixtureBytes fixture_countries(void);

/// `catalog/accounts.json`: the demo accounts.
FixtureBytes fixture_accounts(void);

#endif
