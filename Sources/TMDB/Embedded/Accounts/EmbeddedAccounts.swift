import CMovieFixtures
import MovieEntities
import MovieTMDB
import ViperEssentials

/// Responds to requests that log in to the demo accounts.
///
/// The service is stateless: each token or session contains the ID of an account. A stateless
/// design is safe enough for accounts whose passwords are printed in the manual.
enum EmbeddedAccounts {
  private struct Account: Decodable {
    let id: Int
    let username: String
    let password: String
    let name: String
  }

  private static let freshToken = "embedded-request"
  private static let approvedToken = "embedded-approved-"
  private static let sessionPrefix = "embedded-session-"
  /// The session that all guests share, because the service cannot distinguish guests.
  private static let guestSession = "embedded-guest"
  /// The account ID under which guest ratings are stored; no account has this ID.
  private static let guestNumber = 920_000_000

  private static var accounts: [Account] {
    EmbeddedCatalog.decoded([String: [Account]].self, fixture_accounts())?["accounts"] ?? []
  }

  static func authenticate(_ request: Request, components: ArraySlice<String>) -> Response {
    let fields = request.body.flatMap {
      try? JSONDecoder().decode([String: String].self, from: $0)
    }
    switch (request.method, Array(components)) {
    case (.get, ["token", "new"]): return token(freshToken)
    case (.get, ["guest_session", "new"]):
      return .found(#"{"guest_session_id":"\#(guestSession)","success":true}"#)
    case (.post, ["token", "validate_with_login"]): return validate(fields ?? [:])
    case (.post, ["session", "new"]): return newSession(fields?["request_token"] ?? "")
    case (.delete, ["session"]): return endSession(fields?["session_id"] ?? "")
    default: return .notFound
    }
  }

  static func account(_ request: Request) -> Response {
    guard let account = holder(of: request) else { return .noSession }
    // The demo accounts' names need no JSON escaping.
    let names = #""name":"\#(account.name)","username":"\#(account.username)""#
    return .found(#"{"id":\#(account.id),\#(names)}"#)
  }

  /// Returns the ID of the account or guest whose session a request contains, if any.
  static func number(of request: Request) -> Int? {
    if request.parameter("guest_session_id") == guestSession { return guestNumber }
    return holder(of: request)?.id
  }

  /// Returns the guests' ID, or `nil` if the session is not a guest session.
  static func number(ofGuest session: String) -> Int? {
    session == guestSession ? guestNumber : nil
  }

  /// Returns the ID of the account or guest that a session belongs to, if any.
  static func number(of session: any Session) -> Int? {
    if session.service == GuestLogin.serviceName { return number(ofGuest: session.id) }
    return account(in: session.id, after: sessionPrefix)?.id
  }

  private static func holder(of request: Request) -> Account? {
    account(in: request.parameter("session_id"), after: sessionPrefix)
  }

  private static func validate(_ fields: [String: String]) -> Response {
    guard fields["request_token"] == freshToken else { return .badToken }
    guard let account = accounts.first(where: { $0.username == fields["username"] }) else {
      return .badLogin(field: "username")
    }
    guard account.password == fields["password"] else { return .badLogin(field: "password") }
    return token(approvedToken + String(account.id))
  }

  private static func newSession(_ token: String) -> Response {
    guard let account = account(in: token, after: approvedToken) else { return .sessionDenied }
    return .found(#"{"session_id":"\#(sessionPrefix)\#(account.id)","success":true}"#)
  }

  /// Returns the response to a request to end a session; there is no stored state to remove.
  private static func endSession(_ session: String) -> Response {
    account(in: session, after: sessionPrefix) == nil ? .notFound : .found(#"{"success":true}"#)
  }

  /// Returns the account of a token or session, which consists of a prefix and the account's ID.
  private static func account(in text: String?, after prefix: String) -> Account? {
    guard let text, text.hasPrefix(prefix) else { return nil }
    return accounts.first { String($0.id) == text.dropFirst(prefix.count) }
  }

  private static func token(_ token: String) -> Response {
    .found(#"{"request_token":"\#(token)","success":true}"#)
  }
}
