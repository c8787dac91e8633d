public import MovieEntities

/// The gateway to the genres of TMDB, over any transport: the service itself, or the embedded
/// catalog.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct ServiceGenres: GenreSource {
  private let client: Client
  private let language: String?

  /// Creates a source; the names are in `language`, such as `es-ES`, or in the service's default.
  public init(transport: any Transport, language: String? = nil) {
    client = Client(transport: transport)
    self.language = language
  }

  public func genres() async throws(MovieError) -> [Genre] {
    try await client.ask(
      .get("/genre/movie/list", ["language": language]), for: GenreListBody.self
    ).genres
  }
}
