public import Entities

/// A movie as one row of a list or among similar movies: the texts that a screen shows.
///
/// It is an object, so that a page can be added to ten thousand rows at the price of one reference
/// for each of them.
public final class MovieViewModel: Identifiable, Sendable {
  /// The movie that the texts were made of, for the views of programs.
  public let movie: any PopularMovie
  /// TMDB's identifier of the movie.
  public let id: Int
  /// The title.
  public let title: String
  /// The year of release; empty if it is unknown.
  public let year: String
  /// The rating by the voters; `nil` if there are no votes.
  public let rating: RatingViewModel?
  /// The user's own rating; empty unless the list is the user's rated movies.
  public let ownRating: String
  /// A summary of the plot; may be empty.
  public let overview: String

  /// Creates a row for a movie.
  ///
  /// - Parameters:
  ///   - movie: The movie.
  ///   - decimal: A closure that writes a number with a decimal point in the user's language.
  public init(_ movie: any PopularMovie, decimal: (String) -> String = { $0 }) {
    self.movie = movie
    id = movie.id
    title = movie.title
    year = movie.releaseDay.map { String($0.year) } ?? ""
    rating = movie.rating.map { RatingViewModel($0, decimal: decimal) }
    ownRating = movie.ownRating.map { decimal($0.description) } ?? ""
    overview = movie.overview
  }

  /// TMDB's identifier of the movie as text.
  public var number: String { String(id) }
  /// The address of TMDB's page of the movie; `nil` if it has none.
  public var address: String? { PageAddress.movie(.tmdb(id)).url }
}

extension MovieViewModel: Hashable {
  /// Returns a Boolean value that indicates whether two rows have the same texts.
  public static func == (left: MovieViewModel, right: MovieViewModel) -> Bool {
    left === right
      || (left.id == right.id && left.title == right.title && left.year == right.year
        && left.rating == right.rating && left.ownRating == right.ownRating
        && left.overview == right.overview)
  }

  /// Hashes the identifier.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }
}
