/// A terminal whose support for pictures is known.
enum TerminalBrand: Hashable, Sendable, CaseIterable {
  case kitty, ghostty, wezTerm, iTerm, mintty, konsole, warp, code, rio
  case appleTerminal, windowsTerminal, linux
  /// A terminal inside another one.
  case tmux, screen, zellij
  case other

  /// The prefixes of the names in the replies of terminals.
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
  /// Variables that terminals set and programs inherit, which are therefore checked last.
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

  /// Whether it runs inside another terminal, whose support for pictures is unknown.
  var isMultiplexer: Bool { [.tmux, .screen, .zellij].contains(self) }
  /// Whether it can show pictures only as characters.
  var hasOnlyCharacters: Bool { self == .linux || self == .appleTerminal }
  var hasAllColors: Bool {
    switch self {
    case .appleTerminal, .linux, .tmux, .screen, .zellij, .other: false
    default: true
    }
  }
}
