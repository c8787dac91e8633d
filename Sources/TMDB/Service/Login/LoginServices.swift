public import MovieEntities

/// A login service that uses a username and password.
///
/// The service requests a token, approves the token with the password, and then requests a session
/// and the account.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct PasswordLogin: LoginService {
  public let name: String
  public let credentials: CredentialRule?
  private let transport: any Transport
  private let clock: WallClock

  /// Creates a login service that uses the clock for the start times of sessions.
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
    let approved = try await client.send(
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

/// A login service where the user approves a request token on a web page.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct WebLogin: LoginService {
  /// The time between checks for the user's approval.
  private static let pause = Duration.seconds(3)
  /// The lifetime of a token (TMDB, Authentication: 60 minutes).
  private static let tokenLife = Duration.seconds(3_600)

  public let name: String
  public var credentials: CredentialRule? { nil }
  private let client: Client
  private let clock: WallClock
  private let timeout: Duration

  /// Creates a login service that waits on the given clock.
  ///
  /// The service waits for approval until `timeout` has elapsed. The default timeout is one hour,
  /// which is the lifetime of a token.
  public init(
    name: String, transport: any Transport, clock: WallClock, timeout: Duration? = nil
  ) {
    self.name = name
    self.clock = clock
    self.timeout = timeout ?? Self.tokenLife
    client = Client(transport: transport)
  }

  public func logIn(
    username: String, password: String, approve: @Sendable (String) async -> Void
  ) async throws(MovieError) -> any Session {
    let token = try await client.requestToken()
    let end = clock.elapsed + timeout
    await approve("https://www.themoviedb.org/authenticate/" + token)
    while true {
      do { try await clock.sleep(for: min(Self.pause, end - clock.elapsed)) } catch {
        throw .cancelled
      }
      do throws(MovieError) {
        return try await client.session(for: token, service: name, at: clock)
      } catch {
        // Keep trying after a brief network failure, so that the user's approval isn't lost. After
        // an invalid response, however, the token may already have been used up.
        let mayPass = error.canRetry && error.code != .badResponse && error.code != .cancelled
        guard error.code == .notApproved || mayPass, clock.elapsed < end else {
          throw error
        }
      }
    }
  }

  public func end(_ session: any Session) async {
    await client.end(session.id)
  }
}

/// A login service that creates guest sessions.
///
/// A guest needs no account or password. The session lasts for a day and allows rating movies.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct GuestLogin: LoginService {
  /// The name that is used to select the service and that is stored in its sessions.
  public static let serviceName = "guest"

  public var name: String { Self.serviceName }
  public var credentials: CredentialRule? { nil }
  private let client: Client
  private let clock: WallClock

  /// Creates a login service that uses the clock for the start times of sessions.
  public init(transport: any Transport, clock: WallClock = WallClock()) {
    self.clock = clock
    client = Client(transport: transport)
  }

  public func logIn(
    username: String, password: String, approve: @Sendable (String) async -> Void
  ) async throws(MovieError) -> any Session {
    let session = try await client.send(
      .get("/authentication/guest_session/new"), for: IssuedText.self)
    return SessionEntity(
      service: name, baseURL: client.transport.baseURL, id: session.text,
      account: AccountEntity(id: 0, username: "guest", name: "Guest"),
      startedAt: clock.secondsSince1970)
  }
}
