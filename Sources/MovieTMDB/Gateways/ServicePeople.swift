public import MovieEntities

/// The gateway to the people of TMDB, over any transport: the service itself, or the embedded
/// catalog.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct ServicePeople: PersonSource {
  private let client: Client
  private let language: String?

  /// Creates a source; the texts are in `language`, such as `es-ES`, or in the service's default.
  public init(transport: any Transport, language: String? = nil) {
    client = Client(transport: transport)
    self.language = language
  }

  public func person(_ id: Int) async throws(MovieError) -> any Person {
    // An identifier is at least 1, and becomes part of a request's path.
    guard id > 0 else { throw MovieError(.refusal(.noPerson(id))) }
    return try await client.ask(
      .get("/person/\(id)", ["append_to_response": "movie_credits", "language": language]),
      for: PersonBody.self, missing: .noPerson(id)
    ).person
  }
}
