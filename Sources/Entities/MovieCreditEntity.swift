/// A part that a person has in a movie, as a value.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct MovieCreditEntity: MovieCredit, Hashable {
  public let movie: Int
  public let title: String
  public let releaseDay: Day?
  public let part: MoviePart

  /// Creates a credit from its values.
  public init(movie: Int, title: String, releaseDay: Day? = nil, part: MoviePart) {
    self.movie = movie
    self.title = title
    self.releaseDay = releaseDay
    self.part = part
  }
}
