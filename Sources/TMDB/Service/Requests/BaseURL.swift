import MovieEntities

/// The base URL of the service, validated before any request is sent.
public struct BaseURL: Hashable, Sendable {
  /// TMDB's own base URL.
  public static let tmdb = BaseURL(known: "https://api.themoviedb.org/3")
  /// The base URL of TMDB's image server.
  public static let tmdbImages = BaseURL(known: ImageAddress.base)

  /// The URL, without a trailing slash.
  public let text: String
  /// The host, in lowercase.
  public let host: String
  /// A Boolean value that indicates whether the host is this machine.
  ///
  /// Requests to this machine never use a proxy.
  public let isLoopback: Bool

  /// Creates a base URL, or returns `nil` if it is not safe to send a credential to that URL.
  ///
  /// - Parameter text: `https://…`, or `http://…` if the host is this machine, without a username,
  ///   query or fragment.
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

  /// Creates one of TMDB's base URLs, which begin with `https://`.
  private init(known text: String) {
    self.text = text
    host = String(text.dropFirst("https://".count).prefix { $0 != "/" })
    isLoopback = false
  }

  /// Returns the host of `host`, `host:port`, `[::1]` or `[::1]:port`, or `nil` if the text has any
  /// other form.
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
    // Accept only the canonical form, because programs interpret `127.1` and `0x7f.0.0.1`
    // differently.
    return parts.count == 4 && parts[0] == "127"
      && parts.allSatisfy { part in
        UInt8(part).map { String($0) == part } ?? false
      }
  }
}

extension Request {
  /// The names of parameters that are, or can become, secrets.
  public static let secretNames: Set<String> = [
    "api_key", "session_id", "guest_session_id", "request_token",
  ]

  /// The guest session ID in the path, which must be kept secret; `nil` if the path contains no
  /// such ID.
  public var secretStep: String? {
    let components = path.split(separator: "/")
    return components.count > 1 && components[0] == "guest_session" ? String(components[1]) : nil
  }

  /// The path and query as they appear in a URL, such as `/search/movie?query=a%26b&page=1`.
  ///
  /// Everything except letters, digits and `-._~` is escaped. `URLComponents` is not used, because
  /// that type does not escape plus signs, which the service interprets as spaces.
  public var target: String { path + query { $0.value } }

  /// The path and query with secrets redacted, for a log.
  public var redactedTarget: String {
    let shown = secretStep.map { path.replacing($0, with: Self.hidden) } ?? path
    return shown + query { Self.secretNames.contains($0.name) ? Self.hidden : $0.value }
  }

  private static let hidden = "REDACTED"

  private func query(_ value: (Parameter) -> String) -> String {
    guard !parameters.isEmpty else { return "" }
    let pairs = parameters.map { "\($0.name)=\(Self.escaped(value($0)))" }
    return "?" + pairs.joined(separator: "&")
  }

  package static func escaped(_ text: String) -> String {
    text.utf8.reduce(into: "") { escaped, byte in
      if byte.isLetterOrDigit || "-._~".utf8.contains(byte) {
        escaped.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        escaped += byte < 16 ? "%0\(digits)" : "%\(digits)"
      }
    }
  }

  /// Whether the response is the same for every user, regardless of `Cache-Control`.
  package var isPublic: Bool {
    // This code runs for every request in a script, so avoid the cost of splitting the path.
    let isPersonal =
      path.hasPrefix("/account") || path.hasPrefix("/authentication")
      || path.hasPrefix("/guest_session") || path.hasSuffix("/account_states")
      || parameters.contains {
        $0.name == "session_id" || $0.name == "guest_session_id"
          || ($0.name == "append_to_response"
            && $0.value.utf8.split(separator: UInt8(ascii: ","))
              .contains { $0.elementsEqual("account_states".utf8) })
      }
    return !isPersonal
  }
}
