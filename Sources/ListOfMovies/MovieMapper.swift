import Entities
import Viper

/// Turns entities into what the list shows.
///
/// Pure: same input, same output.
struct MovieMapper: Sendable {
  func row(_ movie: any PopularMovie) -> MovieViewModel {
    MovieViewModel(
      id: movie.id, title: movie.title, originalTitle: movie.originalTitle,
      year: movie.releaseDay.map { String($0.year) } ?? "", releaseDay: movie.releaseDay,
      rating: movie.rating, overview: movie.overview, posterURL: movie.posterURL)
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
    case .kind(.popular): "Popular movies"
    case .kind(.nowPlaying): "Now playing"
    case .kind(.topRated): "Top rated movies"
    case .kind(.upcoming): "Upcoming movies"
    case .kind(.trending): "Trending today"
    case .search(let term, nil): "Search: \(term)"
    case .search(let term, let year?): "Search: \(term) (\(year))"
    }
  }
}
