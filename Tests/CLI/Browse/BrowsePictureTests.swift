import Testing

@testable import MovieTestSupport
@testable import ViperScript
@testable import ViperTerminal
@testable import ViperTestSupport

/// Pictures in the window, at a terminal.
@Suite(.places(5))
struct BrowsePictureTests {
  private func run(
    _ words: [String] = [],
    in environment: [String: String?],
    script: @escaping @Sendable (Terminal, WatchedScreen) throws -> Void
  ) async throws -> Terminal.Run {
    let run = try await Terminal.run(["browse"] + words, environment: environment) { terminal in
      try script(terminal, WatchedScreen(terminal))
    }
    #expect(run.isRestored)
    #expect(run.output.hasSuffix(Browse.leave))
    _ = run.screen()
    return run
  }

  @Test
  func
    `A kitty without placeholders draws at the cursor and leaves no characters`()
    async throws
  {
    let run = try await run(["detail", "19"], in: ["TERM": "xterm-kitty"]) { terminal, screen in
      try terminal.wait(for: "\u{1B}[c")
      terminal.type("\u{1B}P>|kitty(0.26.5)\u{1B}\\\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?62;c")
      try terminal.wait(for: "C=1,p=1,q=2")
      try screen.wait("no placeholders") { screen in
        !screen.text.contains { $0.unicodeScalars.contains("\u{10EEEE}") }
      }
      terminal.type("q")
    }
    let placed = run.output.split(separator: "C=1,p=1,q=2").last ?? ""
    #expect(!placed.unicodeScalars.contains("\u{10EEEE}"))
    #expect(placed.contains("\u{1B}_Ga=d,d=I"))
  }

  @Test func `A late terminal reply upgrades how the card is drawn`() async throws {
    let run = try await run(["detail", "19"], in: ["COLORTERM": "truecolor"]) { terminal, screen in
      try screen.wait("the card") { $0.hasPicture }
      terminal.type("\u{1B}P>|foot(1.16)\u{1B}\\\u{1B}[6;20;10t\u{1B}[?62;4c")
      try screen.wait("no characters") { !$0.hasPicture }
      try terminal.wait(for: "\u{1B}P0;1;0q")
      terminal.type("q")
    }
    #expect(run.status == .exited(0))
  }

  @Test(arguments: [
    ("blocks", 200, ""), ("blocks", 404, "portrait: Not found"),
    ("none", 200, "pictures are off."),
  ])
  func `A person's page has a portrait, requested only if pictures are shown`(
    mode: String, status: Int, text: String
  ) async throws {
    let server = try PosterServer { _ in status == 200 ? nil : .response(status, [:], []) }
    defer { server.stop() }
    let environment = server.variables.merging(["COLORTERM": "truecolor"]) { $1 }
    _ = try await run(
      ["person", "910000070", "--pictures", mode], in: environment.mapValues { .some($0) }
    ) { terminal, screen in
      try screen.wait("the portrait, or why there is none") {
        $0.shows("Robert Wiene") && (text.isEmpty ? $0.hasPicture : $0.shows(text))
      }
      terminal.type("q")
    }
    #expect(server.requests.map(\.target) == (mode == "none" ? [] : ["/t/p/w185/poster.jpg"]))
  }

  @Test(
    arguments: [
      ([], ["NO_COLOR": "1"]), (["--accessible"], [:]), (["--pictures", "none"], [:]),
    ] as [([String], [String: String?])])
  func `Without pictures, the page shows text`(words: [String], environment: [String: String?])
    async throws
  {
    let run = try await Terminal.run(
      ["browse", "detail", "19"] + words, environment: environment
    ) { terminal in
      try terminal.wait(for: "No poster")
      terminal.type("q")
    }
    #expect(run.status == .exited(0))
    #expect(!run.output.contains("▀") && !run.output.contains("\u{1B}[>q"))
  }
}

extension TerminalEmulator {
  /// Whether a picture made of characters is shown.
  fileprivate var hasPicture: Bool { text.contains { $0.contains("▀") } }
}
