import MovieEntities

/// The base URL of the service, which is checked before anything is sent to it.
public struct BaseURL: Hashable, Sendable {
  /// TMDB's own base URL.
  public static let tmdb = BaseURL(known: "https://api.themoviedb.org/3")
  /// The base URL of TMDB's image server.
  public static let tmdbImages = BaseURL(known: ImageAddress.base)

  /// The URL without a slash at its end.
  public let text: String
  /// The host, in lowercase letters.
  public let host: String
  /// A Boolean value that indicates whether the host is this machine.
  ///
  /// A request to this machine never goes through a proxy.
  public let isLoopback: Bool

  /// Creates a base URL, or returns `nil` if a credential must not be sent to the address.
  ///
  /// - Parameter text: `https://…`, or `http://…` if the host is this machine. A user name, a query
  ///   or a fragment is not allowed.
  public init?(_ text: String) {
    guard text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }),
      let end = text.firstRange(of: "://"),
      !text.contains(where: { "?#@\\".contains($0) })
    else { return nil }
    let scheme = text[..<end.lowerBound].lowercased()
    let rest = text[end.upperBound...]
    guard let host = Self.host(rest.prefix { $0 != "/" }) else { return nil }
    self.host = host
    isLoopback = Self.isLoopback(host)
    guard scheme == "https" || (scheme == "http" && isLoopback) else { return nil }
    var address = scheme + "://" + rest
    while address.last == "/" { address.removeLast() }
    self.text = address
  }

  /// Creates one of TMDB's own base URLs, which begin with `https://`.
  private init(known text: String) {
    self.text = text
    host = String(text.dropFirst("https://".count).prefix { $0 != "/" })
    isLoopback = false
  }

  /// Returns the host of `host`, `host:port`, `[::1]` or `[::1]:port`; `nil` for any other text.
  private static func host(_ authority: Substring) -> String? {
    let host: Substring
    let port: Substring
    if authority.first == "[", let close = authority.firstIndex(of: "]") {
      host = authority[authority.index(after: authority.startIndex)..<close]
      // Only an IPv6 address is valid in brackets.
      guard host.contains(":") else { return nil }
      port = authority[authority.index(after: close)...]
    } else {
      host = authority.prefix { $0 != ":" }
      port = authority[host.endIndex...]
    }
    let isPort =
      port.isEmpty
      || (port.first == ":" && UInt16(port.dropFirst()).map { $0 > 0 } ?? false
        && port.dropFirst().allSatisfy(\.isNumber))
    let isName = host.utf8.allSatisfy { $0.isLetterOrDigit || ".-:".utf8.contains($0) }
    return host.isEmpty || !isName || !isPort ? nil : host.lowercased()
  }

  private static func isLoopback(_ host: String) -> Bool {
    if host == "localhost" || host == "::1" { return true }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    // Only the plain spelling is accepted, because programs interpret `127.1` and `0x7f.0.0.1`
    // differently.
    return parts.count == 4 && parts[0] == "127"
      && parts.allSatisfy { part in
        UInt8(part).map { String($0) == part } ?? false
      }
  }
}
