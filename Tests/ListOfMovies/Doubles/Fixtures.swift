import MovieEntities

/// Creates a movie whose default values depend on its ID.
func movie(
  _ id: Int, title: String? = nil, overview: String? = nil,
  released date: ReleaseDate? = ReleaseDate(year: 1999, month: 3, day: 31),
  rating: Rating? = Rating(average: 8.2, votes: 1_234)
) -> PopularMovieEntity {
  PopularMovieEntity(
    id: id, title: title ?? "Movie \(id)", overview: overview ?? "About \(id).", releaseDate: date,
    rating: rating)
}

/// Creates one movie for each ID.
func movies(_ ids: ClosedRange<Int>) -> [PopularMovieEntity] {
  ids.map { movie($0) }
}

/// Returns the text of the row of a movie with the default values.
func line(_ id: Int) -> String { "\(id)  Movie \(id)  1999  8.2  About \(id)." }

/// Creates a page of movies.
func page(_ movies: [PopularMovieEntity], number: Int = 1, of pages: Int = 1) -> MoviePage {
  MoviePage(number: number, movies: movies, totalPages: pages, totalResults: pages * 20)
}

extension MovieError {
  /// Thrown if the test has prepared no response.
  static let unprepared = MovieError(.badResponse, "The test has prepared no response.")
  /// An error for which a retry helps.
  static let offline = MovieError(
    .offline, "There is no way to the service.", advice: "Check the connection.", canRetry: true)
  /// An error for which a retry does not help.
  static let rejected = MovieError(.rejected, "The service refused.")
  /// An error for which a login helps.
  static let notLoggedIn = MovieError(
    .notLoggedIn, "You are not logged in.", advice: "Log in to see this list.")
}
