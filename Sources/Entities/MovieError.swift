/// The one error of this package: what happened, what to do about it, and whether trying again helps.
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
  /// What happened, as a sentence for a person.
  public let message: String
  /// What to do about it, as a sentence; empty when there is nothing to do.
  public let advice: String
  /// Whether the same question may get a better answer later.
  public let canRetry: Bool
  /// What lay behind it, for whoever looks closer.
  public let cause: (any Error)?

  /// Both sentences.
  public var description: String { advice.isEmpty ? message : "\(message) \(advice)" }

  /// Makes an error.
  ///
  /// - Parameters:
  ///   - code: What kind of thing went wrong.
  ///   - message: What happened, as a sentence for a person.
  ///   - advice: What to do about it, as a sentence, or nothing.
  ///   - canRetry: Whether the same question may get a better answer later.
  ///   - cause: What lay behind it.
  public init(
    _ code: Code, _ message: String, advice: String = "", canRetry: Bool = false,
    cause: (any Error)? = nil
  ) {
    self.code = code
    self.message = message
    self.advice = advice
    self.canRetry = canRetry
    self.cause = cause
  }

  /// Nobody wants the answer any more.
  public static let cancelled = MovieError(.cancelled, "Cancelled.")
}
