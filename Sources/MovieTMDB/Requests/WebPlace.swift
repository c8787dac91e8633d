import ViperEssentials

/// The parts that two addresses of the same server have in common: scheme, host and port.
struct WebPlace: Hashable {
  private let scheme: String
  private let host: String
  private let port: Int

  /// - Returns: `nil` if the address is not one of the web.
  init?(_ url: URL) {
    guard let scheme = url.scheme?.lowercased(), let host = url.host?.lowercased(), !host.isEmpty,
      let usualPort = ["https": 443, "http": 80][scheme]
    else { return nil }
    self.scheme = scheme
    // Foundation keeps the brackets of an IPv6 address on some systems.
    self.host = host.hasPrefix("[") ? String(host.dropFirst().dropLast()) : host
    port = url.port ?? usualPort
  }

  var isSecure: Bool { scheme == "https" }

  /// The address of the server, such as `http://[::1]:8080`.
  var text: String { "\(scheme)://" + (host.contains(":") ? "[\(host)]" : host) + ":\(port)" }
}
