/// Addresses that a terminal can open, as the escape sequence OSC 8 writes them.
enum TerminalLink {
  /// The longest address that is written, in bytes.
  ///
  /// VTE and iTerm2 ignore one of more than 2083 bytes.
  private static let mostBytes = 2_083

  /// Returns a text with the sequences before and after it that make it lead to an address; without
  /// them if that is not a web address of a reasonable length.
  ///
  /// Whatever could end the sequence, such as a control character, is escaped with a percent sign.
  static func text(_ text: String, to address: String) -> String {
    guard address.hasPrefix("https://") || address.hasPrefix("http://"),
      address.utf8.count <= mostBytes
    else { return text }
    let address = escaped(address)
    guard address.utf8.count <= mostBytes else { return text }
    return "\u{1B}]8;;\(address)\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\"
  }

  private static func escaped(_ text: String) -> String {
    if text.utf8.allSatisfy(isSafe) { return text }
    return text.utf8.reduce(into: "") { escaped, byte in
      escaped +=
        isSafe(byte)
        ? String(Unicode.Scalar(byte))
        : (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
    }
  }

  private static func isSafe(_ byte: UInt8) -> Bool { byte > 0x20 && byte < 0x7F }
}
