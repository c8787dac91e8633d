/// A part that a person has in a movie.
public struct MovieCredit: Hashable, Sendable {
  /// TMDB's identifier of the movie.
  public let movie: Int
  /// The title of the movie.
  public let title: String
  /// The day of release; `nil` if it is unknown.
  public let releaseDay: Day?
  /// The part of the person.
  public let part: MoviePart

  /// Creates a credit from its values.
  public init(movie: Int, title: String, releaseDay: Day? = nil, part: MoviePart) {
    self.movie = movie
    self.title = title
    self.releaseDay = releaseDay
    self.part = part
  }
}

/// The part of a person in a movie.
public enum MoviePart: Hashable, Sendable {
  /// The person acted. The character is empty if TMDB does not know it.
  case cast(character: String)
  /// The person was of the crew, with a job such as `Director` and a department such as
  /// `Directing`, as TMDB spells them.
  case crew(job: String, department: String)
}
