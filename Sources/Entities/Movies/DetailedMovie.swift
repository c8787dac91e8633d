/// A movie with the details that appear on its page but not in list rows.
public protocol DetailedMovie: PopularMovie {
  /// The tagline; empty if none.
  var tagline: String { get }
  /// The running time in minutes; `nil` if unknown.
  var runtime: Int? { get }
  /// The names of the genres, with the main genre first.
  var genres: [String] { get }
  /// The production status, as TMDB spells it; empty if unknown.
  ///
  /// TMDB's values are Rumored, Planned, In Production, Post Production, Released and Canceled, but
  /// more may be added.
  var status: String { get }
  /// The cast, in billing order.
  var cast: [CastMember] { get }
  /// The crew, with one element per job.
  var crew: [CrewMember] { get }
  /// The trailers that can be watched online.
  var trailers: [Trailer] { get }
  /// Movies similar to this one.
  var similar: [any PopularMovie] { get }
  /// The IMDb ID, `tt` followed by digits; `nil` if unknown.
  var imdbID: String? { get }
  /// The details for the requested country, or `nil` if the service, such as the embedded catalog,
  /// has no such details.
  var regional: RegionalDetails? { get }
  /// The reason why no catalog provided the movie, so that only what the library has is known;
  /// `nil` for a movie from a catalog.
  var catalogError: MovieError? { get }
}

extension DetailedMovie {
  /// The IMDb ID, which is `nil` by default, because not every catalog has IMDb IDs.
  public var imdbID: String? { nil }
  /// The details for a country, which are `nil` by default, because not every catalog has such
  /// details.
  public var regional: RegionalDetails? { nil }
  /// The reason why no catalog provided the movie, which is `nil` by default.
  public var catalogError: MovieError? { nil }
}

/// A trailer that can be watched online.
public struct Trailer: Hashable, Sendable {
  /// The trailer's name.
  public let name: String
  /// The URL of the page that plays the trailer.
  public let url: String

  /// Creates a trailer with the given values.
  public init(name: String, url: String) {
    self.name = name
    self.url = url
  }
}

/// The default implementation of `DetailedMovie`.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct DetailedMovieEntity: DetailedMovie {
  public let id: Int
  public let title: String
  public let originalTitle: String
  public let tagline: String
  public let overview: String
  public let releaseDate: ReleaseDate?
  public let hasTMDBID: Bool
  public let runtime: Int?
  public let genreIDs: [Int]
  public let genres: [String]
  public let status: String
  public let rating: Rating?
  public let posterPath: String?
  public let posterURL: String?
  public let cast: [CastMember]
  public let crew: [CrewMember]
  public let trailers: [Trailer]
  public let similar: [any PopularMovie]
  public let imdbID: String?
  public let regional: RegionalDetails?

  /// Creates a movie with the given values; `originalTitle` defaults to the title.
  public init(
    id: Int, title: String, originalTitle: String? = nil, tagline: String = "",
    overview: String = "", releaseDate: ReleaseDate? = nil, runtime: Int? = nil,
    genreIDs: [Int] = [],
    genres: [String] = [], status: String = "", rating: Rating? = nil, posterPath: String? = nil,
    posterURL: String? = nil, cast: [CastMember] = [], crew: [CrewMember] = [],
    trailers: [Trailer] = [], similar: [any PopularMovie] = [],
    imdbID: String? = nil, regional: RegionalDetails? = nil, hasTMDBID: Bool = true
  ) {
    self.id = id
    self.title = title
    self.originalTitle = originalTitle ?? title
    self.tagline = tagline
    self.overview = overview
    self.releaseDate = releaseDate
    self.hasTMDBID = hasTMDBID
    self.runtime = runtime
    self.genreIDs = genreIDs
    self.genres = genres
    self.status = status
    self.rating = rating
    self.posterPath = posterPath
    self.posterURL = posterURL
    self.cast = cast
    self.crew = crew
    self.trailers = trailers
    self.similar = similar
    self.imdbID = imdbID
    self.regional = regional
  }
}
