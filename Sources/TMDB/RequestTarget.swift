extension Request {
  /// The parameters that are secrets, or may become one.
  public static let secretNames: Set<String> = [
    "api_key", "session_id", "guest_session_id", "request_token",
  ]

  /// The path and the parameters as they stand in an address: `/search/movie?query=a%26b&page=1`.
  ///
  /// Everything but letters, digits and `-._~` is escaped: `URLComponents` would leave a plus sign as it
  /// is, and the service would read a blank.
  public var target: String { target { $0.value } }

  /// The same without secrets, for a log.
  public var redactedTarget: String {
    target { Self.secretNames.contains($0.name) ? "REDACTED" : $0.value }
  }

  private func target(_ value: (Parameter) -> String) -> String {
    guard !parameters.isEmpty else { return path }
    let pairs = parameters.map { "\($0.name)=\(Self.escaped(value($0)))" }
    return path + "?" + pairs.joined(separator: "&")
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for byte in text.utf8 {
      let scalar = Unicode.Scalar(byte)
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        escaped.unicodeScalars.append(scalar)
      default:
        if "-._~".unicodeScalars.contains(scalar) {
          escaped.unicodeScalars.append(scalar)
        } else {
          let digits = String(byte, radix: 16, uppercase: true)
          escaped += byte < 16 ? "%0\(digits)" : "%\(digits)"
        }
      }
    }
    return escaped
  }
}
