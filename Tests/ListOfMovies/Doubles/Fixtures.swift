import MovieEntities

/// A movie whose values are derived from its ID unless specified.
func movie(
  _ id: Int, title: String? = nil, overview: String? = nil,
  released day: Day? = Day(year: 1999, month: 3, day: 31),
  rating: Rating? = Rating(average: 8.2, votes: 1_234)
) -> PopularMovieEntity {
  PopularMovieEntity(
    id: id, title: title ?? "Movie \(id)", overview: overview ?? "About \(id).", releaseDay: day,
    rating: rating)
}

/// One movie for each number.
func movies(_ ids: ClosedRange<Int>) -> [PopularMovieEntity] {
  ids.map { movie($0) }
}

/// A page of movies.
func page(_ movies: [PopularMovieEntity], number: Int = 1, of pages: Int = 1) -> MoviePage {
  MoviePage(number: number, movies: movies, totalPages: pages, totalResults: pages * 20)
}

extension MovieError {
  /// The error of a request without a prepared response.
  static let unprepared = MovieError(.badResponse, "The test has prepared no response.")
  /// A temporary failure.
  static let offline = MovieError(
    .offline, "There is no way to the service.", advice: "Check the connection.", canRetry: true)
  /// A permanent failure.
  static let refused = MovieError(.refused, "The service refused.")
  /// A failure that a login resolves.
  static let notLoggedIn = MovieError(
    .notLoggedIn, "You are not logged in.", advice: "Log in to see this list.")
}
