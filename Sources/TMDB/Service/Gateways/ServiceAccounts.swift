public import MovieEntities

/// The gateway to the accounts of TMDB, over any transport.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct ServiceAccounts: AccountService {
  public var baseURL: String { client.transport.baseURL }
  private let client: Client
  private let language: String?

  /// Creates a gateway; the movies' texts are in `language`, such as `es-ES`, or in the service's
  /// default.
  public init(transport: any Transport, language: String? = nil) {
    client = Client(transport: transport)
    self.language = language
  }

  public func account(of session: any Session) async throws(MovieError) -> any Account {
    guard case .account = try holder(of: session) else { return session.account }
    return try await client.account(of: session.id)
  }

  public func logOut(_ session: any Session) async throws(MovieError) {
    guard case .account = try holder(of: session) else { return }
    do throws(MovieError) {
      _ = try await client.ask(
        .delete("/authentication/session", ["session_id": session.id]), for: Anything.self)
    } catch {
      guard [.notFound, .notLoggedIn].contains(error.code) else { throw error }
    }
  }

  public func movies(
    _ kind: MovieListKind, page: Int, of session: any Session
  ) async throws(MovieError) -> MoviePage {
    guard kind.isPersonal else { throw MovieError(.refusal(.noList(kind))) }
    let holder = try holder(of: session)
    guard let path = holder.listPath(kind) else { throw MovieError(.notLoggedIn(.guest)) }
    let request = Request.get(
      path,
      [
        // A guest's session is already in the path.
        "session_id": holder.sessionID, "language": language, "page": String(page),
        "sort_by": "created_at.desc",
      ])
    return try await client.ask(request, for: MoviePageBody.self).page
  }

  public func states(
    of movie: Int, for session: any Session
  ) async throws(MovieError) -> AccountStates {
    let holder = try holder(of: session)
    return try await client.ask(
      .get("/movie/\(movie)/account_states", holder.parameters), for: AccountStatesBody.self,
      missing: .noMovie(.tmdb(movie))
    ).states
  }

  public func apply(
    _ change: MarkChange, for movie: Int, of session: any Session
  ) async throws(MovieError) {
    guard let request = try holder(of: session).request(change, movie) else {
      throw MovieError(.notLoggedIn(.guest))
    }
    _ = try await client.ask(request, for: WriteResponse.self, missing: .noMovie(.tmdb(movie)))
  }

  /// Returns the holder of a session, which is never sent to a service other than its own.
  private func holder(of session: any Session) throws(MovieError) -> SessionHolder {
    guard session.baseURL == client.transport.baseURL else {
      throw MovieError(.notLoggedIn(.sessionOfAnotherService))
    }
    guard let holder = SessionHolder(session) else {
      throw MovieError(.notLoggedIn(.sessionRefused))
    }
    return holder
  }
}

/// The response to a request that changed data: added, updated or deleted.
struct WriteResponse: Decodable {
  private enum Key: String, CodingKey { case statusCode = "status_code" }

  init(from decoder: any Decoder) throws {
    let body = try decoder.container(keyedBy: Key.self)
    let code = try body.decode(Int.self, forKey: .statusCode)
    guard ErrorTranslation.successCodes.contains(code) else {
      throw DecodingError.dataCorruptedError(
        forKey: .statusCode, in: body, debugDescription: "\(code) is no success")
    }
  }
}
