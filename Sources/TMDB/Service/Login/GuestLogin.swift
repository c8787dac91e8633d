public import MovieEntities

/// A log-in service that creates guest sessions.
///
/// A guest needs no account and no password. The session lasts for a day, and allows the user to
/// rate movies.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct GuestLogin: LoginService {
  /// The name by which the user chooses the service, and by which its sessions are recognized.
  public static let serviceName = "guest"

  public var name: String { Self.serviceName }
  public var credentials: CredentialRule? { nil }
  private let client: Client
  private let clock: WallClock

  /// Creates a log-in service, whose clock tells when a session begins.
  public init(transport: any Transport, clock: WallClock = WallClock()) {
    self.clock = clock
    client = Client(transport: transport)
  }

  public func logIn(
    username: String, password: String, approve: @Sendable (String) async -> Void
  ) async throws(MovieError) -> any Session {
    let session = try await client.ask(
      .get("/authentication/guest_session/new"), for: IssuedText.self)
    return SessionEntity(
      service: name, baseURL: client.transport.baseURL, id: session.text,
      account: AccountEntity(id: 0, username: "guest", name: "Guest"),
      startedAt: clock.secondsSince1970)
  }
}
