import Testing

@testable import ViperTerminal

/// A terminal, how it identifies itself, and the picture method to use.
struct KnownTerminal: Sendable, CustomTestStringConvertible {
  let name: String
  let environment: [String: String]
  /// Its replies, in order.
  let replies: [TerminalInput.Reply]
  /// The method chosen from the environment alone.
  let before: PictureMethod?
  /// The method chosen after the replies.
  let after: PictureMethod?

  init(
    _ name: String, _ environment: [String: String], _ replies: [TerminalInput.Reply] = [],
    shows before: PictureMethod?, then after: PictureMethod? = nil
  ) {
    self.name = name
    self.environment = environment
    self.replies = replies
    self.before = before
    self.after = after ?? before
  }

  var testDescription: String { name }

  /// The support detected before any reply.
  var support: PictureSupport { PictureSupport(PictureEnvironment { environment[$0] }) }
  /// The support detected after all replies.
  var supportAfterReplies: PictureSupport {
    var support = support
    for reply in replies { support.take(reply) }
    return support
  }

  private static let no = TerminalInput.Reply.end(hasSixel: false)
  private static let sixel = TerminalInput.Reply.end(hasSixel: true)
  private static let x256 = ["TERM": "xterm-256color"]
  private static let all256 = ["TERM": "xterm-256color", "COLORTERM": "truecolor"]

  private static func named(_ program: String) -> [String: String] {
    x256.merging(["TERM_PROGRAM": program]) { $1 }
  }

  static let all = own + sixels + plain + inner + remote + inherited

  /// Terminals with kitty's graphics protocol, and related ones.
  private static let own = [
    KnownTerminal(
      "kitty", ["TERM": "xterm-kitty", "KITTY_WINDOW_ID": "1"],
      [.version("kitty(0.35.2)"), .kittyGraphics, no], shows: .placeholders),
    KnownTerminal(
      "kitty with another TERM", x256.merging(["KITTY_WINDOW_ID": "1"]) { $1 },
      [.version("kitty(0.40.0)"), .kittyGraphics, no], shows: .placeholders),
    KnownTerminal(
      "an old kitty", ["TERM": "xterm-kitty", "KITTY_WINDOW_ID": "1"],
      [.version("kitty(0.26.5)"), .kittyGraphics, no], shows: .placeholders, then: .placement),
    KnownTerminal(
      "Ghostty", ["TERM": "xterm-ghostty", "TERM_PROGRAM": "ghostty"],
      [.version("ghostty 1.1.3"), .kittyGraphics, no], shows: .placeholders),
    KnownTerminal(
      "Ghostty with another TERM", named("ghostty"), [.version("ghostty 1.1.3"), no],
      shows: .placeholders),
    KnownTerminal(
      "iTerm2", named("iTerm.app"), [.version("iTerm2 3.5.0"), .kittyGraphics, sixel],
      shows: .blocks(.full), then: .placement),
    KnownTerminal(
      "WezTerm", named("WezTerm"), [.version("WezTerm 20240203-110809-5046fc22"), sixel],
      shows: .blocks(.full), then: .sixel),
    KnownTerminal(
      "WezTerm by its program", x256.merging(["WEZTERM_EXECUTABLE": "/usr/bin/wezterm"]) { $1 },
      shows: .blocks(.full)),
    KnownTerminal(
      "mintty", named("mintty"), [.version("mintty 3.7.0"), sixel], shows: .blocks(.full),
      then: .sixel),
    KnownTerminal(
      "Konsole", all256.merging(["KONSOLE_VERSION": "230804"]) { $1 },
      [.version("Konsole 23.08.4"), .kittyGraphics, sixel], shows: .placement),
    KnownTerminal(
      "Konsole without pictures", all256.merging(["KONSOLE_VERSION": "200403"]) { $1 }, [no],
      shows: .blocks(.full)),
    KnownTerminal(
      "Warp", named("WarpTerminal"), [.kittyGraphics, no], shows: .placement),
    KnownTerminal(
      "Rio", ["TERM": "rio"], [.version("Rio 0.2.0"), .kittyGraphics, sixel],
      shows: .blocks(.full), then: .placement),
    KnownTerminal(
      "VS Code", named("vscode"), [.version("xterm.js(5.6.0)"), no], shows: .blocks(.full)),
    KnownTerminal(
      "VS Code with pictures", named("vscode"), [sixel], shows: .blocks(.full), then: .sixel),
    KnownTerminal(
      "an unknown one with kitty's protocol", x256, [.version("new 1"), .kittyGraphics, sixel],
      shows: .blocks(.palette), then: .placement),
  ]

  private static let sixels = [
    KnownTerminal(
      "foot", ["TERM": "foot"], [.version("foot(1.16.2)"), sixel], shows: .blocks(.full),
      then: .sixel),
    KnownTerminal(
      "xterm -ti vt340", x256, [.version("XTerm(390)"), sixel], shows: .blocks(.palette),
      then: .sixel),
    KnownTerminal(
      "mlterm", ["TERM": "mlterm-256color"], [sixel], shows: .blocks(.palette), then: .sixel),
    KnownTerminal("contour", ["TERM": "contour"], [sixel], shows: .blocks(.full), then: .sixel),
    KnownTerminal(
      "Windows Terminal", x256.merging(["WT_SESSION": "1"]) { $1 }, [sixel],
      shows: .blocks(.full), then: .sixel),
    KnownTerminal(
      "an older Windows Terminal", x256.merging(["WT_SESSION": "1"]) { $1 }, [no],
      shows: .blocks(.full)),
  ]

