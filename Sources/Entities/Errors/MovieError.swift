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
    /// The request needs a login, or the session has ended.
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
    /// The user has not approved the login on the web.
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

  /// Hashes the code and the texts that a user sees.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(code)
    hasher.combine(reason)
  }
}

extension MovieError {
  /// The reason for an error, with its values.
  ///
  /// Cases may be added, so a `switch` outside this package needs a default case.
  public enum Reason: Hashable, Sendable {
    /// The request was cancelled.
    case cancelled
    /// There is no usable response.
    case network(Network)
    /// The service refused the request.
    case refusal(Refusal)
    /// The service refused the login.
    case login(Login)
    /// The request needs a session, or a different one.
    case notLoggedIn(NotLoggedIn)
    /// A file could not be read, written, removed or renamed.
    case file(FileError)
    /// Another failure, with a message and advice that are shown to the user unchanged.
    case custom(String, advice: String)

    /// The code of the error; `refused` for `said`.
    public var code: Code {
      switch self {
      case .cancelled: .cancelled
      case .network(let network): network.code
      case .refusal(let refusal): refusal.code
      case .login(let login): login.code
      case .notLoggedIn: .notLoggedIn
      case .file(let error): error.operation == .read ? .stateNotReadable : .stateNotWritable
      case .custom: .refused
      }
    }

    /// A Boolean value that indicates whether the same request may succeed later.
    public var canRetry: Bool {
      switch self {
      case .cancelled: true
      case .login, .notLoggedIn, .file, .custom: false
      case .network(let network): ![.notCached, .networkNeeded, .noLibrary].contains(network)
      case .refusal(.tooManyRequests), .refusal(.unavailable): true
      case .refusal: false
      }
    }
  }
}

extension MovieError {
  /// The time to wait before the next request, as `Retry-After` gives it (RFC 9110, 10.2.3).
  public enum Wait: Hashable, Sendable {
    /// Wait for this number of seconds, from 0.
    case seconds(Int64)
    /// Wait until this moment, in the service's own spelling.
    case until(String)
  }
}

extension MovieError {
  /// The reason why there is no usable response.
  public enum Network: Hashable, Sendable, CaseIterable {
    /// The service cannot be reached.
    case unreachable
    /// The library that requests are sent with is not installed, or too old.
    case noLibrary
    /// The name of the service cannot be resolved.
    case nameNotResolved
    /// The identity of the service could not be verified.
    case insecure
    /// The connection was lost before the response was complete.
    case connectionLost
    /// The response did not arrive in time.
    case timedOut
    /// The use of the network was disabled, and the cache has no response.
    case notCached
    /// The use of the network was disabled, and the request is one that no cache can answer.
    case networkNeeded
    /// The response is not what TMDB documents.
    case badResponse

    var code: Code {
      switch self {
      case .unreachable, .notCached, .networkNeeded: .offline
      case .noLibrary: .noNetworkLibrary
      case .nameNotResolved: .nameNotResolved
      case .insecure: .insecureConnection
      case .connectionLost: .connectionLost
      case .timedOut: .timedOut
      case .badResponse: .badResponse
      }
    }
  }
}

extension MovieError {
  /// The reason why a login was refused.
  public enum Login: Hashable, Sendable {
    /// The service has no such user.
    case unknownUser
    /// The password is wrong.
    case wrongPassword
    /// The user name or the password is wrong; the service does not say which.
    case wrongUsernameOrPassword
    /// The account is disabled.
    case accountDisabled
    /// The email address of the account is not confirmed.
    case addressNotConfirmed
    /// The user has not approved the login.
    case notApproved
    /// The service did not accept the request token.
    case badToken
    /// There is no login service with this name; `offered` has the names of those that exist.
    case unknownService(String, offered: [String])

    var code: Code {
      switch self {
      case .unknownUser: .unknownUser
      case .wrongPassword: .wrongPassword
      case .wrongUsernameOrPassword, .accountDisabled, .addressNotConfirmed, .badToken:
        .loginRefused
      case .notApproved: .notApproved
      case .unknownService: .refused
      }
    }
  }
}

extension MovieError {
  /// The reason why a request is not allowed with the session, or without one.
  public enum NotLoggedIn: Hashable, Sendable, CaseIterable {
    /// There is no session.
    case noSession
    /// There is no session, and one of the user's own lists needs one.
    case noSessionForList
    /// There is no session, and marking a movie needs one.
    case noSessionForMarks
    /// The request needs a session, or the service no longer accepts this one.
    case sessionRefused
    /// The session belongs to another service.
    case sessionOfAnotherService
    /// The session belongs to a guest, who has no favorites and no watchlist.
    case guest
    /// The list belongs to a user, and a catalog has no such lists.
    case personalList
  }
}

extension MovieError {
  /// The reason why the service refused a request.
  public enum Refusal: Hashable, Sendable {
    /// The service does not have the requested resource.
    case notFound
    /// There is no movie with this identifier.
    case noMovie(MovieID)
    /// There is no person with TMDB's identifier.
    case noPerson(Int)
    /// The service has no page with the requested number; `last` is the number of its last page.
    case badPage(last: Int)
    /// Accounts have no list of this kind.
    case noList(MovieListKind)
    /// The service refused the program's credential.
    case credential
    /// There were too many requests; the value is the wait that the service requested, if any.
    case tooManyRequests(Wait?)
    /// The service failed with an HTTP status from 500 to 599; the second value is the wait that
    /// the service requested, if any.
    case unavailable(status: Int, Wait?)
    /// The service did not accept a value of the request.
    case badValue
    /// Another refusal: the service's code for it, if it sent one, and its HTTP status.
    case other(code: Int?, status: Int)

    var code: Code {
      switch self {
      case .notFound, .noMovie, .noPerson, .noList: .notFound
      case .badPage: .badPage
      case .credential: .credentialRefused
      case .tooManyRequests: .rateLimited
      case .unavailable: .serviceUnavailable
      case .badValue, .other: .refused
      }
    }
  }
}

/// A failure to read, write or remove a file of this program.
public struct FileError: Hashable, Sendable {
  /// The content of a file.
  public enum Subject: Hashable, Sendable, CaseIterable {
    /// The session of a login.
    case session
    /// The favorites, the watchlist and the ratings of an account.
    case marks
  }

  /// The operation that failed.
  public enum Operation: Hashable, Sendable, CaseIterable {
    /// Reading the file.
    case read
    /// Writing the file.
    case write
    /// Removing the file.
    case remove
  }

  /// The reason why the operation failed.
  public enum Reason: Hashable, Sendable {
    /// There is no folder for the file, because the environment does not name one.
    case noFolder
    /// The system returned an error, with a message such as `Permission denied`.
    case system(String)
    /// Another program holds the lock, and `file` is the name of the lock file.
    case locked
    /// The folder belongs to another user.
    case otherOwner
    /// Other users can write in the folder.
    case writableByOthers
    /// The content is not anything that the program can have written.
    case damaged
  }

  /// The content of the file.
  public let subject: Subject
  /// The operation that failed.
  public let operation: Operation
  /// The path of the folder; empty if there is none.
  public let folder: String
  /// The name of the file in the folder; `nil` if the failure concerns the folder.
  public let file: String?
  /// The reason why the operation failed.
  public let reason: Reason

  /// Creates a value.
  public init(
    _ subject: Subject, _ operation: Operation, folder: String, file: String? = nil, reason: Reason
  ) {
    self.subject = subject
    self.operation = operation
    self.folder = folder
    self.file = file
    self.reason = reason
  }
}
