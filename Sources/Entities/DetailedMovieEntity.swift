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
  public let cast: [any CastMember]
  public let crew: [any CrewMember]
  public let trailers: [any Trailer]
  public let similar: [any PopularMovie]
  public let imdbID: String?
  public let regional: (any RegionalDetails)?

  /// Creates a movie from its values.
  ///
  /// - Parameters:
  ///   - id: TMDB's identifier of the movie.
  ///   - title: The title in the requested language.
  ///   - originalTitle: The title in the original language; `nil` if it is the same as `title`.
  ///   - tagline: The slogan of the movie; may be empty.
  ///   - overview: A summary of the plot; may be empty.
  ///   - releaseDay: The day of the first release, if it is known.
  ///   - runtime: The running time in minutes, if it is known.
  ///   - genres: The names of the genres, with the main genre first.
  ///   - status: The production status, as TMDB spells it; may be empty.
  ///   - rating: The rating by the voters, if any.
  ///   - posterPath: The path of the poster on the image server, if any.
  ///   - posterURL: The URL of the poster, if any.
  ///   - cast: The cast, in billing order.
  ///   - crew: The crew, with one element for each job of a person.
  ///   - trailers: The trailers that can be watched on the web.
  ///   - similar: Movies that are similar to this one.
  ///   - imdbID: IMDb's identifier of the movie, if it is known.
  ///   - regional: What is known of the movie in one country, if anything is.
  public init(
    id: Int, title: String, originalTitle: String? = nil, tagline: String = "",
    overview: String = "", releaseDay: Day? = nil, runtime: Int? = nil, genres: [String] = [],
    status: String = "", rating: Rating? = nil, posterPath: String? = nil,
    posterURL: String? = nil, cast: [any CastMember] = [], crew: [any CrewMember] = [],
    trailers: [any Trailer] = [], similar: [any PopularMovie] = [],
    imdbID: String? = nil, regional: (any RegionalDetails)? = nil
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
