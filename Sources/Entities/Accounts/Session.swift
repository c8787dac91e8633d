/// A session that a log-in created, which gives access to an account at one service.
public protocol Session: Sendable {
  /// The name of the log-in service that created the session.
  var service: String { get }
  /// The base URL of the service; the session is never sent to another one.
  var baseURL: String { get }
  /// The secret that proves the session; it never appears in output, logs or caches.
  var id: String { get }
  /// The account to which the session belongs.
  var account: any Account { get }
}
