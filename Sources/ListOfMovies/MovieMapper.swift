import Entities
import MovieViewModels
import Viper
import Wording

/// Maps the query and the pages of a list to what the list shows.
///
/// The mapping is pure: the same input always gives the same output.
struct MovieMapper: Sendable {
  let localizer: Localizer

  /// Returns the heading of a query, in a list that was opened with an input.
  func heading(_ query: MovieQuery, of input: ListOfMoviesInput) -> MovieListHeading {
    let given = query == input.query ? input.title : nil
    return MovieListHeading(query: query, title: given ?? title(query), greeting: input.greeting)
  }

  /// Returns the query for what the user has typed, in a list that was opened with an input: a
  /// filter where that is one, and otherwise words from the title.
  func query(
    _ typed: String, of input: ListOfMoviesInput
  ) throws(FilterMistake) -> MovieQuery {
    if typed.isEmpty { return input.query }
    guard case .discover = input.query else { return .search(term: typed, year: nil) }
    return .discover(try FilterLine.filter(typed))
  }

  /// Returns what is wrong with a filter, as a sentence.
  func complaint(_ mistake: FilterMistake) -> String { localizer.sentence(mistake) }

  /// Returns a page of rows.
  func page(_ page: MoviePage) -> Page<MovieViewModel> {
    Page(
      rows: page.movies.map { MovieViewModel($0, decimal: localizer.decimal) },
      totalPages: page.totalPages,
      totalResults: page.totalResults, unreadable: page.unreadable)
  }

  /// Returns the failure to show for an error; `nil` if the request was cancelled.
  func failure(_ error: MovieError) -> Failure? {
    error.code == .cancelled ? nil : localizer.failure(error)
  }

  private func title(_ query: MovieQuery) -> String {
    switch query {
    case .kind(let kind): title(kind)
    case .search(let term, nil): localizer("Search: \(term)")
    case .search(let term, let year?): localizer("Search: \(term) (\(year))")
    case .discover(let filter): FilterWords(localizer: localizer).title(filter)
    case .similar(let id): localizer("Similar to movie \(id)")
    case .recommended(let id): localizer("Recommendations for movie \(id)")
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
