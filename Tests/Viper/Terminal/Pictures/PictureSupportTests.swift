import Testing

@testable import ViperTerminal

struct PictureSupportTests {
  private static func support(_ environment: [String: String]) -> PictureSupport {
    PictureSupport(PictureEnvironment { environment[$0] })
  }

  @Test(arguments: KnownTerminal.all)
  func `The environment decides, and responses refine it`(_ terminal: KnownTerminal) {
    #expect(terminal.support.kind(for: .auto) == terminal.before)
    #expect(terminal.supportAfterReplies.kind(for: .auto) == terminal.after)
  }

  @Test(arguments: KnownTerminal.all)
  func `Without pictures, there is no painter`(_ terminal: KnownTerminal) {
    #expect(terminal.supportAfterReplies.painter(for: .none) == nil)
    #expect((terminal.supportAfterReplies.painter(for: .auto) == nil) == (terminal.after == nil))
  }

  @Test(arguments: KnownTerminal.all)
  func `Half-blocks are always supported`(_ terminal: KnownTerminal) {
    switch (terminal.supportAfterReplies.kind(for: .blocks), terminal.after) {
    case (.blocks, _?), (nil, nil): break
    case (let kind, _): Issue.record("\(String(describing: kind))")
    }
  }

  static let wishes: [(String, PictureMode, PictureMethod?)] = [
    ("kitty", .kitty, .placeholders), ("kitty", .sixel, .sixel),
    ("xterm", .kitty, .placeholders), ("Konsole", .kitty, .placement),
    ("an old kitty", .kitty, .placement), ("an old kitty", .blocks, .blocks(.full)),
    ("Warp", .kitty, .placement), ("WezTerm", .kitty, .placement), ("iTerm2", .kitty, .placement),
    ("WezTerm from afar", .kitty, .placement), ("VS Code", .kitty, .placement),
    ("xterm", .sixel, .sixel),
    ("tmux in kitty", .kitty, .blocks(.palette)),
    ("tmux in kitty", .sixel, .blocks(.palette)),
    ("tmux in iTerm2 with TERM of the outer one", .sixel, .sixel),
    ("Zellij in Ghostty", .kitty, .blocks(.full)), ("screen in WezTerm", .kitty, .blocks(.palette)),
    ("the text console", .kitty, .blocks(.sixteen)),
    ("the text console", .sixel, .blocks(.sixteen)),
    ("Apple Terminal", .kitty, .blocks(.palette)), ("a dumb one", .kitty, nil),
    ("one without TERM", .blocks, nil),
  ]

  @Test(arguments: wishes)
  func `The user's choice is used if the terminal supports it`(
    name: String, mode: PictureMode, kind: PictureMethod?
  ) throws {
    let terminal = try #require(KnownTerminal.all.first { $0.name == name })
    #expect(terminal.supportAfterReplies.kind(for: mode) == kind)
  }

  static let versions: [(String?, PictureMethod)] = [
    (nil, .placeholders), ("kitty", .placeholders), ("kitty()", .placeholders),
    ("kitty(new)", .placeholders), ("kitty(0)", .placeholders), ("kitty(.28)", .placeholders),
    ("kitty(99999999999999999999.1)", .placeholders), ("kitty(0.9)", .placement),
    ("kitty(0.26.5)", .placement), ("kitty(0.27.99)", .placement), ("kitty(0.28.0)", .placeholders),
    ("kitty(0.28)", .placeholders), ("kitty(0.100.0)", .placeholders),
    ("kitty(1.0)", .placeholders),
    ("kitty(1.0.0)", .placeholders), ("Kitty 0.26", .placement), ("ghostty 0.9", .placeholders),
  ]

  @Test(arguments: versions)
  func `kitty has placeholders since version 0.28`(_ version: String?, _ method: PictureMethod) {
    var support = Self.support(["TERM": "xterm-kitty"])
    if let version { support.take(.version(version)) }
    #expect(support.kind(for: .auto) == method)
    #expect(support.kind(for: .kitty) == method)
    // Replies of a nested terminal apply to that terminal.
    var inner = Self.support(["TERM": "tmux-256color"])
    if let version { inner.take(.version(version)) }
    #expect(inner.kind(for: .auto) == .blocks(.palette))
  }

