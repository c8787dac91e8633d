import Foundation
import TMDB

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Decides where a question may be sent on to, and with what.
enum Redirect {
  /// The question to send on.
  ///
  /// - Parameters:
  ///   - request: What the system would send.
  ///   - original: What was asked at first.
  /// - Returns: Nothing when it must not go there.
  static func next(_ request: URLRequest, from original: URLRequest?) -> URLRequest? {
    guard let url = request.url, let start = original?.url else { return nil }
    if isSamePlace(url, start) { return request }
    // Whatever was to be changed, with a password perhaps, is for the service alone.
    guard original?.httpMethod ?? "GET" == "GET", mayFollow(url, start) else { return nil }
    var stripped = request
    stripped.setValue(nil, forHTTPHeaderField: "Authorization")
    stripped.url = withoutSecrets(url)
    return stripped
  }

  /// To the web alone, and from where nobody can listen only to where nobody can listen.
  private static func mayFollow(_ url: URL, _ start: URL) -> Bool {
    switch url.scheme?.lowercased() {
    case "https": true
    case "http": start.scheme?.lowercased() == "http" && isLoopback(url)
    default: false
    }
  }

  private static func isSamePlace(_ left: URL, _ right: URL) -> Bool {
    left.scheme?.lowercased() == right.scheme?.lowercased()
      && left.host?.lowercased() == right.host?.lowercased() && left.port == right.port
  }

  private static func isLoopback(_ url: URL) -> Bool {
    guard let host = url.host else { return false }
    let authority = host.contains(":") ? "[\(host)]" : host
    return BaseURL("http://" + authority) != nil
  }

  /// The address without parameters that are secrets, should the service have written them down again.
  private static func withoutSecrets(_ url: URL) -> URL? {
    guard var parts = URLComponents(url: url, resolvingAgainstBaseURL: true) else { return nil }
    let kept = parts.percentEncodedQueryItems?.filter { !Request.secretNames.contains($0.name) }
    if let kept {
      parts.percentEncodedQueryItems = kept.isEmpty ? nil : kept
    }
    return parts.url
  }
}
