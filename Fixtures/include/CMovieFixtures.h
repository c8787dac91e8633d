#ifndef FIXTURES_H
#define FIXTURES_H

/// Bytes that are part of the program: they live as long as it does.
typedef struct {
  const unsigned char *_Nonnull start;
  long count;
} FixtureBytes;

/// `catalogue/movies.json`: the rows of the lists.
FixtureBytes fixture_movies(void);

/// `catalogue/details.json`: what only a movie's own page knows.
FixtureBytes fixture_details(void);

/// `catalogue/index.tsv`: the orders of the lists, and what is looked up without decoding rows.
FixtureBytes fixture_index(void);

/// `catalogue/genres.json`: the answer of `/genre/movie/list`.
FixtureBytes fixture_genres(void);

/// `catalogue/accounts.json`: the demo accounts.
FixtureBytes fixture_accounts(void);

#endif