  private static let plain = [
    KnownTerminal(
      "Apple Terminal", named("Apple_Terminal"), shows: .blocks(.palette)),
    KnownTerminal(
      "Alacritty", ["TERM": "alacritty"], [no], shows: .blocks(.full)),
    KnownTerminal(
      "GNOME Terminal", all256.merging(["VTE_VERSION": "7600"]) { $1 },
      [.version("VTE(7600)"), no],
      shows: .blocks(.full)),
    KnownTerminal(
      "a VTE without COLORTERM", x256.merging(["VTE_VERSION": "7600"]) { $1 },
      shows: .blocks(.full)),
    KnownTerminal(
      "the text console", ["TERM": "linux", "COLORTERM": "truecolor"], [sixel],
      shows: .blocks(.sixteen)),
    KnownTerminal(
      "xterm", ["TERM": "xterm"], [no], shows: .blocks(.sixteen)),
    KnownTerminal(
      "one with all colors in its TERM", ["TERM": "xterm-direct"], shows: .blocks(.full)),
    KnownTerminal(
      "one with 24 bits", ["TERM": "xterm", "COLORTERM": "24bit"], shows: .blocks(.full)),
    KnownTerminal("a dumb one", ["TERM": "dumb"], [sixel], shows: nil),
    KnownTerminal("one without TERM", ["COLORTERM": "truecolor"], [sixel], shows: nil),
    KnownTerminal("one with an empty TERM", ["TERM": ""], [sixel], shows: nil),
  ]

  /// Terminal multiplexers.
  private static let inner = [
    KnownTerminal(
      "tmux in kitty",
      [
        "TERM": "tmux-256color", "TMUX": "/tmp/x,1,0", "TERM_PROGRAM": "tmux",
        "KITTY_WINDOW_ID": "1",
      ],
      [.version("tmux 3.4"), no], shows: .blocks(.palette)),
    KnownTerminal(
      "tmux in iTerm2 with TERM of the outer one",
      [
        "TERM": "xterm-256color", "TMUX": "/tmp/x,1,0", "TERM_PROGRAM": "iTerm.app",
        "LC_TERMINAL": "iTerm2",
      ],
      [.version("tmux 3.4"), sixel], shows: .blocks(.palette), then: .sixel),
    KnownTerminal(
      "tmux with all colors", ["TERM": "tmux-256color", "COLORTERM": "truecolor"],
      [.version("tmux 3.5a"), .kittyGraphics, no], shows: .blocks(.full)),
    KnownTerminal(
      "screen in WezTerm", ["TERM": "screen-256color", "STY": "1.x", "TERM_PROGRAM": "WezTerm"],
      [no], shows: .blocks(.palette)),
    KnownTerminal(
      "screen", ["TERM": "screen"], [no], shows: .blocks(.sixteen)),
    KnownTerminal(
      "Zellij in Ghostty", ["TERM": "xterm-ghostty", "ZELLIJ": "0", "COLORTERM": "truecolor"],
      [.version("Zellij(0.41.2)"), .kittyGraphics, sixel], shows: .blocks(.full), then: .sixel),
  ]

  /// Terminals used over SSH, which passes on only TERM.
  private static let remote = [
    KnownTerminal(
      "kitty from afar", ["TERM": "xterm-kitty", "SSH_CONNECTION": "a"], shows: .placeholders),
    KnownTerminal(
      "Ghostty from afar", x256, [.version("ghostty 1.2"), .kittyGraphics, no],
      shows: .blocks(.palette), then: .placeholders),
    KnownTerminal(
      "WezTerm from afar", x256, [.version("WezTerm 2024"), .kittyGraphics, sixel],
      shows: .blocks(.palette), then: .placement),
    KnownTerminal(
      "iTerm2 from afar", x256.merging(["LC_TERMINAL": "iTerm2"]) { $1 },
      shows: .blocks(.full)),
    KnownTerminal(
      "tmux from afar", ["TERM": "xterm-256color"], [.version("tmux 3.4"), sixel],
      shows: .blocks(.palette), then: .sixel),
  ]

  /// Terminals started from another one, whose variables they inherit.
  private static let inherited = [
    KnownTerminal(
      "xterm from kitty", x256.merging(["KITTY_WINDOW_ID": "1"]) { $1 },
      [.version("XTerm(390)"), no], shows: .placeholders, then: .blocks(.palette)),
    KnownTerminal(
      "kitty from VS Code", ["TERM": "xterm-kitty", "TERM_PROGRAM": "vscode"],
      [.version("kitty(0.35.2)"), .kittyGraphics, no], shows: .placeholders),
    KnownTerminal(
      "foot from Konsole", ["TERM": "foot", "KONSOLE_VERSION": "230804"],
      [.version("foot(1.16)"), sixel], shows: .placement, then: .sixel),
  ]
}
