/// A part that a person has in a movie.
public protocol MovieCredit: Sendable {
  /// TMDB's identifier of the movie.
  var movie: Int { get }
  /// The title of the movie.
  var title: String { get }
  /// The day of release; `nil` if it is unknown.
  var releaseDay: Day? { get }
  /// What the person did.
  var part: MoviePart { get }
}
