public import MovieEntities

/// A log-in service that uses a user name and a password.
///
/// It requests a token, approves it with the password, and then requests a session and its account.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct PasswordLogin: LoginService {
  public let name: String
  public let credentials: CredentialRule?
  private let transport: any Transport
  private let clock: WallClock

  /// Creates a log-in service, whose clock tells when a session begins.
  public init(
    name: String, transport: any Transport, rule: CredentialRule = .notEmpty,
    clock: WallClock = WallClock()
  ) {
    self.name = name
    credentials = rule
    self.transport = transport
    self.clock = clock
  }

  public func logIn(
    username: String, password: String, approve: @Sendable (String) async -> Void
  ) async throws(MovieError) -> any Session {
    let client = Client(transport: transport)
    let fresh = try await client.requestToken()
    let approved = try await client.ask(
      .post(
        "/authentication/token/validate_with_login",
        ["username": username, "password": password, "request_token": fresh]),
      for: IssuedText.self)
    return try await client.session(for: approved.text, service: name, at: clock)
  }

  public func end(_ session: any Session) async {
    await Client(transport: transport).end(session.id)
  }
}
