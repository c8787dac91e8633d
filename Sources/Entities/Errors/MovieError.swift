/// The one error type of gateways and interactors: a code, a reason, and whether a retry can help.
///
/// It contains no sentences. `MoviePresentation` has a message for each reason, in the user's language. A
/// service outside this package can provide its own message:
///
/// ```swift
/// throw MovieError(.rateLimited, "The archive is closed.", advice: "Come back tomorrow.")
/// ```
public struct MovieError: Error, Sendable, CustomStringConvertible {
  /// The kind of an error.
  ///
  /// Codes may be added, so a `switch` over a code needs a default case.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The code as programs read it: lowercase letters and hyphens.
    public let rawValue: String

    /// Creates a code.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The request was cancelled; never shown.
    public static let cancelled = Code(rawValue: "cancelled")
    /// The movie, the person, or another resource, does not exist.
    public static let notFound = Code(rawValue: "not-found")
    /// TMDB has no page with this number.
    public static let badPage = Code(rawValue: "bad-page")
    /// There is no credential for requests to the service.
    public static let noCredential = Code(rawValue: "no-credential")
    /// The service refused the program's credential.
    public static let credentialRefused = Code(rawValue: "credential-refused")
    /// The request needs a log-in, or the session has ended.
    public static let notLoggedIn = Code(rawValue: "not-logged-in")
    /// The service refused the user name and the password, the account, or the request token.
    public static let loginRefused = Code(rawValue: "login-refused")
    /// The service has no such user.
    public static let unknownUser = Code(rawValue: "unknown-user")
    /// The user exists, and the password is wrong.
    public static let wrongPassword = Code(rawValue: "wrong-password")
    /// There were too many requests in too short a time.
    public static let rateLimited = Code(rawValue: "rate-limited")
    /// The service failed with an error of its own.
    public static let serviceUnavailable = Code(rawValue: "service-unavailable")
    /// The response did not arrive in time.
    public static let timedOut = Code(rawValue: "timed-out")
    /// The service cannot be reached.
    public static let offline = Code(rawValue: "offline")
    /// The library that requests are sent with is not installed.
    public static let noNetworkLibrary = Code(rawValue: "no-network-library")
    /// The name of the service cannot be resolved.
    public static let nameNotResolved = Code(rawValue: "name-not-resolved")
    /// The identity of the service could not be verified.
    public static let insecureConnection = Code(rawValue: "insecure-connection")
    /// The connection was lost before the response was complete.
    public static let connectionLost = Code(rawValue: "connection-lost")
    /// The user has not approved the log-in on the web.
    public static let notApproved = Code(rawValue: "not-approved")
    /// The request was refused for a reason that has no code of its own.
    public static let refused = Code(rawValue: "refused")
    /// The response is not what TMDB documents.
    public static let badResponse = Code(rawValue: "bad-answer")
    /// Stored data is damaged or cannot be read.
    public static let stateNotReadable = Code(rawValue: "state-not-readable")
    /// Data could not be stored or removed.
    public static let stateNotWritable = Code(rawValue: "state-not-writable")
  }

  /// The kind of the error.
  public let code: Code
  /// The reason, with its values, which `MoviePresentation` translates to a message for the user.
  public let reason: Reason
  /// A Boolean value that indicates whether the same request may succeed later.
  public let canRetry: Bool
  /// The underlying error, if any; never shown to the user.
  public let cause: (any Error)?

  /// The code and the reason, for a developer.
  public var description: String { "\(code.rawValue): \(reason)" }

  /// Creates an error from a reason, which determines the code and whether a retry can help.
  public init(_ reason: Reason, cause: (any Error)? = nil) {
    code = reason.code
    self.reason = reason
    canRetry = reason.canRetry
    self.cause = cause
  }

  /// Creates an error with its own message and advice, which are shown to the user unchanged, for a
  /// service outside this package.
  public init(
    _ code: Code, _ message: String, advice: String = "", canRetry: Bool = false,
    cause: (any Error)? = nil
  ) {
    self.code = code
    reason = .custom(message, advice: advice)
    self.canRetry = canRetry
    self.cause = cause
  }

  /// The error for a cancelled request; never shown.
  public static let cancelled = MovieError(.cancelled)

  /// Returns the error for a request without a usable response.
  public static func network(_ reason: Network) -> MovieError { MovieError(.network(reason)) }
}

extension MovieError: Hashable {
  /// Returns a Boolean value that indicates whether two errors are the same to a user, whatever
  /// caused them.
  public static func == (left: MovieError, right: MovieError) -> Bool {
    (left.code, left.reason, left.canRetry) == (right.code, right.reason, right.canRetry)
  }

  /// Hashes what a user is told.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(code)
    hasher.combine(reason)
  }
}
