public import Entities

/// A movie as one row, in a list or among the similar ones of another: the text that a screen shows, and
/// the values behind it for machines.
public struct MovieViewModel: Hashable, Sendable {
  /// TMDB's number.
  public let id: Int
  /// The title.
  public let title: String
  /// The title in the film's language.
  public let originalTitle: String
  /// The year of release; empty when unknown.
  public let year: String
  /// The day of release; nothing when unknown.
  public let releaseDay: Day?
  /// What the voters made of it: its text, its tone and its numbers; nothing when nobody voted.
  public let rating: Rating?
  /// What it is about; may be empty.
  public let overview: String
  /// The poster's address; nothing when there is none.
  public let posterURL: String?
  /// What the person gave it, where the list is about that.
  public let ownRating: OwnRating?

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - id: TMDB's number.
  ///   - title: The title.
  ///   - originalTitle: The title in the film's language.
  ///   - year: The year of release, or nothing.
  ///   - releaseDay: The day of release, if known.
  ///   - rating: What the voters made of it, if anybody voted.
  ///   - overview: What it is about, or nothing.
  ///   - posterURL: The poster's address, if there is one.
  ///   - ownRating: What the person gave it, where the list is about that.
  public init(
    id: Int, title: String, originalTitle: String, year: String, releaseDay: Day?, rating: Rating?,
    overview: String, posterURL: String?, ownRating: OwnRating? = nil
  ) {
    self.id = id
    self.title = title
    self.originalTitle = originalTitle
    self.year = year
    self.releaseDay = releaseDay
    self.rating = rating
    self.overview = overview
    self.posterURL = posterURL
    self.ownRating = ownRating
  }

  /// Makes a row of a movie.
  ///
  /// - Parameter movie: The movie.
  public init(_ movie: any PopularMovie) {
    self.init(
      id: movie.id, title: movie.title, originalTitle: movie.originalTitle,
      year: movie.releaseDay.map { String($0.year) } ?? "", releaseDay: movie.releaseDay,
      rating: movie.rating, overview: movie.overview, posterURL: movie.posterURL,
      ownRating: movie.ownRating)
  }
}
