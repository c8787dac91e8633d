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

  /// Returns the time until the token expires; an hour if the service does not say, or if this
  /// system's clock cannot be right.
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

/// The rule for the sessions and request tokens that the service issues.
///
/// They become parts of URLs: of the service's own and of the page on which the user approves a
/// token. TMDB's consist of 32 or 40 hexadecimal digits.
enum IssuedText {
  private static let most = 256
  /// Returns whether the service can have issued a text.
  static func isValid(_ text: String) -> Bool {
    // A URL contains these characters as they are (RFC 3986, 2.3). A component of dots alone leads
    // to another path.
    (1...most).contains(text.utf8.count) && text.contains { $0 != "." }
      && text.utf8.allSatisfy { $0.isLetterOrDigit || "-._~".utf8.contains($0) }
  }

  /// Decodes a text from a response of the service.
  ///
  /// - Throws: `DecodingError`, which does not contain the text, if it is missing or not valid, or
  ///   if the response is not a success.
  static func decode(_ name: String, from decoder: any Decoder) throws -> String {
    let body = try decoder.container(keyedBy: FieldName.self)
    let field = FieldName(stringValue: name)
    let text = try body.decode(String.self, forKey: field)
    let isSuccess = try? body.decode(Bool.self, forKey: FieldName(stringValue: "success"))
    guard isSuccess != false, isValid(text) else {
      throw DecodingError.dataCorruptedError(
        forKey: field, in: body, debugDescription: "The service cannot have issued it.")
    }
    return text
  }
}
