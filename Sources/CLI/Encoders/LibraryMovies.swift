import MovieEntities

/// A movie in a list.
struct ListedMovie: Identifiable, Sendable {
  let movie: any PopularMovie
  /// Whether the user has seen the movie; `nil` if that was not read.
  var isSeen: Bool?
  /// The running time in minutes; `nil` if unknown or not read.
  var runtime: Int?
  var id: MovieID { movie.movieID }
}

/// A movie with the user's marks, or `nil` if they are unknown.
struct MarkedMovie: Sendable {
  let movie: any DetailedMovie
  var marks: Marks?
  /// Whether the user has seen the movie; `nil` if the library is not used.
  var isSeen: Bool?
  /// The name of the list that the movie was picked from; `nil` if it was not picked.
  var list: String?
}
