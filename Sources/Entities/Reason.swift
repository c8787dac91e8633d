extension MovieError {
  /// What happened, with its values.
  ///
  /// More may come, so a switch over it outside this package needs a default.
  public enum Reason: Hashable, Sendable {
    /// The request was cancelled.
    case cancelled
    /// There was no response that can be used.
    case network(Network)
    /// The service refused the request.
    case refusal(Refusal)
    /// The service refused the log-in.
    case login(Login)
    /// The request needs a session, or another one.
    case notLoggedIn(NotLoggedIn)
    /// Something could not be read from this machine or written to it.
    case file(FileTrouble)
    /// Something else, in sentences for a person that are shown as they are.
    case said(String, advice: String)

    /// The code that follows from the reason; `refused` for what is only said.
    public var code: Code {
      switch self {
      case .cancelled: .cancelled
      case .network(let network): network.code
      case .refusal(let refusal): refusal.code
      case .login(let login): login.code
      case .notLoggedIn: .notLoggedIn
      case .file(let trouble): trouble.isReading ? .stateNotReadable : .stateNotWritable
      case .said: .refused
      }
    }

    /// Whether the same request may succeed later.
    public var canRetry: Bool {
      switch self {
      case .cancelled, .login, .notLoggedIn, .said: false
      case .network(let network): network != .notCached
      case .refusal(.tooManyRequests), .refusal(.unavailable): true
      case .refusal: false
      // The next request begins with an empty file.
      case .file(let trouble): trouble.setAsideAs != nil
      }
    }
  }
}
