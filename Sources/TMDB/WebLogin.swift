public import Entities

/// Logs in by way of a page on the web, on which the person approves a request token.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct WebLogin: LoginService {
  /// How long a request token lives (TMDB, Authentication: 60 minutes).
  private static let tokenLife: Int64 = 3_600
  /// How long to wait before asking again whether the person has approved.
  private static let pause = Duration.seconds(3)

  public let name: String
  public var credentials: CredentialRule? { nil }
  private let client: Client
  private let clock: WallClock

  /// Makes a log-in service.
  ///
  /// - Parameters:
  ///   - name: What people choose it by.
  ///   - transport: What carries the questions.
  ///   - clock: What waits, and knows when the token has expired.
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
        // A hiccup of the network is no reason to lose the approval.
        guard error.code == .notApproved || error.canRetry, clock.secondsSince1970 < expiry else {
          throw error
        }
      }
    }
  }
}