  @Test func `In tmux, sixels can be used before it responds`() {
    #expect(Self.support(["TERM": "tmux-256color"]).kind(for: .sixel) == .sixel)
  }

  @Test func `The cell size is measured, else reported, else the default`() throws {
    var support = Self.support(["TERM": "foot"])
    #expect(support.cell == .standard)
    let replied = try #require(CellSize(width: 9, height: 18))
    support.take(.cellSize(replied))
    #expect(support.cell == replied)
    let measured = try #require(CellSize(width: 8, height: 16))
    support.measuredCell = measured
    #expect(support.cell == measured)
    #expect((support.painter(for: .sixel) as? MethodPainter)?.cell == measured)
    var windows = Self.support(["TERM": "xterm", "WT_SESSION": "1"])
    windows.measuredCell = measured
    #expect(windows.cell == .standard)
  }

  // MARK: Queries

  @Test(arguments: PictureMode.allCases)
  func `A terminal that would show the query is not queried`(mode: PictureMode) {
    let environments = [
      [:], ["TERM": ""], ["TERM": "dumb"], ["TERM": "linux"],
      ["TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal"],
    ]
    for environment in environments {
      let support = Self.support(environment)
      #expect(!support.isQueryable)
      #expect(support.queries(for: mode) == [])
      #expect(support.isDecided(for: mode))
    }
  }

  @Test func `Nothing is queried if no response matters`() {
    let support = Self.support(["TERM": "xterm-256color"])
    #expect(support.isQueryable)
    #expect(support.queries(for: .none) == [])
    #expect(support.queries(for: .blocks) == [])
    #expect(support.queries(for: .auto) == [.pictures, .kittyPictures])
  }

  @Test(arguments: [["TMUX": "x"], ["TERM": "screen"], ["ZELLIJ": "0"], ["STY": "1"]])
  func `A nested terminal is not queried for kitty's protocol`(
    environment: [String: String]
  ) {
    let environment = ["TERM": "xterm-256color"].merging(environment) { $1 }
    #expect(Self.support(environment).queries(for: .auto) == .pictures)
  }

  static let decisions: [(String, PictureMode, Bool)] = [
    ("kitty", .auto, false), ("kitty", .kitty, false),
    ("Ghostty", .auto, true), ("Ghostty", .kitty, true), ("WezTerm", .auto, false),
    ("iTerm2", .auto, false), ("mintty", .auto, false), ("Konsole", .auto, true),
    ("Warp", .auto, true), ("foot", .auto, false), ("xterm", .auto, false),
    ("tmux in kitty", .auto, false), ("VS Code", .auto, false),
    ("xterm", .kitty, false), ("Konsole", .kitty, true), ("xterm", .sixel, false),
    ("Windows Terminal", .sixel, true), ("xterm", .blocks, true), ("xterm", .none, true),
  ]

  @Test(arguments: decisions)
  func `A single picture sends only the relevant queries`(
    name: String, mode: PictureMode, isKnown: Bool
  ) throws {
    let terminal = try #require(KnownTerminal.all.first { $0.name == name })
    #expect(terminal.support.isDecided(for: mode) == isKnown)
    var replied = terminal.support
    replied.take(.end(hasSixel: false))
    #expect(replied.isDecided(for: mode))
  }

  @Test func `A measured cell makes the sixel query unnecessary, except in a nested terminal`() {
    var support = Self.support(["TERM": "foot"])
    support.measuredCell = .standard
    #expect(support.isDecided(for: .sixel))
    var inner = Self.support(["TERM": "tmux-256color"])
    inner.measuredCell = .standard
    #expect(!inner.isDecided(for: .sixel))
  }

  @Test func `A remote terminal has more time`() {
    #expect(Self.support(["TERM": "foot"]).replyTimeout == .milliseconds(300))
    #expect(Self.support(["TERM": "foot", "SSH_CONNECTION": "a b"]).replyTimeout == .seconds(1))
  }
}
