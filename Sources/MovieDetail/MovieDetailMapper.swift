import Entities
import Wording

/// Maps a movie to what its page shows.
///
/// The mapping is pure: the same input always gives the same output.
struct MovieDetailMapper: Sendable {
  let localizer: Localizer

  func viewModel(_ movie: any DetailedMovie) -> MovieDetailViewModel {
    MovieDetailViewModel(
      id: movie.id, title: movie.title, originalTitle: movie.originalTitle,
      year: year(movie.releaseDay), releaseDay: movie.releaseDay,
      release: movie.releaseDay.map(localizer.date) ?? "",
      runtime: movie.runtime.map(duration) ?? "", runtimeMinutes: movie.runtime,
      genres: movie.genres, rating: movie.rating.map { RatingViewModel($0) },
      votes: movie.rating.map { votes($0.votes) } ?? "", status: movie.status,
      tagline: movie.tagline, overview: movie.overview,
      directors: movie.directors.map { .init(id: $0.id, name: $0.name) }, writers: movie.writers,
      cast: movie.cast.map { .init(id: $0.id, name: $0.name, character: $0.character) },
      trailers: movie.trailers.map { .init(name: $0.name, url: $0.url) },
      similar: movie.similar.map { MovieViewModel($0) }, posterPath: movie.posterPath,
      posterURL: movie.posterURL, imdbID: movie.imdbID,
      regional: movie.regional.map { .init($0) })
  }

  /// Returns the shown marks with the changes that follow from the service's response.
  ///
  /// `states` is `nil` if no user is logged in.
  func marks(_ states: AccountStates?, over shown: MovieMarks) -> MovieMarks {
    var marks = shown
    marks.isAsked = false
    guard let states else { return marks }
    marks.isKnown = true
    marks.notice = nil
    marks.isFavorite = states.isFavorite
    marks.isOnWatchlist = states.isOnWatchlist
    marks.rating = states.rating
    // The user can see and change a rating in the field. Submitting an empty field would remove it.
    if let rating = states.rating, marks.ratingText.isEmpty {
      marks.ratingText = localizer.decimal(rating.description)
      marks.ratingComplaint = nil
    }
    return marks
  }

  private func year(_ day: Day?) -> String {
    day.map { String($0.year) } ?? ""
  }

  /// Returns a number of minutes as text: `45 min`, `1 h 7 min`, `2 h`.
  private func duration(_ minutes: Int) -> String {
    let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
    let parts = [hours > 0 ? "\(hours) h" : nil, rest > 0 ? "\(rest) min" : nil]
    return parts.compactMap(\.self).joined(separator: " ")
  }

  private func votes(_ count: Int) -> String {
    count == 1 ? localizer("1 vote") : localizer("\(localizer.count(count)) votes")
  }
}
