public import Entities

/// Begins a guest session: no account, no password; it may rate movies for a day.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct GuestLogin: LoginService {
  /// What people choose it by, and how its sessions are known.
  public static let serviceName = "guest"

  public var name: String { Self.serviceName }
  public var credentials: CredentialRule? { nil }
  private let client: Client

  /// Makes a log-in service.
  ///
  /// - Parameter transport: What carries the questions.
  public init(transport: any Transport) {
    client = Client(transport: transport)
  }

  public func logIn(
    username: String, password: String, approve: @Sendable (String) async -> Void
  ) async throws(MovieError) -> any Session {
    let guest = try await client.ask(
      .get("/authentication/guest_session/new"), for: GuestSession.self)
    return SessionEntity(
      service: name, baseURL: client.transport.baseURL, id: guest.guestSessionID,
      account: AccountEntity(id: 0, username: "guest", name: "Guest"))
  }

  private struct GuestSession: Decodable {
    let guestSessionID: String

    private enum CodingKeys: String, CodingKey { case guestSessionID = "guest_session_id" }
  }
}
