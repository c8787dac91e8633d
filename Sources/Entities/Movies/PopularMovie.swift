/// A movie as one row of a list, which can be any list, search results or similar movies, and as what
/// a movie's page begins with.
public protocol PopularMovie: Sendable {
  /// The TMDB ID of the movie.
  var id: Int { get }
  /// The title in the requested language, or the original title if there is none.
  var title: String { get }
  /// The title in the original language of the movie.
  var originalTitle: String { get }
  /// A summary of the plot; empty if there is none in the requested language.
  var overview: String { get }
  /// The day of the first release; `nil` if TMDB does not know it.
  var releaseDay: Day? { get }
  /// The rating by the voters; `nil` if there are no votes.
  var rating: Rating? { get }
  /// TMDB's identifiers of the genres, in the service's order.
  var genreIDs: [Int] { get }
  /// The path of the poster on the image server, beginning with a slash; `nil` if there is no
  /// poster.
  var posterPath: String? { get }
  /// The URL of the poster; `nil` if there is no poster.
  var posterURL: String? { get }
  /// The user's own rating; `nil` unless the list is the user's rated movies.
  var ownRating: OwnRating? { get }
  /// Whether a text was too long for a row of a list, and is cut.
  var isShortened: Bool { get }
}

extension PopularMovie {
  /// The URL of the poster, which is `nil` by default, because not every catalog has posters.
  public var posterURL: String? { nil }
  /// The user's own rating, which is `nil` by default, because most lists do not contain it.
  public var ownRating: OwnRating? { nil }
  /// The genres, of which there are none by default, because not every catalog has them in its rows.
  public var genreIDs: [Int] { [] }
  /// Whether a text is cut, which is `false` by default.
  public var isShortened: Bool { false }
}

/// The rating of a movie by TMDB's voters.
///
/// A movie without votes has no rating.
public struct Rating: Hashable, Sendable {
  /// The mean of all votes, from 0.5 to 10, with up to three decimals.
  public let average: Double
  /// The number of votes, at least 1.
  public let votes: Int

  /// Creates a rating, or returns `nil` if there are no votes or the average is out of range.
  public init?(average: Double, votes: Int) {
    guard votes > 0, average > 0, average <= 10 else { return nil }
    self.average = average
    self.votes = votes
  }
}

/// A movie as one row of a list, as a value.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct PopularMovieEntity: PopularMovie, Hashable {
  public let id: Int
  public let title: String
  public let originalTitle: String
  public let overview: String
  public let releaseDay: Day?
  public let rating: Rating?
  public let genreIDs: [Int]
  public let posterPath: String?
  public let posterURL: String?
  public let ownRating: OwnRating?
  public let isShortened: Bool

  /// Creates a row from its values; `originalTitle` is the title if it is `nil`.
  public init(
    id: Int, title: String, originalTitle: String? = nil, overview: String = "",
    releaseDay: Day? = nil, rating: Rating? = nil, genreIDs: [Int] = [], posterPath: String? = nil,
    posterURL: String? = nil, ownRating: OwnRating? = nil, isShortened: Bool = false
  ) {
    self.id = id
    self.title = title
    self.originalTitle = originalTitle ?? title
    self.overview = overview
    self.releaseDay = releaseDay
    self.rating = rating
    self.genreIDs = genreIDs
    self.posterPath = posterPath
    self.posterURL = posterURL
    self.ownRating = ownRating
    self.isShortened = isShortened
  }
}
