public import MovieEntities

/// The gateway to movies and genres, from TMDB or the embedded catalog.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct ServiceCatalog: MovieCatalog, GenreSource {
  private let client: Client
  private let language: String?
  private let region: String?
  /// The parts of a movie page, requested together.
  private static let parts = "credits,videos,similar,watch/providers,release_dates"
  /// The default country for certifications and providers.
  ///
  /// This country matches the service's default language, en-US.
  public static let defaultRegion = "US"

  /// Creates a catalog.
  ///
  /// Text is in `language`, such as `es-ES`, which defaults to the service's default language.
  /// Lists and release dates are for the country `region`, such as `ES`, which defaults to the
  /// service's default country. Certifications and providers are also for `region`, but default to
  /// `defaultRegion`.
  public init(transport: any Transport, language: String? = nil, region: String? = nil) {
    client = Client(transport: transport)
    self.language = language
    self.region = region
  }

  public func movies(_ query: MovieQuery, page: Int) async throws(MovieError) -> MoviePage {
    try await client.send(
      try request(query, page: page), for: MoviePageBody.self,
      missing: query.movie.map { .noMovie(.tmdb($0)) }
    ).page
  }

  public func movie(_ id: MovieID) async throws(MovieError) -> any DetailedMovie {
    if case .titled = id { throw MovieError(.rejection(.noMovie(id))) }
    return try await client.send(
      .get("/movie/\(id)", ["append_to_response": Self.parts, "language": language]),
      for: MovieDetailBody.self, region: region ?? Self.defaultRegion, missing: .noMovie(id)
    ).movie
  }

  public func genres() async throws(MovieError) -> [Genre] {
    try await client.send(
      .get("/genre/movie/list", ["language": language]), for: GenreListBody.self
    ).genres
  }

  /// Returns the providers in a country, in TMDB's order.
  package func providers(in region: String) async throws(MovieError) -> [WatchProvider] {
    try await client.send(
      .get("/watch/providers/movie", ["watch_region": region]), for: ProviderListBody.self,
      region: region
    ).providers
  }

  package func offers(of movie: Int, in region: String) async throws(MovieError) -> [WatchOffer] {
    try await client.send(
      .get("/movie/\(movie)/watch/providers"), for: WatchProvidersBody.self, region: region
    ).offers
  }

  private func request(_ query: MovieQuery, page: Int) throws(MovieError) -> Request {
    switch query {
    case .kind(.popular): list("/movie/popular", page, region: region)
    case .kind(.nowPlaying): list("/movie/now_playing", page, region: region)
    case .kind(.topRated): list("/movie/top_rated", page, region: region)
    case .kind(.upcoming): list("/movie/upcoming", page, region: region)
    case .kind(.trending): list("/trending/movie/day", page)
    // These lists require an account service.
    case .kind(.favorites), .kind(.watchlist), .kind(.rated):
      throw MovieError(.notLoggedIn(.personalList))
    case .discover(let filter):
      .discover(filter, page: page, language: language, region: region)
    case .similar(let id): list("/movie/\(id)/similar", page)
    case .recommended(let id): list("/movie/\(id)/recommendations", page)
    // Only a custom catalog can have lists of this kind.
    case .list:
      throw MovieError(.rejection(.notFound))
    case .search(let term, let year):
      .get(
        "/search/movie",
        [
          "query": term, "year": year.map { String($0) }, "page": String(page),
          "language": language, "region": region,
        ])
    }
  }

  private func list(_ path: String, _ page: Int, region: String? = nil) -> Request {
    .get(path, ["page": String(page), "language": language, "region": region])
  }
}

extension MovieQuery {
  /// The TMDB ID of the movie that the list belongs to, if any.
  fileprivate var movie: Int? {
    switch self {
    case .similar(let id), .recommended(let id): id
    case .kind, .search, .discover, .list: nil
    }
  }
}

/// The gateway to people, from TMDB or the embedded catalog.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct ServicePeople: PersonSource {
  private let client: Client
  private let language: String?

  /// Creates a source with text in `language`, such as `es-ES`, which defaults to the service's
  /// default language.
  public init(transport: any Transport, language: String? = nil) {
    client = Client(transport: transport)
    self.language = language
  }

  public func person(_ id: Int) async throws(MovieError) -> any Person {
    // The ID becomes part of a path, and valid IDs are positive.
    guard id > 0 else { throw MovieError(.rejection(.noPerson(id))) }
    return try await client.send(
      .get("/person/\(id)", ["append_to_response": "movie_credits", "language": language]),
      for: PersonBody.self, missing: .noPerson(id)
    ).person
  }

  public func people(named name: String, page: Int) async throws(MovieError) -> PersonPage {
    try await client.send(
      .get("/search/person", ["query": name, "page": String(page), "language": language]),
      for: PersonPageBody.self
    ).page
  }
}
