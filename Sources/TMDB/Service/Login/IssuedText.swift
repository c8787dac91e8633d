import MovieEntities

extension Client {
  /// Returns a new token, which the user must approve.
  func requestToken() async throws(MovieError) -> String {
    try await send(.get("/authentication/token/new"), for: IssuedText.self).text
  }

  /// Creates a session from an approved token, which can be used only once.
  func session(
    for token: String, service: String, at clock: WallClock
  ) async throws(MovieError) -> SessionEntity {
    let session = try await send(
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

  /// Ends a session that will not be returned to the caller, ignoring any error.
  func end(_ session: String) async {
    let request = Request.delete("/authentication/session", ["session_id": session])
    // Use a new task, because the current task may be canceled.
    await Task { [transport] in _ = try? await transport.response(to: request) }.value
  }

  func account(of session: String) async throws(MovieError) -> AccountEntity {
    let account = try await send(.get("/account", ["session_id": session]), for: AccountBody.self)
      .account
    // The account's names are displayed, so they must not reveal the session ID.
    guard !account.username.contains(session), !account.name.contains(session) else {
      throw .network(.badResponse)
    }
    return account
  }
}

/// A session ID or request token issued by the service.
///
/// The text becomes part of the service's URLs, and of the URL of the web page where the user
/// approves a token. The IDs and tokens that TMDB issues consist of 32 or 40 hexadecimal digits.
struct IssuedText: Decodable {
  private static let maxLength = 256

  let text: String

  private enum Key: String, CodingKey {
    case requestToken = "request_token"
    case session = "session_id"
    case guestSession = "guest_session_id"
    case success
  }

  /// - Throws: `DecodingError` if the text is invalid or the response does not report success. The
  ///   error does not contain the text.
  init(from decoder: any Decoder) throws {
    let body = try decoder.container(keyedBy: Key.self)
    let key = [.session, .guestSession].first(where: body.contains) ?? Key.requestToken
    text = try body.decode(String.self, forKey: key)
    guard (try? body.decode(Bool.self, forKey: .success)) != false, Self.isValid(text) else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: body, debugDescription: "not a valid token")
    }
  }

  /// Returns whether a string is valid as a session ID or token.
  static func isValid(_ text: String) -> Bool {
    // These characters need no escaping in a URL (RFC 3986, 2.3). Reject text that consists only of
    // dots, because such a path component would change the meaning of the path.
    (1...maxLength).contains(text.utf8.count) && text.contains { $0 != "." }
      && text.utf8.allSatisfy { $0.isLetterOrDigit || "-._~".utf8.contains($0) }
  }
}
