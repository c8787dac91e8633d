public import MovieEntities
public import MovieTMDB

/// A transport that sends requests over HTTP with the system's libcurl, loaded on first use.
///
/// All requests share one pool of connections, which are closed when the last copy of the transport
/// is destroyed. The transport stores no responses, cookies or credentials. Requests to this
/// machine never use a proxy; other requests use the proxy specified by `HTTPS_PROXY`, except for
/// hosts listed in `NO_PROXY`.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct CurlTransport: Transport {
  public var baseURL: String { address.text }
  private let address: BaseURL
  private let credential: Credential
  private let userAgent: String
  private let sender: TransferSender

  /// Creates a transport.
  ///
  /// - Parameters:
  ///   - address: The base URL of the service.
  ///   - credential: The credential that the service requires, which is sent only to `address`.
  ///   - userAgent: The program's name and version, such as `movies-cli/1.0`.
  ///   - authorities: The path of a PEM file that contains the trusted certificate authorities;
  ///     `nil` to trust the system's authorities.
  public init(
    address: BaseURL, credential: Credential, userAgent: String, authorities: String? = nil
  ) {
    self.address = address
    self.credential = credential
    self.userAgent = userAgent
    sender = TransferSender(authorities: authorities)
  }

  public func response(to request: Request) async throws(MovieError) -> Response {
    let end = ContinuousClock.now + (request.timeLimit ?? WireRequest.defaultLimit)
    var current = WireRequest(
      request, to: address, with: credential, userAgent: userAgent)
    for _ in 0...WireRequest.maxRedirects {
      let response = try await sender.response(to: current, before: end)
      guard let location = response.header("Location"),
        let next = current.redirected(by: response.status, to: location)
      else { return response }
      current = next
    }
    throw .network(.badResponse)
  }
}
