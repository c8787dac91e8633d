import Testing

@testable import MovieTestSupport
@testable import ViperTestSupport

/// Pictures in the window, at a terminal.
@Suite("Pictures of a window", .places(2))
struct BrowsePictureTests {
  private static let blocks: [String: String?] = [
    "COLORTERM": "truecolor", "MOVIES_PICTURES": "blocks",
  ]
  private static let card = ["A card drawn by", "film's poster"]

  private func run(
    _ words: [String] = [], columns: Int = 80, rows: Int = 24,
    in environment: [String: String?] = blocks,
    script: @escaping @Sendable (Terminal, WatchedScreen) throws -> Void
  ) async throws -> Terminal.Run {
    let run = try await Terminal.run(
      ["browse"] + words, columns: columns, rows: rows, environment: environment
    ) { terminal in
      try script(terminal, WatchedScreen(terminal, columns: columns, rows: rows))
    }
    #expect(run.isRestored)
    #expect(run.output.hasSuffix(Browse.leave))
    _ = run.screen(columns: columns, rows: rows)
    return run
  }

  @Test("The card is beside the page, and gone when the page is", arguments: [80, 60, 50])
  func card(columns: Int) async throws {
    let run = try await run(columns: columns) { terminal, screen in
      try screen.type("", untilFocusOn: "19")
      try screen.type("\r", until: Self.card)
      try screen.wait("the card") { screen in
        screen.text.contains { $0.contains("▀▀") && (columns < 60 || !$0.hasPrefix("▀")) }
      }
      try screen.type("\u{1B}", untilFocusOn: "19")
      try screen.wait("nothing of it") { !$0.hasPicture }
      terminal.type("q")
    }
    #expect(run.status == .exited(0))
  }

  @Test("Scrolling takes the card away, and the beginning brings it back")
  func scrolling() async throws {
    let run = try await run(["detail", "19"], rows: 20) { terminal, screen in
      try screen.wait("the card") { $0.hasPicture }
      terminal.type(" ")
      try screen.wait("no card") { !$0.hasPicture && !$0.shows(Self.card[0]) }
      terminal.type("g")
      try screen.wait("the card") { $0.hasPicture && $0.shows(Self.card[0]) }
      terminal.type("?")
      try screen.wait("no card") { !$0.hasPicture && $0.shows("Keys") }
      terminal.type("?")
      try screen.wait("the card") { $0.hasPicture }
      terminal.type("q")
    }
    #expect(run.status == .exited(0))
  }

  @Test("Another size draws it in its new place, and one without room says its text")
  func resized() async throws {
    let run = try await Terminal.run(
      ["browse", "detail", "19"], environment: Self.blocks
    ) { terminal in
      try WatchedScreen(terminal).wait("the card") { $0.hasPicture }
      terminal.resize(columns: 40, rows: 8)
      try terminal.wait(for: "No poster")
      terminal.resize(columns: 100, rows: 40)
      try terminal.wait(for: "A card drawn by")
      terminal.type("q")
    }
    #expect(run.status == .exited(0))
  }

  @Test("kitty is told to forget a picture that is left")
  func kitty() async throws {
    let run = try await run(["detail", "19"], in: ["TERM": "xterm-kitty"]) { terminal, _ in
      try terminal.wait(for: "\u{10EEEE}")
      terminal.type("q")
    }
    #expect(run.output.contains("\u{1B}_Ga=T"))
    #expect(run.output.contains("\u{1B}_Ga=d,d=I"))
  }

  @Test("A terminal whose reply comes late shows the card in a better way then")
  func late() async throws {
    let run = try await run(["detail", "19"], in: ["COLORTERM": "truecolor"]) { terminal, screen in
      try screen.wait("the card") { $0.hasPicture }
      terminal.type("\u{1B}P>|foot(1.16)\u{1B}\\\u{1B}[6;20;10t\u{1B}[?62;4c")
      try screen.wait("no characters") { !$0.hasPicture }
      try terminal.wait(for: "\u{1B}P0;1;0q")
      terminal.type("q")
    }
    #expect(run.status == .exited(0))
  }

  @Test(
    "Without pictures the page has its text",
    arguments: [
      ([], ["NO_COLOR": "1"]), ([], ["MOVIES_PICTURES": "none"]), (["--accessible"], [:]),
      (["--pictures", "none"], [:]),
    ] as [([String], [String: String?])])
  func none(words: [String], environment: [String: String?]) async throws {
    let run = try await Terminal.run(
      ["browse", "detail", "19"] + words, environment: environment
    ) { terminal in
      try terminal.wait(for: "No poster")
      terminal.type("q")
    }
    #expect(run.status == .exited(0))
    #expect(!run.output.contains("▀") && !run.output.contains("\u{1B}[>q"))
  }

  @Test("A screen reader and pictures exclude each other")
  func accessible() async throws {
    let run = try await Terminal.run(["browse", "--accessible", "--pictures", "blocks"])
    #expect(run.status == .exited(64))
    #expect(run.output.contains("'--accessible' and '--pictures' cannot be used together."))
  }
}

extension ScreenModel {
  /// Whether a picture that is made of characters is anywhere.
  fileprivate var hasPicture: Bool { text.contains { $0.contains("▀") } }
}
