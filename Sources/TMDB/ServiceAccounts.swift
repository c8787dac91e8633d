public import Entities

/// The accounts of TMDB, over whatever transport.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct ServiceAccounts: AccountService {
  public var baseURL: String { client.transport.baseURL }
  private let client: Client

  /// Makes the service.
  ///
  /// - Parameter transport: What carries the questions.
  public init(transport: any Transport) {
    client = Client(transport: transport)
  }

  public func account(of session: any Session) async throws(MovieError) -> any Account {
    try check(session)
    guard session.service != GuestLogin.serviceName else { return session.account }
    return try await client.ask(
      .get("/account", ["session_id": session.id]), for: AccountEntity.self)
  }

  public func logOut(_ session: any Session) async throws(MovieError) {
    try check(session)
    guard session.service != GuestLogin.serviceName else { return }
    do throws(MovieError) {
      _ = try await client.ask(
        .delete("/authentication/session", ["session_id": session.id]), for: Ended.self)
    } catch {
      guard [.notFound, .notLoggedIn].contains(error.code) else { throw error }
    }
  }

  /// A session is sent to nobody but the service that gave it.
  private func check(_ session: any Session) throws(MovieError) {
    guard session.baseURL == client.transport.baseURL else {
      throw MovieError(
        .notLoggedIn, "The session belongs to another service.", advice: "Log in here.")
    }
  }

  /// Whatever the service says of a session that it has ended.
  private struct Ended: Decodable {
    init(from decoder: any Decoder) {}
  }
}
