/// An address that a terminal can open, as the escape sequence OSC 8 writes it.
struct TerminalLink {
  /// The longest address that is written, in bytes.
  ///
  /// VTE and iTerm2 ignore one of more than 2083 bytes.
  private static let mostBytes = 2_083

  private let address: String

  /// Creates a link, or returns `nil` if the text is not a web address of a reasonable length.
  ///
  /// Whatever could end the sequence, such as a control character, is escaped with a percent sign.
  init?(_ text: String) {
    guard text.hasPrefix("https://") || text.hasPrefix("http://"),
      text.utf8.count <= Self.mostBytes
    else { return nil }
    let address = Self.escaped(text)
    guard address.utf8.count <= Self.mostBytes else { return nil }
    self.address = address
  }

  /// Returns a text that leads to the address, with the sequences before and after it.
  func around(_ text: String) -> String {
    "\u{1B}]8;;\(address)\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\"
  }

  private static func escaped(_ text: String) -> String {
    if text.utf8.allSatisfy(isSafe) { return text }
    return text.utf8.reduce(into: "") { escaped, byte in
      if isSafe(byte) {
        escaped.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        escaped += byte < 16 ? "%0\(digits)" : "%\(digits)"
      }
    }
  }

  private static func isSafe(_ byte: UInt8) -> Bool { byte > 0x20 && byte < 0x7F }
}
