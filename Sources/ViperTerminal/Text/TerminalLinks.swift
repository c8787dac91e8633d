/// The terminals that are known to show links, recognized by their environment variables.
///
/// All others get none: some show the escape sequence as text.
package enum TerminalLinks {
  /// Returns whether the terminal is known to show links.
  package static func areKnown(_ environment: PictureEnvironment) -> Bool {
    guard !environment.isDumb else { return false }
    switch TerminalBrand(environment) {
    case .kitty, .ghostty, .wezTerm, .iTerm, .code, .windowsTerminal: return true
    case .konsole: return environment.number("KONSOLE_VERSION") >= 201_200
    // A terminal inside of another one needs to be told that the other one shows links.
    case .tmux, .screen, .zellij, .linux, .appleTerminal: return false
    case .mintty, .warp, .rio: return false
    case .other: return isKnownByType(environment)
    }
  }

  private static func isKnownByType(_ environment: PictureEnvironment) -> Bool {
    let type = environment["TERM"]
    if type.hasPrefix("foot") { return true }
    // The versions that set this variable show links.
    if type.hasPrefix("alacritty") { return environment.has("ALACRITTY_WINDOW_ID") }
    // The first version of VTE with links, 0.50.0, crashes because of them.
    return environment.number("VTE_VERSION") > 5_000
  }
}

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
