public import Entities

/// A movie as one row of a list or among similar movies.
///
/// It has the text that a screen shows, and the values behind it for machine-readable output.
///
/// It is an object, so that a page can be added to ten thousand rows at the price of one reference
/// for each of them.
public final class MovieViewModel: Identifiable, Sendable {
  /// TMDB's identifier of the movie.
  public let id: Int
  /// The title.
  public let title: String
  /// The title in the original language of the movie.
  public let originalTitle: String
  /// The year of release; empty if it is unknown.
  public let year: String
  /// The day of release; `nil` if it is unknown.
  public let releaseDay: Day?
  /// The rating by the voters: its text, its tone and its numbers; `nil` if there are no votes.
  public let rating: RatingViewModel?
  /// A summary of the plot; may be empty.
  public let overview: String
  /// The URL of the poster; `nil` if there is no poster.
  public let posterURL: String?
  /// The user's own rating; `nil` unless the list is the user's rated movies.
  public let ownRating: OwnRating?

  /// Creates a row from its values.
  public init(
    id: Int, title: String, originalTitle: String, year: String, releaseDay: Day?,
    rating: RatingViewModel?, overview: String, posterURL: String?, ownRating: OwnRating? = nil
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

  /// Creates a row for a movie.
  ///
  /// - Parameter movie: The movie.
  public convenience init(_ movie: any PopularMovie) {
    self.init(
      id: movie.id, title: movie.title, originalTitle: movie.originalTitle,
      year: movie.releaseDay.map { String($0.year) } ?? "", releaseDay: movie.releaseDay,
      rating: movie.rating.map { RatingViewModel($0) }, overview: movie.overview,
      posterURL: movie.posterURL, ownRating: movie.ownRating)
  }
}

extension MovieViewModel: Hashable {
  /// Returns a Boolean value that indicates whether two rows have the same values.
  public static func == (left: MovieViewModel, right: MovieViewModel) -> Bool {
    left === right
      || (left.id == right.id && left.title == right.title
        && left.originalTitle == right.originalTitle && left.year == right.year
        && left.releaseDay == right.releaseDay && left.rating == right.rating
        && left.overview == right.overview && left.posterURL == right.posterURL
        && left.ownRating == right.ownRating)
  }

  /// Hashes the identifier.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }
}
