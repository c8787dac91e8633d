/// Asks nobody: around it, a cache shows what it has.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct OfflineTransport: Transport {
  public let baseURL: String

  /// Makes a transport that never uses the network.
  ///
  /// - Parameter baseURL: Where the answers in the cache came from.
  public init(baseURL: String) {
    self.baseURL = baseURL
  }

  public func answer(_ request: Request) async throws(TransportFailure) -> Answer {
    throw .notCached
  }
}
