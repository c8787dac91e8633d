import MovieEntities

/// A movie in a list that knows whether the user has seen it.
struct LibraryAwareMovie: PopularMovie {
  private let movie: any PopularMovie
  let isSeen: Bool

  init(_ movie: any PopularMovie, isSeen: Bool) {
    self.movie = movie
    self.isSeen = isSeen
  }

  var id: Int { movie.id }
  var hasTMDBID: Bool { movie.hasTMDBID }
  var title: String { movie.title }
  var originalTitle: String { movie.originalTitle }
  var overview: String { movie.overview }
  var releaseDate: ReleaseDate? { movie.releaseDate }
  var genreIDs: [Int] { movie.genreIDs }
  var rating: Rating? { movie.rating }
  var posterPath: String? { movie.posterPath }
  var posterURL: String? { movie.posterURL }
  var ownRating: OwnRating? { movie.ownRating }
  var isShortened: Bool { movie.isShortened }
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
