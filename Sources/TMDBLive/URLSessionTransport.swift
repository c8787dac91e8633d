import Foundation
public import TMDB

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A transport that sends requests over HTTP with `URLSession`, for apps that cannot open libcurl.
///
/// It stores no cache, no cookies and no credentials. Its session reuses connections, and ends with the last copy of
/// the transport.
///
/// On Linux, `URLSession` has faults that `CurlTransport` of TMDBCurl does not have: it ends the process where the head
/// of a response is cut off or a chunked response has trailers, cannot reach `[::1]`, sends a `DELETE` again where a
/// kept connection breaks, asks this machine through the proxy of `http_proxy` as well, and creates empty folders in the
/// home folder.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct URLSessionTransport: Transport {
  public var baseURL: String { address.text }
  private let address: BaseURL
  private let credential: Credential
  private let userAgent: String
  private let courier: Courier

  /// Creates a transport.
  ///
  /// - Parameters:
  ///   - address: The address of the service.
  ///   - credential: The credential that the service requires. It is sent to that address alone.
  ///   - userAgent: The name and version of the program, such as `movies-cli/1.0`.
  public init(address: BaseURL, credential: Credential, userAgent: String) {
    self.address = address
    self.credential = credential
    self.userAgent = userAgent
    let settings = URLSessionConfiguration.ephemeral
    settings.urlCache = nil
    settings.httpCookieStorage = nil
    settings.httpShouldSetCookies = false
    settings.urlCredentialStorage = nil
    settings.requestCachePolicy = .reloadIgnoringLocalCacheData
    settings.httpMaximumConnectionsPerHost = 8
    // No proxy has this machine's own services.
    if address.isLoopback { settings.connectionProxyDictionary = [:] }
    courier = Courier(settings)
  }

  public func response(to request: Request) async throws(TransportFailure) -> Response {
    let question = WireRequest(
      request, to: address, with: credential, userAgent: userAgent)
    let response = try await courier.carry(
      question, within: request.timeLimit ?? WireRequest.usualLimit)
    return Secrets(credential, request).removed(from: response)
  }
}
