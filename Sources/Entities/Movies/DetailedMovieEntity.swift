/// A movie with all the details of its movie page, as a value.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct DetailedMovieEntity: DetailedMovie {
  public let id: Int
  public let title: String
  public let originalTitle: String
  public let tagline: String
  public let overview: String
  public let releaseDay: Day?
  public let runtime: Int?
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

  /// Creates a movie from its values; `originalTitle` is the title if it is `nil`.
  public init(
    id: Int, title: String, originalTitle: String? = nil, tagline: String = "",
    overview: String = "", releaseDay: Day? = nil, runtime: Int? = nil, genres: [String] = [],
    status: String = "", rating: Rating? = nil, posterPath: String? = nil,
    posterURL: String? = nil, cast: [CastMember] = [], crew: [CrewMember] = [],
    trailers: [Trailer] = [], similar: [any PopularMovie] = [],
    imdbID: String? = nil, regional: RegionalDetails? = nil
  ) {
    self.id = id
    self.title = title
    self.originalTitle = originalTitle ?? title
    self.tagline = tagline
    self.overview = overview
    self.releaseDay = releaseDay
    self.runtime = runtime
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
