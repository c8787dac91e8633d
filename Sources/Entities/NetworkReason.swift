extension MovieError {
  /// Why there was no response that can be used.
  public enum Network: Hashable, Sendable, CaseIterable {
    /// There is no way to the service.
    case unreachable
    /// The name of the service cannot be resolved.
    case nameNotResolved
    /// The service could not prove that it is the service.
    case insecure
    /// The connection broke before the response was complete.
    case connectionLost
    /// No response came in time.
    case timedOut
    /// The network was not to be used, and the cache has no response.
    case notCached
    /// The response is not what TMDB promises.
    case badResponse

    var code: Code {
      switch self {
      case .unreachable, .notCached: .offline
      case .nameNotResolved: .nameNotResolved
      case .insecure: .insecureConnection
      case .connectionLost: .connectionLost
      case .timedOut: .timedOut
      case .badResponse: .badAnswer
      }
    }
  }
}
