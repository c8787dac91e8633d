package import ViperEssentials

/// A request in the form that transports send, with the rules for redirects.
package struct WireRequest: Sendable {
  package struct Field: Hashable, Sendable {
    package let name: String
    package let value: String
  }

  /// The maximum number of redirects that a transport follows for one request.
  package static let maxRedirects = 16

  /// The maximum size of a decompressed response, in bytes; the largest response from the service
  /// is 160 kB.
  package static let maxBytes = 8 << 20

  /// The default time limit.
  package static let defaultLimit = Duration.seconds(30)

  package let method: Request.Method
  /// The full URL, which may contain secrets.
  package private(set) var address: String
  package private(set) var headers: [Field]
  package let body: Data?
  /// Whether redirects to another server are not followed.
  private let staysAtServer: Bool

  /// Creates the HTTP request; a request for a picture includes no credential.
  package init(
    _ request: Request, to service: BaseURL, with credential: Credential, userAgent: String
  ) {
    var address = service.text + request.target
    let isPicture = request.content == .picture
    var headers = [
      // Request pictures in JPEG format, because the server might otherwise send WebP.
      Field(name: "Accept", value: isPicture ? "image/jpeg" : "application/json"),
      Field(name: "User-Agent", value: userAgent),
    ]
    if request.body != nil {
      headers.append(Field(name: "Content-Type", value: "application/json"))
    }
    switch isPicture ? .anonymous : credential {
    case .anonymous: break
    case .token(let token):
      headers.append(Field(name: Self.authorization, value: "Bearer " + token))
    case .apiKey(let key):
      address += (request.parameters.isEmpty ? "?" : "&") + "api_key=" + Request.escaped(key)
    }
    if let tag = request.knownTag { headers.append(Field(name: "If-None-Match", value: tag)) }
    method = request.method
    self.address = address
    // Remove headers with control characters in their values, because a line break starts another
    // header.
    self.headers = headers.filter { $0.value.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F } }
    body = request.body
    staysAtServer = isPicture
  }

  /// Whether the request is sent to this machine, without a proxy.
  package var isToThisMachine: Bool {
    URL(string: address).flatMap(Origin.init).flatMap { BaseURL($0.text) }?.isLoopback ?? false
  }

  /// Returns the request that follows a redirect, or `nil` if the redirect must not be followed.
  ///
  /// The credential is not sent to another server. A request that changes data is not redirected,
  /// because it may contain a password. A request for a picture stays on the image server.
  package func redirected(by status: Int, to location: String) -> WireRequest? {
    guard method == .get, [301, 302, 303, 307, 308].contains(status),
      let start = URL(string: address),
      let target = URL(string: location, relativeTo: start)?.absoluteURL,
      let origin = Origin(target)
    else { return nil }
    var request = self
    request.address = target.absoluteString
    guard origin != Origin(start) else { return request }
    guard !staysAtServer, Self.mayFollow(origin, from: start),
      let address = Self.withoutSecrets(target)
    else { return nil }
    request.address = address
    request.headers.removeAll { $0.name == Self.authorization }
    return request
  }

  private static let authorization = "Authorization"

  /// Returns whether a redirect is safe from interception because it leads to an HTTPS URL or stays
  /// on this machine.
  private static func mayFollow(_ origin: Origin, from start: URL) -> Bool {
    if origin.isSecure { return true }
    return Origin(start)?.isSecure == false && BaseURL(origin.text) != nil
  }

  /// Returns a URL after removing secret parameters, which the service may have echoed.
  private static func withoutSecrets(_ url: URL) -> String? {
    guard var parts = URLComponents(url: url, resolvingAgainstBaseURL: true) else { return nil }
    // Compare unescaped names.
    let kept = zip(parts.percentEncodedQueryItems ?? [], parts.queryItems ?? [])
      .filter { !Request.secretNames.contains($1.name) }.map(\.0)
    parts.percentEncodedQueryItems = kept.isEmpty ? nil : kept
    // Do not send a username, password or fragment.
    parts.user = nil
    parts.password = nil
    parts.fragment = nil
    return parts.string
  }
}

/// The origin of a URL, which consists of the scheme, host and port.
struct Origin: Hashable {
  private let scheme: String
  private let host: String
  private let port: Int

  /// - Returns: `nil` if the URL is not an HTTP or HTTPS URL.
  init?(_ url: URL) {
    guard let scheme = url.scheme?.lowercased(), let host = url.host?.lowercased(),
      !host.isEmpty,
      let defaultPort = ["https": 443, "http": 80][scheme]
    else { return nil }
    self.scheme = scheme
    // Foundation keeps the brackets of an IPv6 address on some systems.
    self.host = host.hasPrefix("[") ? String(host.dropFirst().dropLast()) : host
    port = url.port ?? defaultPort
  }

  var isSecure: Bool { scheme == "https" }

  /// The URL of the server, such as `http://[::1]:8080`.
  var text: String { "\(scheme)://" + (host.contains(":") ? "[\(host)]" : host) + ":\(port)" }
}
