import MovieEntities
import MovieTMDB
import Testing

struct ServiceCatalogTests {
  /// The data requested together with a movie.
  private static let parts = "credits,videos,similar,watch/providers,release_dates"

  private static let page = #"""
    {"page":3,"results":[{"id":2,"title":"Two","genre_ids":[]},
    {"id":1,"title":"One","genre_ids":[]}],"total_pages":58322,"total_results":1166433}
    """#

  @Test(
    arguments: [
      (.kind(.popular), 1, "GET /movie/popular?page=1"),
      (.kind(.nowPlaying), 2, "GET /movie/now_playing?page=2"),
      (.kind(.topRated), 500, "GET /movie/top_rated?page=500"),
      (.kind(.upcoming), 1, "GET /movie/upcoming?page=1"),
      (.kind(.trending), 7, "GET /trending/movie/day?page=7"),
      (.search(term: "moon", year: nil), 1, "GET /search/movie?query=moon&page=1"),
      (.search(term: "moon", year: 1902), 2, "GET /search/movie?query=moon&year=1902&page=2"),
      (
        .search(term: "a&b=c #1 100% + é 映", year: nil), 1,
        "GET /search/movie?query=a&b=c #1 100% + é 映&page=1"
      ),
      (.search(term: "", year: nil), 1, "GET /search/movie?query=&page=1"),
      (.similar(to: 234), 1, "GET /movie/234/similar?page=1"),
      (.recommended(for: 234), 2, "GET /movie/234/recommendations?page=2"),
    ] as [(MovieQuery, Int, String)])
  func `A page of a list is one request`(
    query: MovieQuery, page: Int, request: String
  ) async throws {
    let transport = StubTransport(.body(Self.page))
    _ = try await ServiceCatalog(transport: transport).movies(query, page: page)
    #expect(transport.requestTexts == [request])
    #expect(transport.requests.map(\.body) == [nil])
  }

  @Test(
    arguments: [
      (.tmdb(234), "GET /movie/234?append_to_response=\(Self.parts)"),
      (.imdb("tt0010323"), "GET /movie/tt0010323?append_to_response=\(Self.parts)"),
    ] as [(MovieID, String)])
  func `A movie with all its parts is one request`(id: MovieID, request: String) async throws {
    let transport = StubTransport(.body(#"{"id":234,"title":"One"}"#))
    _ = try await ServiceCatalog(transport: transport).movie(id)
    #expect(transport.requestTexts == [request])
    #expect(transport.requests.map(\.body) == [nil])
  }

  @Test(
    arguments: [
      (.kind(.popular), "GET /movie/popular?page=1&language=es-ES&region=ES"),
      (.kind(.nowPlaying), "GET /movie/now_playing?page=1&language=es-ES&region=ES"),
      (.kind(.topRated), "GET /movie/top_rated?page=1&language=es-ES&region=ES"),
      (.kind(.upcoming), "GET /movie/upcoming?page=1&language=es-ES&region=ES"),
      (.kind(.trending), "GET /trending/movie/day?page=1&language=es-ES"),
      (.similar(to: 5), "GET /movie/5/similar?page=1&language=es-ES"),
      (
        .discover(MovieFilter()),
        "GET /discover/movie?sort_by=popularity.desc&page=1&language=es-ES&region=ES"
      ),
      (
        .search(term: "moon", year: 1902),
        "GET /search/movie?query=moon&year=1902&page=1&language=es-ES&region=ES"
      ),
    ] as [(MovieQuery, String)])
  func `Language and region are sent where they apply`(
    query: MovieQuery, request: String
  ) async throws {
    let transport = StubTransport(.body(Self.page))
    let catalog = ServiceCatalog(transport: transport, language: "es-ES", region: "ES")
    _ = try await catalog.movies(query, page: 1)
    #expect(transport.requestTexts == [request])
  }

  @Test func `A movie is requested in the language`() async throws {
    let transport = StubTransport(.body(#"{"id":234,"title":"One"}"#))
    let catalog = ServiceCatalog(transport: transport, language: "es-ES", region: "ES")
    _ = try await catalog.movie(.tmdb(234))
    #expect(
      transport.requestTexts == [
        "GET /movie/234?append_to_response=\(Self.parts)&language=es-ES"
      ])
  }

  @Test(arguments: [MovieListKind.favorites, .watchlist, .rated])
  func `A personal list is not in the catalog, and no request is sent`(kind: MovieListKind) async {
    let catalog = ServiceCatalog(transport: StubTransport())
    let error = await movieError { () throws(MovieError) in
      try await catalog.movies(.kind(kind), page: 1)
    }
    #expect(error?.code == .notLoggedIn)
    #expect(error?.reason == .notLoggedIn(.personalList))
  }

  @Test func `A page has the service's values, limited to what it serves`() async throws {
    let catalog = ServiceCatalog(transport: StubTransport(.body(Self.page)))
    let page = try await catalog.movies(.kind(.popular), page: 3)
    #expect(page.number == 3)
    #expect(page.movies.map(\.title) == ["Two", "One"])
    #expect(page.totalPages == 500)
    #expect(page.totalResults == 1_166_433)
  }

  @Test(arguments: [.similar(to: 234), .recommended(for: 234)] as [MovieQuery])
  func `A list about a missing movie names the movie`(query: MovieQuery) async {
    let catalog = ServiceCatalog(
      transport: StubTransport(
        .body(#"{"success":false,"status_code":34,"status_message":"No."}"#, status: 404)))
    let error = await movieError { () throws(MovieError) in
      try await catalog.movies(query, page: 1)
    }
    #expect(error?.reason == .rejection(.noMovie(.tmdb(234))))
  }

  @Test(arguments: [.tmdb(234), .imdb("tt0010323")] as [MovieID])
  func `A missing movie is named`(id: MovieID) async {
    let catalog = ServiceCatalog(
      transport: StubTransport(
        .body(#"{"success":false,"status_code":34,"status_message":"No."}"#, status: 404)))
    let error = await movieError { () throws(MovieError) in try await catalog.movie(id) }
    #expect(error?.code == .notFound)
    #expect(error?.reason == .rejection(.noMovie(id)))
    #expect(error?.canRetry == false)
    #expect((error?.cause as? MovieError)?.code == .notFound)
  }
}
