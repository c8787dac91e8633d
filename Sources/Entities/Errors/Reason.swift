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
    case file(FileTrouble)
    /// Another failure, with a message and advice that are shown to the user unchanged.
    case said(String, advice: String)

    /// The code of the error; `refused` for `said`.
    public var code: Code {
      switch self {
      case .cancelled: .cancelled
      case .network(let network): network.code
      case .refusal(let refusal): refusal.code
      case .login(let login): login.code
      case .notLoggedIn: .notLoggedIn
      case .file(let trouble): trouble.act == .read ? .stateNotReadable : .stateNotWritable
      case .said: .refused
      }
    }

    /// A Boolean value that indicates whether the same request may succeed later.
    public var canRetry: Bool {
      switch self {
      case .cancelled: true
      case .login, .notLoggedIn, .file, .said: false
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
