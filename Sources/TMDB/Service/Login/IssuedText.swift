import MovieEntities

extension Client {
  /// Returns a new token, which the user must approve.
  func requestToken() async throws(MovieError) -> String {
    try await ask(.get("/authentication/token/new"), for: IssuedText.self).text
  }

  /// Creates a session from an approved token, which cannot be used again.
  func session(
    for token: String, service: String, at clock: WallClock
  ) async throws(MovieError) -> SessionEntity {
    let session = try await ask(
      .post("/authentication/session/new", ["request_token": token]), for: IssuedText.self
    ).text
    do throws(MovieError) {
      let account = try await account(of: session)
      if Task.isCancelled { throw .cancelled }
      return SessionEntity(
        service: service, baseURL: transport.baseURL, id: session, account: account,
        startedAt: clock.secondsSince1970)
    } catch {
      await end(session)
      throw error
    }
  }

  /// Ends a session that no caller receives; a failure to end it is ignored.
  func end(_ session: String) async {
    let request = Request.delete("/authentication/session", ["session_id": session])
    // A cancelled task would send nothing.
    await Task { [transport] in _ = try? await transport.response(to: request) }.value
  }

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

/// A session or a request token that the service has issued, whatever its response calls it.
///
/// It becomes a part of URLs: of the service's own and of the page on which the user approves a
/// token. TMDB's consist of 32 or 40 hexadecimal digits.
struct IssuedText: Decodable {
  private static let most = 256

  let text: String

  private enum Key: String, CodingKey {
    case requestToken = "request_token"
    case session = "session_id"
    case guestSession = "guest_session_id"
    case success
  }

  /// - Throws: `DecodingError` without the text, if that is invalid or the response is not a success.
  init(from decoder: any Decoder) throws {
    let body = try decoder.container(keyedBy: Key.self)
    let key = [.session, .guestSession].first(where: body.contains) ?? Key.requestToken
    text = try body.decode(String.self, forKey: key)
    guard (try? body.decode(Bool.self, forKey: .success)) != false, Self.isValid(text) else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: body, debugDescription: "The service cannot have issued it.")
    }
  }

  /// Returns whether the service can have issued a text.
  static func isValid(_ text: String) -> Bool {
    // A URL contains these characters as they are (RFC 3986, 2.3). A component of dots alone leads
    // to another path.
    (1...most).contains(text.utf8.count) && text.contains { $0 != "." }
      && text.utf8.allSatisfy { $0.isLetterOrDigit || "-._~".utf8.contains($0) }
  }
}
