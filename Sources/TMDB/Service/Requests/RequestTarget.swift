import MovieEntities

extension Request {
  /// The names of the parameters that are secrets, or that can become one.
  public static let secretNames: Set<String> = [
    "api_key", "session_id", "guest_session_id", "request_token",
  ]

  /// The path component that is a secret, which is a guest's session; `nil` in all other requests.
  public var secretStep: String? {
    let steps = path.split(separator: "/")
    return steps.count > 1 && steps[0] == "guest_session" ? String(steps[1]) : nil
  }

  /// The path and the query as they appear in a URL: `/search/movie?query=a%26b&page=1`.
  ///
  /// Everything but letters, digits and `-._~` is escaped. `URLComponents` would not escape a plus
  /// sign, which the service would read as a space.
  public var target: String { path + query { $0.value } }

  /// The path and the query without secrets, for a log.
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

  /// Whether the response is the same for every user, whatever `Cache-Control` says.
  package var isPublic: Bool {
    // Each request of a script comes by here, so nothing is split into strings.
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
