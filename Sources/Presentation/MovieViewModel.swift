public import MovieEntities

/// A movie as one row of a list or among similar movies: the texts that a screen shows.
///
/// It is an object, so that a page can be added to ten thousand rows at the price of one reference
/// for each of them. Its texts are made when a view asks for them, which a script may never do.
public final class MovieViewModel: Identifiable, Sendable {
  /// The movie that the texts were made of, for the views of programs.
  public let movie: any PopularMovie
  /// TMDB's identifier of the movie.
  public let id: Int
  private let decimal: @Sendable (String) -> String

  /// Creates a row for a movie.
  ///
  /// - Parameters:
  ///   - movie: The movie.
  ///   - decimal: A closure that writes a number with a decimal point in the user's language.
  public init(
    _ movie: any PopularMovie, decimal: @escaping @Sendable (String) -> String = { $0 }
  ) {
    self.movie = movie
    self.decimal = decimal
    id = movie.id
  }

  /// The title.
  public var title: String { movie.title }
  /// The year of release; empty if it is unknown.
  public var year: String { movie.releaseDay.map { String($0.year) } ?? "" }
  /// The rating by the voters; `nil` if there are no votes.
  public var rating: RatingViewModel? {
    movie.rating.map { RatingViewModel($0, decimal: decimal) }
  }
  /// The user's own rating; empty unless the list is the user's rated movies.
  public var ownRating: String { movie.ownRating.map { decimal($0.description) } ?? "" }
  /// A summary of the plot; may be empty.
  public var overview: String { movie.overview }
  /// The path of the poster on the image server; `nil` if there is no poster.
  public var posterPath: String? { movie.posterPath }
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
