/// The error type of gateways and interactors: a code, a reason, and whether a retry can help.
///
/// The error contains no user-facing text. `MoviePresentation` has a message for each reason, in
/// the user's language. A service in another package can provide its own message:
///
/// ```swift
/// throw MovieError(.rateLimited, "The archive is closed.", advice: "Come back tomorrow.")
/// ```
public struct MovieError: Error, Sendable, CustomStringConvertible {
  /// The kind of an error.
  ///
  /// More codes may be added, so a `switch` over a code needs a default case.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The machine-readable code: lowercase letters and hyphens.
    public let rawValue: String

    /// Creates a code.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The request was canceled; this code is never shown to the user.
    public static let cancelled = Code(rawValue: "cancelled")
    /// The movie, person or other resource does not exist.
    public static let notFound = Code(rawValue: "not-found")
    /// TMDB has no page with this number.
    public static let badPage = Code(rawValue: "bad-page")
    /// No credential for the service is set.
    public static let noCredential = Code(rawValue: "no-credential")
    /// The service rejected the program's credential.
    public static let credentialRejected = Code(rawValue: "credential-rejected")
    /// The request requires a login, or the session has ended.
    public static let notLoggedIn = Code(rawValue: "not-logged-in")
    /// The service rejected the username or password, the account, or the request token.
    public static let loginRejected = Code(rawValue: "login-refused")
    /// The service has no such user.
    public static let unknownUser = Code(rawValue: "unknown-user")
    /// The user exists, but the password is wrong.
    public static let wrongPassword = Code(rawValue: "wrong-password")
    /// Too many requests were sent in a short time.
    public static let rateLimited = Code(rawValue: "rate-limited")
    /// The service failed with an internal error.
    public static let serviceUnavailable = Code(rawValue: "service-unavailable")
    /// The request timed out.
    public static let timedOut = Code(rawValue: "timed-out")
    /// The service cannot be reached.
    public static let offline = Code(rawValue: "offline")
    /// The HTTP library is not installed.
    public static let noNetworkLibrary = Code(rawValue: "no-network-library")
    /// The service's host name cannot be resolved.
    public static let nameNotResolved = Code(rawValue: "name-not-resolved")
    /// The service's identity could not be verified.
    public static let insecureConnection = Code(rawValue: "insecure-connection")
    /// The connection was lost before the response was complete.
    public static let connectionLost = Code(rawValue: "connection-lost")
    /// The user has not approved the login on the web page.
    public static let notApproved = Code(rawValue: "not-approved")
    /// The request was rejected for another reason.
    public static let rejected = Code(rawValue: "refused")
    /// The response does not match TMDB's documentation.
    public static let badResponse = Code(rawValue: "invalid-response")
    /// Stored data is damaged or cannot be read.
    public static let stateNotReadable = Code(rawValue: "state-not-readable")
    /// Data could not be stored or removed.
    public static let stateNotWritable = Code(rawValue: "state-not-writable")
  }

  /// The kind of the error.
  public let code: Code
  /// The reason and its values, which `MoviePresentation` turns into a message for the user.
  public let reason: Reason
  /// A Boolean value that indicates whether the same request may succeed later.
  public let canRetry: Bool
  /// The underlying error, if any, which is never shown to the user.
  public let cause: (any Error)?

  /// The code and reason, for developers.
  public var description: String { "\(code.rawValue): \(reason)" }

  /// Creates an error from a reason, which determines the code and whether a retry can help.
  public init(_ reason: Reason, cause: (any Error)? = nil) {
    code = reason.code
    self.reason = reason
    canRetry = reason.canRetry
    self.cause = cause
  }

  /// Creates an error for a service in another package, with a custom message and advice that are
  /// shown to the user unchanged.
  public init(
    _ code: Code, _ message: String, advice: String = "", canRetry: Bool = false,
    cause: (any Error)? = nil
  ) {
    self.code = code
    reason = .custom(message, advice: advice)
    self.canRetry = canRetry
    self.cause = cause
  }

  /// The error for a canceled request, which is never shown to the user.
  public static let cancelled = MovieError(.cancelled)

  /// Returns the error for a request without a usable response.
  public static func network(_ reason: Network) -> MovieError { MovieError(.network(reason)) }
}

extension MovieError: Hashable {
  /// Returns whether two errors are the same to the user, regardless of their causes.
  public static func == (left: MovieError, right: MovieError) -> Bool {
    (left.code, left.reason, left.canRetry) == (right.code, right.reason, right.canRetry)
  }

  /// Hashes the code and the reason.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(code)
    hasher.combine(reason)
  }
}

extension MovieError {
  /// The reason for an error, with its values.
  ///
  /// More cases may be added, so a `switch` outside this package needs a default case.
  public enum Reason: Hashable, Sendable {
    /// The request was canceled.
    case cancelled
    /// No usable response was received.
    case network(Network)
    /// The service rejected the request.
    case rejection(Rejection)
    /// The service rejected the login.
    case login(Login)
    /// The request requires a session, or a different session from the current one.
    case notLoggedIn(NotLoggedIn)
    /// A file could not be read, written, removed or renamed.
    case file(FileError)
    /// Any other error, with a message and advice that are shown to the user unchanged.
    case custom(String, advice: String)

    /// The code of the error, which is `rejected` for `custom` reasons.
    public var code: Code {
      switch self {
      case .cancelled: .cancelled
      case .network(let network): network.code
      case .rejection(let rejection): rejection.code
      case .login(let login): login.code
      case .notLoggedIn: .notLoggedIn
      case .file(let error): error.operation == .read ? .stateNotReadable : .stateNotWritable
      case .custom: .rejected
      }
    }

