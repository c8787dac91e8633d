import Entities
import Wording

/// Maps the query of a list to the heading that the list shows.
///
/// The mapping is pure: the same input always gives the same output.
struct MovieMapper: Sendable {
  let words: Words

  /// Returns the heading of a query, in a list that was opened with an input.
  func heading(_ query: MovieQuery, of input: ListOfMoviesInput) -> MovieListHeading {
    let given = query == input.query ? input.title : nil
    return MovieListHeading(query: query, title: given ?? title(query), greeting: input.greeting)
  }

  private func title(_ query: MovieQuery) -> String {
    switch query {
    case .kind(let kind): title(kind)
    case .search(let term, nil): words("Search: \(term)")
    case .search(let term, let year?): words("Search: \(term) (\(year))")
    case .list(let id): id
    }
  }

  private func title(_ kind: MovieListKind) -> String {
    switch kind {
    case .popular: words("Popular movies")
    case .nowPlaying: words("Now playing")
    case .topRated: words("Top rated movies")
    case .upcoming: words("Upcoming movies")
    case .trending: words("Trending today")
    case .favorites: words("Your favorites")
    case .watchlist: words("Your watchlist")
    case .rated: words("Your ratings")
    }
  }
}
