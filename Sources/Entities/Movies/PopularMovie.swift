/// A movie as shown in a list row and at the top of a movie page.
public protocol PopularMovie: Sendable {
  /// The movie's TMDB ID or, if `hasTMDBID` is `false`, its ID in another catalog; 0 for a film that
  /// is in no catalog.
  var id: Int { get }
  /// What identifies the movie among all others, also if it is in no catalog.
  var movieID: MovieID { get }
  /// Whether `id` is a TMDB ID, and the movie has a page on TMDB's website.
  var hasTMDBID: Bool { get }
  /// The title in the requested language, or the original title if there is no translation.
  var title: String { get }
  /// The title in the movie's original language.
  var originalTitle: String { get }
  /// A plot summary; empty if not available in the requested language.
  var overview: String { get }
  /// The first release date, of which only the year may be known; `nil` if unknown.
  var releaseDate: ReleaseDate? { get }
  /// The TMDB IDs of the genres, with the main genre first; empty if they are unknown.
  var genreIDs: [Int] { get }
  /// The average rating; `nil` if there are no votes.
  var rating: Rating? { get }
  /// The path of the poster on the image server, beginning with a slash; `nil` if there is no
  /// poster.
  var posterPath: String? { get }
  /// The URL of the poster; `nil` if there is no poster.
  var posterURL: String? { get }
  /// The user's own rating; `nil` unless the movie is part of the user's list of rated movies.
  var ownRating: OwnRating? { get }
  /// Whether any text was truncated because it was too long for a list row.
  var isShortened: Bool { get }
}

extension PopularMovie {
  /// The number `id`, because movies of catalogs have one.
  public var movieID: MovieID { .tmdb(id) }
  /// Whether the ID is a TMDB ID, which is `true` by default.
  public var hasTMDBID: Bool { true }
  /// The year of the release date; `nil` if unknown.
  public var releaseYear: Int? { releaseDate?.year }
  /// The genres, which are unknown by default.
  public var genreIDs: [Int] { [] }
  /// The URL of the poster, which is `nil` by default, because not every catalog has posters.
  public var posterURL: String? { nil }
  /// The user's own rating, which is `nil` by default, because most lists do not include it.
  public var ownRating: OwnRating? { nil }
  /// Whether any text was truncated, which is `false` by default.
  public var isShortened: Bool { false }
}

/// A movie's average rating by TMDB users.
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

/// The default implementation of `PopularMovie`.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct PopularMovieEntity: PopularMovie, Hashable {
  public let id: Int
  public let title: String
  public let originalTitle: String
  public let overview: String
  public let releaseDate: ReleaseDate?
  public let hasTMDBID: Bool
  public let genreIDs: [Int]
  public let rating: Rating?
  public let posterPath: String?
  public let posterURL: String?
  public let ownRating: OwnRating?
  public let isShortened: Bool

  /// Creates a movie with the given values; `originalTitle` defaults to the title.
  public init(
    id: Int, title: String, originalTitle: String? = nil, overview: String = "",
    releaseDate: ReleaseDate? = nil, genreIDs: [Int] = [], rating: Rating? = nil,
    posterPath: String? = nil,
    posterURL: String? = nil, ownRating: OwnRating? = nil, isShortened: Bool = false,
    hasTMDBID: Bool = true
  ) {
    self.id = id
    self.title = title
    self.originalTitle = originalTitle ?? title
    self.overview = overview
    self.releaseDate = releaseDate
    self.hasTMDBID = hasTMDBID
    self.genreIDs = genreIDs
    self.rating = rating
    self.posterPath = posterPath
    self.posterURL = posterURL
    self.ownRating = ownRating
    self.isShortened = isShortened
  }
}
