/// Decides whether to write links, because some terminals show the escape sequence as text.
package enum TerminalLinks {
  /// Returns whether the terminal is known to show links.
  package static func areKnown(_ environment: PictureEnvironment) -> Bool {
    guard !environment.isDumb else { return false }
    switch TerminalBrand(environment) {
    case .kitty, .ghostty, .wezTerm, .iTerm, .code, .windowsTerminal: return true
    case .konsole: return environment.number("KONSOLE_VERSION") >= 201_200
    // A multiplexer has to be configured for links.
    case .tmux, .screen, .zellij, .linux, .appleTerminal: return false
    case .mintty, .warp, .rio: return false
    case .other: return isKnownByType(environment)
    }
  }

  private static func isKnownByType(_ environment: PictureEnvironment) -> Bool {
    let type = environment["TERM"]
    if type.hasPrefix("foot") { return true }
    // Versions that set this variable support links.
    if type.hasPrefix("alacritty") { return environment.has("ALACRITTY_WINDOW_ID") }
    // The first version of VTE with links, 0.50.0, crashes because of them.
    return environment.number("VTE_VERSION") > 5_000
  }
}

/// Writes links with the escape sequence OSC 8.
enum TerminalLink {
  /// The maximum length of an address, which VTE and iTerm2 require.
  private static let maxBytes = 2_083

  /// Returns text as a link, or unchanged if the address is too long or not a web address.
  ///
  /// Characters that could end the sequence are percent-encoded.
  static func text(_ text: String, to address: String) -> String {
    guard address.hasPrefix("https://") || address.hasPrefix("http://"),
      address.utf8.count <= maxBytes
    else { return text }
    let address = escaped(address)
    guard address.utf8.count <= maxBytes else { return text }
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
