import Entities
import Wording

/// Maps the query of a list to the heading that the list shows.
///
/// The mapping is pure: the same input always gives the same output.
struct MovieMapper: Sendable {
  let localizer: Localizer

  /// Returns the heading of a query, in a list that was opened with an input.
  func heading(_ query: MovieQuery, of input: ListOfMoviesInput) -> MovieListHeading {
    let given = query == input.query ? input.title : nil
    return MovieListHeading(query: query, title: given ?? title(query), greeting: input.greeting)
  }

  private func title(_ query: MovieQuery) -> String {
    switch query {
    case .kind(let kind): title(kind)
    case .search(let term, nil): localizer("Search: \(term)")
    case .search(let term, let year?): localizer("Search: \(term) (\(year))")
    case .list(let id): id
    }
  }

  private func title(_ kind: MovieListKind) -> String {
    switch kind {
    case .popular: localizer("Popular movies")
    case .nowPlaying: localizer("Now playing")
    case .topRated: localizer("Top rated movies")
    case .upcoming: localizer("Upcoming movies")
    case .trending: localizer("Trending today")
    case .favorites: localizer("Your favorites")
    case .watchlist: localizer("Your watchlist")
    case .rated: localizer("Your ratings")
    }
  }
}
