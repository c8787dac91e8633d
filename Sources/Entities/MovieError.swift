/// The one error of this package: a code, what happened with its values, and whether trying again helps.
///
/// It has no sentences: `Wording` has one for each reason, in the person's language. A service outside this
/// package may bring its own:
///
/// ```swift
/// throw MovieError(.rateLimited, "The archive is closed.", advice: "Come back tomorrow.")
/// ```
public struct MovieError: Error, Sendable, CustomStringConvertible {
  /// What kind of thing went wrong; more may come, so a switch over it needs a default.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The code as machines read it: small letters and hyphens.
    public let rawValue: String

    /// Makes a code.
    ///
    /// - Parameter rawValue: Small letters and hyphens.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Nobody wants the answer any more; never shown.
    public static let cancelled = Code(rawValue: "cancelled")
    /// There is no such movie.
    public static let notFound = Code(rawValue: "not-found")
    /// TMDB serves no such page.
    public static let badPage = Code(rawValue: "bad-page")
    /// There is no credential to ask the service with.
    public static let noCredential = Code(rawValue: "no-credential")
    /// The service refused the program's credential.
    public static let credentialRefused = Code(rawValue: "credential-refused")
    /// The wish needs a log-in, or the session has ended.
    public static let notLoggedIn = Code(rawValue: "not-logged-in")
    /// The service refused the pair of name and password, or the account.
    public static let loginRefused = Code(rawValue: "login-refused")
    /// The service knows no such user.
    public static let unknownUser = Code(rawValue: "unknown-user")
    /// The service knows the user; the password is wrong.
    public static let wrongPassword = Code(rawValue: "wrong-password")
    /// Too many questions in too short a time.
    public static let rateLimited = Code(rawValue: "rate-limited")
    /// The service has trouble of its own.
    public static let serviceUnavailable = Code(rawValue: "service-unavailable")
    /// No answer came in time.
    public static let timedOut = Code(rawValue: "timed-out")
    /// There is no way to the service.
    public static let offline = Code(rawValue: "offline")
    /// The service's name leads nowhere.
    public static let nameNotResolved = Code(rawValue: "name-not-resolved")
    /// The service could not prove that it is the service.
    public static let insecureConnection = Code(rawValue: "insecure-connection")
    /// The connection broke before the answer was whole.
    public static let connectionLost = Code(rawValue: "connection-lost")
    /// Nobody has approved the log-in on the web, or not yet.
    public static let notApproved = Code(rawValue: "not-approved")
    /// The service refused the question for a reason of its own.
    public static let refused = Code(rawValue: "refused")
    /// The answer is not what TMDB promises.
    public static let badAnswer = Code(rawValue: "bad-answer")
    /// What was kept is damaged or cannot be read.
    public static let stateNotReadable = Code(rawValue: "state-not-readable")
    /// What should be kept could not be written.
    public static let stateNotWritable = Code(rawValue: "state-not-writable")
  }

  /// What kind of thing went wrong.
  public let code: Code
  /// What happened, with its values; `Wording` says it to a person.
  public let reason: Reason
  /// Whether the same request may succeed later.
  public let canRetry: Bool
  /// The error behind this one, if any; never shown to a person.
  public let cause: (any Error)?

  /// The code and the reason, for a developer.
  public var description: String { "\(code.rawValue): \(reason)" }

  /// Makes an error whose reason says all about it.
  ///
  /// - Parameters:
  ///   - reason: What happened; the code, and whether trying again helps, follow from it.
  ///   - cause: The error behind this one, if any.
  public init(_ reason: Reason, cause: (any Error)? = nil) {
    code = reason.code
    self.reason = reason
    canRetry = reason.canRetry
    self.cause = cause
  }

  /// Makes an error that brings its own sentences, as a service outside this package has them.
  ///
  /// - Parameters:
  ///   - code: What kind of thing went wrong.
  ///   - message: What happened, as a sentence for a person; shown as it is.
  ///   - advice: What to do about it, as a sentence; empty when there is nothing to do.
  ///   - canRetry: Whether the same request may succeed later.
  ///   - cause: The error behind this one, if any.
  public init(
    _ code: Code, _ message: String, advice: String = "", canRetry: Bool = false,
    cause: (any Error)? = nil
  ) {
    self.code = code
    reason = .said(message, advice: advice)
    self.canRetry = canRetry
    self.cause = cause
  }

  /// The request was cancelled; never shown.
  public static let cancelled = MovieError(.cancelled)
}
