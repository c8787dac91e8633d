public import MovieEntities
public import MovieTMDB

/// A transport that sends requests over HTTP with the system's libcurl, which it opens at the first request.
///
/// Its connections are shared by all requests and end with the last copy of the transport. It stores no cache, no
/// cookies and no credentials. Requests to this machine never go through a proxy; others go through the one
/// that `HTTPS_PROXY` names, except for the hosts in `NO_PROXY`.
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
  ///   - address: The address of the service.
  ///   - credential: The credential that the service requires. It is sent to that address alone.
  ///   - userAgent: The name and version of the program, such as `movies-cli/1.0`.
  ///   - authorities: The path of a file of certificates, in PEM format, that a server's own must go back to;
  ///     `nil` for the system's.
  public init(
    address: BaseURL, credential: Credential, userAgent: String, authorities: String? = nil
  ) {
    self.address = address
    self.credential = credential
    self.userAgent = userAgent
    sender = TransferSender(authorities: authorities)
  }

  public func response(to request: Request) async throws(MovieError) -> Response {
    let end = ContinuousClock.now + (request.timeLimit ?? WireRequest.usualLimit)
    var question = WireRequest(
      request, to: address, with: credential, userAgent: userAgent)
    for _ in 0...WireRequest.maxRedirects {
      let response = try await sender.response(to: question, before: end)
      guard let location = response.header("Location"),
        let next = question.redirected(by: response.status, to: location)
      else { return response }
      question = next
    }
    throw .network(.badResponse)
  }
}
