public import Entities

/// Logs in with a name and a password: a request token, its approval, a session, its account.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct PasswordLogin: LoginService {
  public let name: String
  private let client: Client

  /// Makes a log-in service.
  ///
  /// - Parameters:
  ///   - name: What people choose it by.
  ///   - transport: What carries the questions.
  public init(name: String, transport: any Transport) {
    self.name = name
    client = Client(transport: transport)
  }

  public func logIn(
    username: String, password: String
  ) async throws(MovieError) -> any Session {
    let fresh = try await client.ask(.get("/authentication/token/new"), for: TokenEntity.self)
    let approved = try await client.ask(
      .post(
        "/authentication/token/validate_with_login",
        [
          "username": username, "password": password, "request_token": fresh.requestToken,
        ]),
      for: TokenEntity.self)
    let session = try await client.ask(
      .post("/authentication/session/new", ["request_token": approved.requestToken]),
      for: SessionIDEntity.self)
    let account = try await client.ask(
      .get("/account", ["session_id": session.sessionID]), for: AccountEntity.self)
    return SessionEntity(
      service: name, baseURL: client.transport.baseURL, id: session.sessionID, account: account)
  }
}

/// A request token as it arrives from the service; it lives for an hour.
private struct TokenEntity: Decodable {
  let requestToken: String

  private enum CodingKeys: String, CodingKey { case requestToken = "request_token" }
}

/// A session id as it arrives from the service.
private struct SessionIDEntity: Decodable {
  let sessionID: String

  private enum CodingKeys: String, CodingKey { case sessionID = "session_id" }
}
