public import Entities

/// A log-in service that lets the user approve a request token on a web page.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct WebLogin: LoginService {
  /// The number of seconds for which a request token is valid (TMDB, Authentication: 60 minutes).
  private static let tokenLife: Int64 = 3_600
  /// The wait before each check of whether the user has approved the token.
  private static let pause = Duration.seconds(3)

  public let name: String
  public var credentials: CredentialRule? { nil }
  private let client: Client
  private let clock: WallClock

  /// Creates a log-in service.
  ///
  /// - Parameters:
  ///   - name: The name by which the user chooses the service.
  ///   - transport: The transport that sends the requests.
  ///   - clock: The clock that waits, and that determines whether the token has expired.
  public init(name: String, transport: any Transport, clock: WallClock) {
    self.name = name
    self.clock = clock
    client = Client(transport: transport)
  }

  public func logIn(
    username: String, password: String, approve: @Sendable (String) async -> Void
  ) async throws(MovieError) -> any Session {
    let token = try await client.requestToken()
    let expiry = clock.secondsSince1970 + Self.tokenLife
    await approve("https://www.themoviedb.org/authenticate/" + token.requestToken)
    while true {
      do { try await clock.sleep(for: Self.pause) } catch { throw .cancelled }
      do throws(MovieError) {
        return try await client.session(for: token, service: name)
      } catch {
        // A short failure of the network must not discard the user's approval. A token for which
        // the service has sent something that is no session is used up.
        let mayPass = error.canRetry && error.code != .badResponse
        guard error.code == .notApproved || mayPass, clock.secondsSince1970 < expiry else {
          throw error
        }
      }
    }
  }

  public func end(_ session: any Session) async {
    await client.end(session.id)
  }
}
