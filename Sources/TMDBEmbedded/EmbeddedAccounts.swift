import Essentials
import Fixtures
import TMDB

/// The responses to log-in requests, for the demo accounts.
///
/// There is no state between requests: a token and a session contain the identifier of their
/// account. This is as safe as accounts need to be whose passwords are printed in the manual.
enum EmbeddedAccounts {
  private struct Account: Decodable {
    let id: Int
    let username: String
    let password: String
    let name: String
  }

  private struct AccountList: Decodable {
    let accounts: [Account]
  }

  private struct AccountBody: Encodable {
    let id: Int
    let username: String
    let name: String
  }

  private struct TokenBody: Encodable {
    var success = true
    let expiresAt: String
    let requestToken: String

    enum CodingKeys: String, CodingKey {
      case success
      case expiresAt = "expires_at"
      case requestToken = "request_token"
    }
  }

  private struct SessionBody: Encodable {
    var success = true
    let sessionID: String

    enum CodingKeys: String, CodingKey {
      case success
      case sessionID = "session_id"
    }
  }

  private static let freshToken = "embedded-request"
  private static let approvedToken = "embedded-approved-"
  private static let sessionPrefix = "embedded-session-"
  /// All guests share one session, because they have no name that distinguishes them.
  private static let guestSession = "embedded-guest"
  /// The identifier under which the guests' ratings are stored, which no account has.
  private static let guestNumber = 920_000_000

  private static var accounts: [Account] {
    let bytes = Data(fixture: fixture_accounts())
    return (try? JSONDecoder().decode(AccountList.self, from: bytes))?.accounts ?? []
  }

  static func authenticate(
    _ request: Request, steps: ArraySlice<String>, clock: WallClock
  ) -> EmbeddedReply {
    let fields = request.body.flatMap { try? JSONDecoder().decode([String: String].self, from: $0) }
    switch (request.method, Array(steps)) {
    case (.get, ["token", "new"]): return token(freshToken, clock)
    case (.get, ["guest_session", "new"]): return newGuest(clock)
    case (.post, ["token", "validate_with_login"]): return validate(fields ?? [:], clock)
    case (.post, ["session", "new"]): return newSession(fields?["request_token"] ?? "")
    case (.delete, ["session"]): return endSession(fields?["session_id"] ?? "")
    default: return .notFound
    }
  }

  static func account(_ request: Request) -> EmbeddedReply {
    guard let account = holder(of: request) else { return .noSession }
    return .found(
      encoding: AccountBody(id: account.id, username: account.username, name: account.name))
  }

  /// Returns the identifier of the account whose session a request contains; `nil` if it has no
  /// session.
  static func number(of request: Request) -> Int? {
    if request.parameter("guest_session_id") == guestSession { return guestNumber }
    return holder(of: request)?.id
  }

  /// Returns the identifier of the guest whose session it is; `nil` if it is not a guest's session.
  static func number(ofGuest session: String) -> Int? {
    session == guestSession ? guestNumber : nil
  }

  private struct GuestBody: Encodable {
    var success = true
    let expiresAt: String
    let guestSessionID: String

    enum CodingKeys: String, CodingKey {
      case success
      case expiresAt = "expires_at"
      case guestSessionID = "guest_session_id"
    }
  }

  /// Returns a new guest session, which lasts for a day, as the service's do.
  private static func newGuest(_ clock: WallClock) -> EmbeddedReply {
    .found(
      encoding: GuestBody(
        expiresAt: moment(clock.secondsSince1970 + 86_400), guestSessionID: guestSession))
  }

  private static func holder(of request: Request) -> Account? {
    guard let session = request.parameter("session_id"), session.hasPrefix(sessionPrefix) else {
      return nil
    }
    return account(String(session.dropFirst(sessionPrefix.count)))
  }

  private static func validate(_ fields: [String: String], _ clock: WallClock) -> EmbeddedReply {
    guard fields["request_token"] == freshToken else { return .badToken }
    guard let account = accounts.first(where: { $0.username == fields["username"] }) else {
      return .badLogin(field: "username")
    }
    guard account.password == fields["password"] else { return .badLogin(field: "password") }
    return token(approvedToken + String(account.id), clock)
  }

  private static func newSession(_ token: String) -> EmbeddedReply {
    guard token.hasPrefix(approvedToken),
      let account = account(String(token.dropFirst(approvedToken.count)))
    else { return .sessionDenied }
    return .found(encoding: SessionBody(sessionID: sessionPrefix + String(account.id)))
  }

  /// Returns the response to the end of a session, of which the embedded service has no state to
  /// remove.
  private static func endSession(_ session: String) -> EmbeddedReply {
    guard session.hasPrefix(sessionPrefix),
      account(String(session.dropFirst(sessionPrefix.count))) != nil
    else { return .notFound }
    return .found(encoding: ["success": true])
  }

  private static func account(_ id: String) -> Account? {
    accounts.first { String($0.id) == id }
  }

  /// Returns a token that is valid for an hour, as the service's are.
  private static func token(_ token: String, _ clock: WallClock) -> EmbeddedReply {
    .found(
      encoding: TokenBody(
        expiresAt: moment(clock.secondsSince1970 + 3_600), requestToken: token))
  }

  /// Returns a moment as the service writes it.
  private static func moment(_ secondsSince1970: Int64) -> String {
    Date(timeIntervalSince1970: Double(secondsSince1970))
      .formatted(.iso8601.dateTimeSeparator(.space)).replacing("Z", with: " UTC")
  }
}
