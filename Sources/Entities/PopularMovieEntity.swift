/// A movie as one row of a list, as a value.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct PopularMovieEntity: PopularMovie, Hashable {
  public let id: Int
  public let title: String
  public let originalTitle: String
  public let overview: String
  public let releaseDay: Day?
  public let rating: Rating?
  public let posterPath: String?
  public let posterURL: String?
  public let ownRating: OwnRating?

  /// Creates a row from its values.
  ///
  /// - Parameters:
  ///   - id: TMDB's identifier of the movie.
  ///   - title: The title in the requested language.
  ///   - originalTitle: The title in the original language; `nil` if it is the same as `title`.
  ///   - overview: A summary of the plot; may be empty.
  ///   - releaseDay: The day of the first release, if it is known.
  ///   - rating: The rating by the voters, if any.
  ///   - posterPath: The path of the poster on the image server, if any.
  ///   - posterURL: The URL of the poster, if any.
  ///   - ownRating: The user's own rating, if the list is the user's rated movies.
  public init(
    id: Int, title: String, originalTitle: String? = nil, overview: String = "",
    releaseDay: Day? = nil, rating: Rating? = nil, posterPath: String? = nil,
    posterURL: String? = nil, ownRating: OwnRating? = nil
  ) {
    self.id = id
    self.title = title
    self.originalTitle = originalTitle ?? title
    self.overview = overview
    self.releaseDay = releaseDay
    self.rating = rating
    self.posterPath = posterPath
    self.posterURL = posterURL
    self.ownRating = ownRating
  }
}
