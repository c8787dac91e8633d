import Foundation
public import TMDB

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A transport that sends requests over HTTP with `URLSession`, for apps that cannot open libcurl.
///
/// Nothing is written anywhere: no cache, no cookies, no stored credentials.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
public struct URLSessionTransport: Transport {
  /// How long a question may take when nobody says anything else.
  private static let usualLimit = Duration.seconds(30)

  public var baseURL: String { address.text }
  private let address: BaseURL
  private let credential: Credential
  private let userAgent: String
  private let session: URLSession
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
    let settings = SessionSettings.quiet
    settings.urlCache = nil
    settings.httpCookieStorage = nil
    settings.httpShouldSetCookies = false
    settings.urlCredentialStorage = nil
    settings.requestCachePolicy = .reloadIgnoringLocalCacheData
    settings.httpMaximumConnectionsPerHost = 2
    if address.isLoopback { Proxies.disable(in: settings, for: address.host) }
    courier = Courier()
    session = URLSession(configuration: settings, delegate: courier, delegateQueue: nil)
  }

  public func response(to request: Request) async throws(TransportFailure) -> Response {
    guard let question = urlRequest(request) else { throw .offline }
    let response = try await courier.carry(
      question, on: session, within: request.timeLimit ?? Self.usualLimit)
    return Secrets(credential, request).removed(from: response)
  }

  private func urlRequest(_ request: Request) -> URLRequest? {
    var target = request.target
    if case .apiKey(let key) = credential {
      let escaped = key.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
      target += (request.parameters.isEmpty ? "?" : "&") + "api_key=" + escaped
    }
    guard let url = URL(string: SessionSettings.reachable(address.text) + target) else {
      return nil
    }
    var question = URLRequest(url: url)
    question.httpMethod = request.method.rawValue
    question.httpBody = request.body
    question.setValue("application/json", forHTTPHeaderField: "Accept")
    question.setValue(userAgent, forHTTPHeaderField: "User-Agent")
    if request.body != nil {
      question.setValue("application/json", forHTTPHeaderField: "Content-Type")
    }
    if case .token(let token) = credential {
      question.setValue("Bearer " + token, forHTTPHeaderField: "Authorization")
    }
    if let tag = request.knownTag {
      question.setValue(tag, forHTTPHeaderField: "If-None-Match")
    }
    return question
  }
}
