import Entities
import Viper

/// Turns a movie into what its page shows.
///
/// Pure: same input, same output.
struct MovieDetailMapper: Sendable {
  func viewModel(_ movie: any DetailedMovie) -> MovieDetailViewModel {
    MovieDetailViewModel(
      id: movie.id, title: movie.title, originalTitle: movie.originalTitle,
      year: year(movie.releaseDay), releaseDay: movie.releaseDay,
      runtime: movie.runtime.map(duration) ?? "", runtimeMinutes: movie.runtime,
      genres: movie.genres, rating: movie.rating,
      votes: movie.rating.map { votes($0.votes) } ?? "", status: movie.status,
      tagline: movie.tagline, overview: movie.overview, directors: movie.directors,
      cast: movie.cast.map { .init(id: $0.id, name: $0.name, character: $0.character) },
      trailers: movie.trailers.map { .init(name: $0.name, url: $0.url) },
      similar: movie.similar.map(similar), posterURL: movie.posterURL)
  }

  func failure(_ error: MovieError) -> Failure {
    Failure(
      code: error.code.rawValue, message: error.message, advice: error.advice,
      canRetry: error.canRetry)
  }

  private func similar(_ movie: any PopularMovie) -> MovieDetailViewModel.Similar {
    .init(
      id: movie.id, title: movie.title, originalTitle: movie.originalTitle,
      year: year(movie.releaseDay), releaseDay: movie.releaseDay, rating: movie.rating,
      overview: movie.overview, posterURL: movie.posterURL)
  }

  private func year(_ day: Day?) -> String {
    day.map { String($0.year) } ?? ""
  }

  /// Minutes as people say them: `45 min`, `1 h 7 min`, `2 h`.
  private func duration(_ minutes: Int) -> String {
    let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
    let parts = [hours > 0 ? "\(hours) h" : nil, rest > 0 ? "\(rest) min" : nil]
    return parts.compactMap(\.self).joined(separator: " ")
  }

  /// A count with a comma before each three digits: `30,000 votes`.
  private func votes(_ count: Int) -> String {
    var grouped = ""
    for (place, digit) in String(count).reversed().enumerated() {
      if place > 0, place.isMultiple(of: 3) { grouped.append(",") }
      grouped.append(digit)
    }
    return String(grouped.reversed()) + (count == 1 ? " vote" : " votes")
  }
}
