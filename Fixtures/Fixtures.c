#include "CMovieFixtures.h"

static const unsigned char movies[] = {
#embed "catalogue/movies.json"
};

static const unsigned char details[] = {
#embed "catalogue/details.json"
};

static const unsigned char catalogue_index[] = {
#embed "catalogue/index.tsv"
};

static const unsigned char genres[] = {
#embed "catalogue/genres.json"
};

static const unsigned char accounts[] = {
#embed "catalogue/accounts.json"
};

FixtureBytes fixture_movies(void) { return (FixtureBytes){movies, sizeof movies}; }

FixtureBytes fixture_details(void) { return (FixtureBytes){details, sizeof details}; }

FixtureBytes fixture_index(void) { return (FixtureBytes){catalogue_index, sizeof catalogue_index}; }

FixtureBytes fixture_genres(void) { return (FixtureBytes){genres, sizeof genres}; }

FixtureBytes fixture_accounts(void) { return (FixtureBytes){accounts, sizeof accounts}; }