    /// A Boolean value that indicates whether the same request may succeed later.
    public var canRetry: Bool {
      switch self {
      case .cancelled: true
      case .login, .notLoggedIn, .file, .custom: false
      case .network(let network): ![.notCached, .networkNeeded, .noLibrary].contains(network)
      case .rejection(.tooManyRequests), .rejection(.unavailable): true
      case .rejection: false
      }
    }
  }
}

extension MovieError {
  /// The wait before the next request, from `Retry-After` (RFC 9110, 10.2.3).
  public enum Wait: Hashable, Sendable {
    /// Wait for a nonnegative number of seconds.
    case seconds(Int64)
    /// Wait until a date, in the service's own format.
    case until(String)
  }
}

extension MovieError {
  /// The reason no usable response was received.
  public enum Network: Hashable, Sendable, CaseIterable {
    /// The service cannot be reached.
    case unreachable
    /// The HTTP library is missing or too old.
    case noLibrary
    /// The service's host name cannot be resolved.
    case nameNotResolved
    /// The service's identity could not be verified.
    case insecure
    /// The connection was lost before the response was complete.
    case connectionLost
    /// The request timed out.
    case timedOut
    /// Network access is off, and the response is not in the cache.
    case notCached
    /// Network access is off, and the request cannot be served from a cache.
    case networkNeeded
    /// The response does not match TMDB's documentation.
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
  /// The reason for a rejected login.
  public enum Login: Hashable, Sendable {
    /// The service has no such user.
    case unknownUser
    /// The password is wrong.
    case wrongPassword
    /// The username or password is wrong; the service does not say which.
    case wrongUsernameOrPassword
    /// The account is disabled.
    case accountDisabled
    /// The account's email address is not confirmed.
    case addressNotConfirmed
    /// The user has not approved the login.
    case notApproved
    /// The service rejected the request token.
    case badToken
    /// The login service is unknown; `offered` lists the available ones.
    case unknownService(String, offered: [String])

    var code: Code {
      switch self {
      case .unknownUser: .unknownUser
      case .wrongPassword: .wrongPassword
      case .wrongUsernameOrPassword, .accountDisabled, .addressNotConfirmed, .badToken:
        .loginRejected
      case .notApproved: .notApproved
      case .unknownService: .rejected
      }
    }
  }
}

extension MovieError {
  /// The reason a request is not allowed with the current session, or without a session.
  public enum NotLoggedIn: Hashable, Sendable, CaseIterable {
    /// There is no session.
    case noSession
    /// There is no session, but the requested list belongs to the user and requires a session.
    case noSessionForList
    /// There is no session, but marking a movie requires a session.
    case noSessionForMarks
    /// The request requires a session, or the service no longer accepts the current session.
    case sessionRejected
    /// The session belongs to another service.
    case sessionOfAnotherService
    /// The session belongs to a guest, who has no favorites or watchlist.
    case guest
    /// The list is personal, so it is not available from a catalog.
    case personalList
  }
}

extension MovieError {
  /// The reason for a rejected request.
  public enum Rejection: Hashable, Sendable {
    /// The service does not have the requested resource.
    case notFound
    /// There is no movie with this ID.
    case noMovie(MovieID)
    /// An account cannot have the movie with this title, because it has no TMDB ID.
    case unlisted(String)
    /// The diary no longer has the entry.
    case noEntry
    /// There is no person with this TMDB ID.
    case noPerson(Int)
    /// The requested page does not exist; `last` is the last page.
    case badPage(last: Int)
    /// Accounts do not have lists of this kind.
    case noList(MovieListKind)
    /// The service rejected the program's credential.
    case credential
    /// Too many requests were sent; the value is the wait requested by the service, if any.
    case tooManyRequests(Wait?)
    /// The service failed with an HTTP status from 500 to 599; the second value is the wait
    /// requested by the service, if any.
    case unavailable(status: Int, Wait?)
    /// The service rejected a value in the request.
    case badValue
    /// Any other rejection, with the HTTP status and the service's code, if any.
    case other(code: Int?, status: Int)

    var code: Code {
      switch self {
      case .notFound, .noMovie, .noEntry, .noPerson, .noList: .notFound
      case .badPage: .badPage
      case .credential: .credentialRejected
      case .tooManyRequests: .rateLimited
      case .unavailable: .serviceUnavailable
      case .unlisted, .badValue, .other: .rejected
      }
    }
  }
}

/// A failure to read, write or remove one of the program's files.
public struct FileError: Hashable, Sendable {
  /// The kind of content in a file.
  public enum Subject: Hashable, Sendable, CaseIterable {
    /// A login session.
    case session
    /// An account's favorites, watchlist and ratings.
    case marks
    /// The diary and marks on this computer.
    case library
    /// The movies that the user has skipped tonight.
    case tonight
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

  /// The reason the operation failed.
  public enum Reason: Hashable, Sendable {
    /// The environment does not specify a folder for the file.
    case noFolder
    /// The system returned an error, with a message such as `Permission denied`.
    case system(String)
    /// Another program holds the lock; `file` is the name of the lock file.
    case locked
    /// The folder, or the file, belongs to another user.
    case otherOwner
    /// Other users can write to the folder.
    case writableByOthers
    /// The content is invalid.
    case damaged
    /// The file system does not support locks.
    case noLocks
  }

  /// The kind of content in the file.
  public let subject: Subject
  /// The operation that failed.
  public let operation: Operation
  /// The path of the folder; empty if none.
  public let folder: String
  /// The name of the file, or `nil` if the failure concerns the folder.
  public let file: String?
  /// The reason the operation failed.
  public let reason: Reason

  /// Creates an error.
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
