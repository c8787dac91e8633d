public import Entities

/// Logs in with a name and a password: a request token, its approval, a session, its account.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct PasswordLogin: LoginService {
  public let name: String
  public let credentials: CredentialRule?
  private let client: Client

  /// Makes a log-in service.
  ///
  /// - Parameters:
  ///   - name: What people choose it by.
  ///   - transport: What carries the questions.
  ///   - rule: What the service asks of a user name and a password; TMDB only that they are not empty.
  public init(name: String, transport: any Transport, rule: CredentialRule = .notEmpty) {
    self.name = name
    credentials = rule
    client = Client(transport: transport)
  }

  public func logIn(
    username: String, password: String, approve: @Sendable (String) async -> Void
  ) async throws(MovieError) -> any Session {
    let fresh = try await client.requestToken()
    let approved = try await client.ask(
      .post(
        "/authentication/token/validate_with_login",
        [
          "username": username, "password": password, "request_token": fresh.requestToken,
        ]),
      for: RequestToken.self)
    return try await client.session(for: approved, service: name)
  }
}
