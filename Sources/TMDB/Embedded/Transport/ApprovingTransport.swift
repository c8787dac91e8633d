public import MovieEntities
public import MovieTMDB
import Synchronization
import ViperEssentials

/// A transport that approves web logins on the user's behalf, for scripts and tests.
///
/// With this transport, a web login on the embedded service succeeds. The first two requests for a
/// session fail because the request token is not yet approved, just as they fail while a real user
/// is reading the web page. Before the third request, the demo account `user0` approves the token.
///
/// ```swift
/// let transport = ApprovingTransport(EmbeddedTransport())
/// let login = WebLogin(name: "tmdb-web", transport: transport, clock: clock)
/// ```
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public final class ApprovingTransport: Transport {
  /// The account that approves the token.
  private static let approver = ["username": "user0", "password": "12345678"]

  public var baseURL: String { base.baseURL }
  private let base: any Transport
  private let rejections = Mutex(0)

  /// Creates a transport that wraps the embedded service or another transport that leads to it.
  public init(_ base: any Transport) {
    self.base = base
  }

  public func response(to request: Request) async throws(MovieError) -> Response {
    let response = try await base.response(to: request)
    guard request.path == "/authentication/session/new", response.status == 401,
      shouldApprove, let token = token(in: request.body)
    else { return response }
    var approval = Self.approver
    approval["request_token"] = token
    let approved = try await base.response(
      to:
        .post("/authentication/token/validate_with_login", approval))
    guard let token = self.token(in: approved.body) else { return approved }
    return try await base.response(to: .post(request.path, ["request_token": token]))
  }

  private var shouldApprove: Bool {
    rejections.withLock { count in
      count += 1
      return count.isMultiple(of: 3)
    }
  }

  private struct Token: Decodable {
    let requestToken: String

    private enum CodingKeys: String, CodingKey { case requestToken = "request_token" }
  }

  private func token(in body: Data?) -> String? {
    body.flatMap { try? JSONDecoder().decode(Token.self, from: $0) }?.requestToken
  }
}
