public import MovieEntities

/// The gateway to TMDB accounts, which works with any transport.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct ServiceAccounts: AccountService {
  public var baseURL: String { client.transport.baseURL }
  fileprivate let client: Client
  fileprivate let language: String?
  fileprivate let marks: MarksReader?

  /// A closure that returns all marks of a session's account, keyed by TMDB ID.
  public typealias MarksReader =
    @Sendable (any Session) async throws(MovieError) -> [Int: Marks]

  /// Creates a gateway.
  ///
  /// - Parameters:
  ///   - transport: The transport to TMDB.
  ///   - language: The language of movie data, such as `es-ES`; `nil` for the service's default.
  ///   - marks: A closure that reads all marks without sending a request; `nil` if this is
  ///     unsupported.
  public init(
    transport: any Transport, language: String? = nil, marks: MarksReader? = nil
  ) {
    client = Client(transport: transport)
    self.language = language
    self.marks = marks
  }

  public func account(of session: any Session) async throws(MovieError) -> any Account {
    guard case .account = try holder(of: session) else { return session.account }
    return try await client.account(of: session.id)
  }

  public func logOut(_ session: any Session) async throws(MovieError) {
    guard case .account = try holder(of: session) else { return }
    do throws(MovieError) {
      _ = try await client.send(
        .delete("/authentication/session", ["session_id": session.id]), for: AnyValue.self)
    } catch {
      guard [.notFound, .notLoggedIn].contains(error.code) else { throw error }
    }
  }

  public func markStore(of session: any Session) -> any MarkStore {
    ServiceMarks(accounts: self, session: session)
  }

  /// Returns the holder of a session; throws if the session belongs to another service.
  fileprivate func holder(of session: any Session) throws(MovieError) -> SessionHolder {
    guard session.baseURL == client.transport.baseURL else {
      throw MovieError(.notLoggedIn(.sessionOfAnotherService))
    }
    guard let holder = SessionHolder(session) else {
      throw MovieError(.notLoggedIn(.sessionRejected))
    }
    return holder
  }
}

/// The TMDB marks of an account or guest.
private struct ServiceMarks: MarkStore {
  let accounts: ServiceAccounts
  let session: any Session
  var owner: MarkOwner { MarkOwner(session) }

  func all() async throws(MovieError) -> [MovieID: Marks]? {
    guard let marks = try await accounts.marks?(session) else { return nil }
    return Dictionary(uniqueKeysWithValues: marks.map { (.tmdb($0), $1) })
  }

  func movies(
    _ kind: MovieListKind, page: Int
  ) async throws(MovieError) -> MoviePage {
    guard kind.isPersonal else { throw MovieError(.rejection(.noList(kind))) }
    let holder = try accounts.holder(of: session)
    guard let path = holder.listPath(kind) else { throw MovieError(.notLoggedIn(.guest)) }
    let request = Request.get(
      path,
      [
        // This parameter is `nil` for a guest, whose session ID is already part of the path.
        "session_id": holder.sessionID, "language": accounts.language, "page": String(page),
        "sort_by": "created_at.desc",
      ])
    return try await accounts.client.send(request, for: MoviePageBody.self).page
  }

  func marks(of movie: MovieID) async throws(MovieError) -> Marks {
    if case .titled = movie { return Marks() }
    let holder = try accounts.holder(of: session)
    return try await accounts.client.send(
      .get("/movie/\(movie)/account_states", holder.parameters), for: AccountStatesBody.self,
      missing: .noMovie(movie)
    ).marks
  }

  func apply(_ mark: Mark, for movie: Film) async throws(MovieError) {
    guard let number = movie.id.tmdb else { throw MovieError(.rejection(.unlisted(movie.title))) }
    guard let request = try accounts.holder(of: session).request(mark, number) else {
      throw MovieError(.notLoggedIn(.guest))
    }
    _ = try await accounts.client.send(
      request, for: WriteResponse.self, missing: .noMovie(movie.id))
  }
}

/// The response to a request that added, updated or deleted data.
struct WriteResponse: Decodable {
  private enum Key: String, CodingKey { case statusCode = "status_code" }

  init(from decoder: any Decoder) throws {
    let body = try decoder.container(keyedBy: Key.self)
    let code = try body.decode(Int.self, forKey: .statusCode)
    guard ErrorTranslation.successCodes.contains(code) else {
      throw DecodingError.dataCorruptedError(
        forKey: .statusCode, in: body, debugDescription: "\(code) is not a success code")
    }
  }
}
