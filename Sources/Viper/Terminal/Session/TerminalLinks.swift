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
