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
    /// The service refused the log-in.
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
  /// The reason why a log-in was refused.
  public enum Login: Hashable, Sendable {
    /// The service has no such user.
    case unknownUser
    /// The password is wrong.
    case wrongPassword
    /// The user name or the password is wrong; the service does not say which.
    case wrongUsernameOrPassword
    /// The account is disabled.
    case accountDisabled
    /// The e-mail address of the account is not confirmed.
    case addressNotConfirmed
    /// The user has not approved the log-in.
    case notApproved
    /// The service did not accept the request token.
    case badToken
    /// There is no log-in service with this name; `offered` has the names of those that exist.
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
