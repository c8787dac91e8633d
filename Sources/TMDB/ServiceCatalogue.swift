public import Entities

/// The movies of TMDB, over whatever transport: the service itself, or the embedded catalogue.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct ServiceCatalogue: MovieCatalogue {
  private let client: Client

  /// Makes a catalogue.
  ///
  /// - Parameter transport: What carries the questions.
  public init(transport: any Transport) {
    client = Client(transport: transport)
  }

  public func movies(_ query: MovieQuery, page: Int) async throws(MovieError) -> MoviePage {
    let response = try await client.ask(
      request(query, page: page), for: PopularMovieResponseEntity.self)
    return MoviePage(
      number: response.page, movies: response.results, totalPages: response.totalPages,
      totalResults: response.totalResults)
  }

  public func movie(_ id: MovieID) async throws(MovieError) -> any DetailedMovie {
    do throws(MovieError) {
      return try await client.ask(
        .get("/movie/\(id)", ["append_to_response": "credits,videos,similar"]),
        for: DetailedMovieEntity.self)
    } catch {
      guard error.code == .notFound else { throw error }
      throw MovieError(.notFound, "There is no movie with the id \(id).", cause: error)
    }
  }

  private func request(_ query: MovieQuery, page: Int) -> Request {
    let page = String(page)
    switch query {
    case .kind(.popular): return .get("/movie/popular", ["page": page])
    case .kind(.nowPlaying): return .get("/movie/now_playing", ["page": page])
    case .kind(.topRated): return .get("/movie/top_rated", ["page": page])
    case .kind(.upcoming): return .get("/movie/upcoming", ["page": page])
    case .kind(.trending): return .get("/trending/movie/day", ["page": page])
    case .search(let term, let year):
      return .get(
        "/search/movie", ["query": term, "year": year.map { String($0) }, "page": page])
    }
  }
}
