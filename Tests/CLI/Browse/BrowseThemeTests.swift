import Foundation
import Testing

@testable import MovieTestSupport
@testable import ViperTestSupport

/// Window colors, and the terminal's replies about its background and symbol widths.
@Suite(.places(2))
struct BrowseThemeTests {
  private static let trueColor: [String: String?] = ["COLORTERM": "truecolor"]
  private static let (dark, light) = ("\u{1B}[38;2;135;215;135m", "\u{1B}[38;2;26;107;26m")
  private static let own = "\u{1B}[32m"
  /// Readable on both black and white.
  private static let neutral = "\u{1B}[38;5;28m"
  private static let clear = "\u{1B}[2J"

  private static func count(_ text: String, in output: String) -> Int {
    output.components(separatedBy: text).count - 1
  }

  @Test func `With 16 colors, the terminal's own colors are used without a query`() async throws {
    let run = try await Browse.run(environment: ["TERM": "xterm"]) { terminal in
      try terminal.wait(for: Self.own)
      terminal.type("q")
    }
    #expect(!run.output.contains("]1") && !run.output.contains("\u{1B}[38;"))
  }

  @Test func `NO_COLOR removes only colors, and no query asks for them`() async throws {
    let run = try await Browse.run(environment: ["COLORTERM": "truecolor", "NO_COLOR": "1"]) {
      $0.type("q")
    }
    let codes = run.output.matches(of: /\u{1B}\[([0-9;]*)m/).flatMap { $0.1.split(separator: ";") }
    #expect(Set(codes) == ["0", "1", "2", "7"])
    #expect(!run.output.contains("]1"))
  }

  @Test func `A late reply redraws the screen once`() async throws {
    let run = try await Browse.run(environment: Self.trueColor) { terminal in
      try terminal.wait(for: Browse.queries)
      terminal.type("\u{1B}[?62c")
      terminal.type("j?")
      try terminal.wait(for: "PgUp Ctrl-B")
      terminal.type("?")
      try terminal.wait(for: Self.neutral)
      terminal.type("\u{1B}]10;rgb:0/0/0\u{7}\u{1B}]11;rgb:ff/ff/ff\u{7}\u{1B}[2;3R")
      try terminal.wait(for: Self.light)
      // Only the first replies count.
      terminal.type("\u{1B}]10;rgb:f/f/f\u{7}\u{1B}]11;rgb:0/0/0\u{7}\u{1B}[2;2R?")
      try terminal.wait(for: "PgUp Ctrl-B")
      terminal.type("q")
    }
    #expect(run.status == 0)
    #expect(!run.output.contains(Self.dark))
    #expect(run.output.contains("\u{1B}[38;2;127;127;127m"))
    #expect(Self.count(Self.clear, in: run.output) == 3)
  }

  @Test(arguments: [("light", light), ("dark", dark), ("terminal", own)])
  func `The theme setting overrides the background`(
    _ theme: String, _ color: String
  ) async throws {
    let home = try SettingsHome("{\"theme\": \"\(theme)\"}")
    let run = try await Terminal.run(
      ["browse"], environment: Self.trueColor, home: home.home
    ) { terminal in
      try terminal.wait(for: color)
      let background = theme == "dark" ? "f/f/f" : "0/0/0"
      terminal.type("\u{1B}]11;rgb:\(background)\u{7}\u{1B}[?62c?")
      try terminal.wait(for: "PgUp Ctrl-B")
      terminal.type("q")
    }
    #expect(run.status == 0)
    for other in [Self.light, Self.dark, Self.own, Self.neutral] where other != color {
      #expect(!run.output.contains(other))
    }
  }

  @Test func `The palette switches the theme`() async throws {
    let run = try await Terminal.run(["browse"], environment: Self.trueColor) { terminal in
      let screen = WatchedScreen(terminal)
      try screen.wait(for: ["Metropolis"])
      try screen.type(":theme li", until: ["> Set theme to light"])
      try screen.type("\r", until: ["theme is set to light."])
      terminal.type("q")
    }
    #expect(run.status == 0)
    #expect(run.output.contains(Self.light))
    _ = run.screen()
  }

  @Test func `A symbol is measured before the first frame and then erased`() async throws {
    let run = try await Browse.run { $0.type("q") }
    #expect(run.output.hasPrefix(Browse.enter + Browse.symbolQuery + "\u{1B}[0m\u{1B}[H\u{1B}[2J"))
  }

  @Test(arguments: [[], ["--accessible"]])
  func `No symbol is measured without UTF-8 or for a screen reader`(
    _ words: [String]
  ) async throws {
    let environment = words.isEmpty ? ["LC_ALL": "C"] : [:]
    let run = try await Browse.run(words, environment: environment) { $0.type("q") }
    #expect(run.status == 0)
    #expect(!run.output.contains("\u{1B}[6n"))
  }
}
