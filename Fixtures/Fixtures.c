#include "CMovieFixtures.h"

static const unsigned char movies[] = {
#embed "catalog/movies.json"
};

static const unsigned char details[] = {
#embed "catalog/details.json"
};

static const unsigned char genres[] = {
#embed "catalog/genres.json"
};

static const unsigned char countries[] = {
#embed "catalog/countries.tsv"
};

static const unsigned char accounts[] = {
#embed "catalog/accounts.json"
};

FixtureBytes fixture_movies(void) { return (FixtureBytes){movies, sizeof movies}; }

FixtureBytes fixture_details(void) { return (FixtureBytes){details, sizeof details}; }

FixtureBytes fixture_genres(void) { return (FixtureBytes){genres, sizeof genres}; }

FixtureBytes fixture_countries(void) { return (FixtureBytes){countries, sizeof countries}; }

FixtureBytes fixture_accounts(void) { return (FixtureBytes){accounts, sizeof accounts}; }
