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
  public let isShortened: Bool

  /// Creates a row from its values; `originalTitle` is the title if it is `nil`.
  public init(
    id: Int, title: String, originalTitle: String? = nil, overview: String = "",
    releaseDay: Day? = nil, rating: Rating? = nil, posterPath: String? = nil,
    posterURL: String? = nil, ownRating: OwnRating? = nil, isShortened: Bool = false
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
    self.isShortened = isShortened
  }
}
