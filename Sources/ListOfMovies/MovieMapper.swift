import Entities
import Viper
import Wording

/// Turns entities into what the list shows.
///
/// Pure: same input, same output.
struct MovieMapper: Sendable {
  let words: Words

  func row(_ movie: any PopularMovie) -> MovieViewModel {
    MovieViewModel(
      id: movie.id, title: movie.title, originalTitle: movie.originalTitle,
      year: movie.releaseDay.map { String($0.year) } ?? "", releaseDay: movie.releaseDay,
      rating: movie.rating, overview: movie.overview, posterURL: movie.posterURL,
      ownRating: movie.ownRating)
  }

  func heading(_ query: MovieQuery, greeting: String?) -> MovieListHeading {
    MovieListHeading(query: query, title: title(query), greeting: greeting)
  }

  func failure(_ error: MovieError) -> Failure {
    Failure(
      code: error.code.rawValue, message: error.message, advice: error.advice,
      canRetry: error.canRetry)
  }

  private func title(_ query: MovieQuery) -> String {
    switch query {
    case .kind(let kind): title(kind)
    case .search(let term, nil): words("Search: \(term)")
    case .search(let term, let year?): words("Search: \(term) (\(year))")
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
