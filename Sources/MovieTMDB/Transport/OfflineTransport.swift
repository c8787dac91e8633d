public import MovieEntities

/// A transport that never uses the network, so that a cache around it returns only what is stored.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct OfflineTransport: Transport {
  public let baseURL: String

  /// Creates a transport that never uses the network.
  public init(baseURL: String) {
    self.baseURL = baseURL
  }

  public func response(to request: Request) async throws(MovieError) -> Response {
    // Changes, and the data of one user, are never in a cache.
    throw request.method == .get && request.isPublic
      ? .network(.notCached) : .network(.networkNeeded)
  }
}
