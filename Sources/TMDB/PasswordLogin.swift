public import Entities

/// Logs in with a name and a password: a request token, its approval, a session, its account.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct PasswordLogin: LoginService {
  public let name: String
  public var needsPassword: Bool { true }
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
