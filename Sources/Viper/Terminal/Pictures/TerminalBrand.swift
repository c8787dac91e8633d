/// A terminal whose picture support is known.
enum TerminalBrand: Hashable, Sendable, CaseIterable {
  case kitty, ghostty, wezTerm, iTerm, mintty, konsole, warp, code, rio
  case appleTerminal, windowsTerminal, linux
  /// A terminal that runs inside another one.
  case tmux, screen, zellij
  case other

  /// The name prefixes in terminals' replies.
  private static let versions: [(name: String, brand: TerminalBrand)] = [
    ("kitty", .kitty), ("ghostty", .ghostty), ("wezterm", .wezTerm), ("iterm2", .iTerm),
    ("mintty", .mintty), ("konsole", .konsole), ("warp", .warp), ("xterm.js", .code),
    ("rio", .rio), ("tmux", .tmux), ("zellij", .zellij),
  ]
  private static let programs: [String: TerminalBrand] = [
    "ghostty": .ghostty, "iTerm.app": .iTerm, "WezTerm": .wezTerm, "mintty": .mintty,
    "vscode": .code, "WarpTerminal": .warp, "rio": .rio, "Apple_Terminal": .appleTerminal,
    "kitty": .kitty, "tmux": .tmux,
  ]
  private static let types: [String: TerminalBrand] = [
    "xterm-kitty": .kitty, "xterm-ghostty": .ghostty, "ghostty": .ghostty, "wezterm": .wezTerm,
    "rio": .rio, "linux": .linux, "mintty": .mintty,
  ]
  /// Variables that are checked last, because a terminal inherits them if it is started from
  /// another terminal.
  private static let variables: [(name: String, brand: TerminalBrand)] = [
    ("KITTY_WINDOW_ID", .kitty), ("WEZTERM_EXECUTABLE", .wezTerm), ("KONSOLE_VERSION", .konsole),
    ("WT_SESSION", .windowsTerminal),
  ]

  /// Identifies the terminal by the name in its reply.
  init(version: String) {
    let name = version.lowercased()
    self = Self.versions.first { name.hasPrefix($0.name) }?.brand ?? .other
  }

  init(_ environment: PictureEnvironment) {
    let type = environment["TERM"]
    if environment.has("TMUX") || type.hasPrefix("tmux") {
      self = .tmux
    } else if environment.has("ZELLIJ") {
      self = .zellij
    } else if environment.has("STY") || type.hasPrefix("screen") {
      self = .screen
    } else if let brand = Self.types[type] ?? Self.programs[environment["TERM_PROGRAM"]] {
      self = brand
    } else if environment["LC_TERMINAL"] == "iTerm2" {
      self = .iTerm
    } else {
      self = Self.variables.first { environment.has($0.name) }?.brand ?? .other
    }
  }

  /// Whether the terminal runs inside another one, whose picture support is unknown.
  var isMultiplexer: Bool { [.tmux, .screen, .zellij].contains(self) }
  /// Whether the terminal can show pictures only as characters.
  var hasOnlyCharacters: Bool { self == .linux || self == .appleTerminal }
  var hasAllColors: Bool {
    switch self {
    case .appleTerminal, .linux, .tmux, .screen, .zellij, .other: false
    default: true
    }
  }
}

/// Decides whether to write links, because some terminals show the escape sequence as text.
package enum TerminalLinks {
  /// Returns whether the terminal is known to support links.
  package static func areKnown(_ environment: PictureEnvironment) -> Bool {
    guard !environment.isDumb else { return false }
    switch TerminalBrand(environment) {
    case .kitty, .ghostty, .wezTerm, .iTerm, .code, .windowsTerminal: return true
    case .konsole: return environment.number("KONSOLE_VERSION") >= 201_200
    // A multiplexer supports links only if it is configured to do so.
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
    // VTE 0.50.0, the first version that supports links, crashes when a program writes one.
    return environment.number("VTE_VERSION") > 5_000
  }
}
