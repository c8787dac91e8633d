import MovieEntities

/// A request token as the service sends it.
struct RequestToken: Decodable {
  /// The time for which a token is valid (TMDB, Authentication: 60 minutes), in seconds.
  private static let usualLife: Int64 = 3_600

  let requestToken: String
  /// The moment at which the token expires, in seconds since the first of January 1970, 00:00 GMT;
  /// `nil` if the service does not say.
  private let expiry: Int64?

  private enum CodingKeys: String, CodingKey { case expiry = "expires_at" }

  init(from decoder: any Decoder) throws {
    requestToken = try IssuedText.decode("request_token", from: decoder)
    let body = try decoder.container(keyedBy: CodingKeys.self)
    expiry = (try? body.decode(String.self, forKey: .expiry)).flatMap(Self.seconds)
  }

  /// Returns how long the token is still valid.
  ///
  /// - Returns: The time until it expires; an hour if the service does not say, or if this system's
  ///   clock cannot be right.
  func life(at now: Int64) -> Duration {
    let life = expiry.map { $0 - now } ?? 0
    return .seconds((1...Self.usualLife).contains(life) ? life : Self.usualLife)
  }

  /// Returns the seconds since 1970 of a moment that the service writes: `2026-05-24 17:19:42 UTC`.
  private static func seconds(_ text: String) -> Int64? {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[2] == "UTC", let day = Day(String(words[0])),
      let time = HTTPDate.seconds(ofTime: words[1])
    else { return nil }
    return Int64(day.daysSince1970) * 86_400 + time
  }
}

extension Client {
  private struct NewSession: Decodable {
    let id: String

    init(from decoder: any Decoder) throws {
      id = try IssuedText.decode("session_id", from: decoder)
    }
  }

  /// Returns a new token, which the user must approve.
  func requestToken() async throws(MovieError) -> RequestToken {
    try await ask(.get("/authentication/token/new"))
  }

  /// Creates a session from an approved token, which cannot be used again.
  func session(
    for token: RequestToken, service: String, at clock: WallClock
  ) async throws(MovieError) -> SessionEntity {
    let session = try await ask(
      .post("/authentication/session/new", ["request_token": token.requestToken]),
      for: NewSession.self)
    do throws(MovieError) {
      let account = try await account(of: session.id)
      if Task.isCancelled { throw .cancelled }
      return SessionEntity(
        service: service, baseURL: transport.baseURL, id: session.id, account: account,
        startedAt: clock.secondsSince1970)
    } catch {
      await end(session.id)
      throw error
    }
  }

  /// Ends a session that no caller receives; a failure to end it is ignored.
  func end(_ session: String) async {
    let request = Request.delete("/authentication/session", ["session_id": session])
    // A cancelled task would send nothing.
    await Task { [transport] in _ = try? await transport.response(to: request) }.value
  }

  /// Returns the account of a session.
  func account(of session: String) async throws(MovieError) -> AccountEntity {
    let account = try await ask(.get("/account", ["session_id": session]), for: AccountBody.self)
      .account
    // The names are shown, so they must not repeat the session.
    guard !account.username.contains(session), !account.name.contains(session) else {
      throw .network(.badResponse)
    }
    return account
  }
}
