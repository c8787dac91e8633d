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
