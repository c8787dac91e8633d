public import MovieEntities

/// The gateway to the service, which sends a request and returns the response.
///
/// `ServiceCatalog`, `ServiceAccounts` and the log-in services call it on any actor. A transport
/// can add a behavior to another transport, such as a cache, further attempts, or failures for a
/// script.
public protocol Transport: Sendable {
  /// The base URL of the service; a session that was created there is never sent to another one.
  var baseURL: String { get }

  /// Sends a request.
  ///
  /// - Returns: The response, which can be a refusal.
  /// - Throws: `MovieError` if there is no response.
  nonisolated(nonsending) func response(to request: Request) async throws(MovieError)
    -> Response
}

extension Transport {
  package func outcome(of request: Request) async -> Result<Response, MovieError> {
    do throws(MovieError) {
      return .success(try await response(to: request))
    } catch {
      return .failure(error)
    }
  }
}

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
