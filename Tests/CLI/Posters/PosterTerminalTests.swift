import Foundation
import Testing

@testable import MovieTestSupport
@testable import ViperTestSupport

/// Posters at a terminal on the embedded catalog, where each is a generated card.
@Suite(.places(2))
struct PosterTerminalTests {
  private static let card = "Drawn card"
  /// A terminal with all colors.
  private static let colors: [String: String?] = ["COLORTERM": "truecolor"]
  /// The option with which the terminal is not queried.
  private static let blocks = ["--pictures", "blocks"]

  private func poster(
    _ words: [String] = [], columns: Int = 80, rows: Int = 24, in environment: [String: String?],
    script: @escaping @Sendable (Terminal) throws -> Void = { _ in }
  ) async throws -> Terminal.Run {
    try await Terminal.run(
      ["poster", "234"] + words, columns: columns, rows: rows, environment: environment,
      script: script)
  }

  @Test
  func `A card fits the terminal's height and has a caption`()
    async throws
  {
    let run = try await poster(Self.blocks, in: Self.colors)
    #expect(run.status == .exited(0))
    let lines = run.lines
    let drawn = lines.filter { $0.contains("\u{1B}[48;2;") }
    #expect(drawn.count >= 18 && drawn.count <= 20)
    #expect(lines.last?.contains(Self.card) == true)
  }

  @Test func `A card stays within a narrow or short terminal`() async throws {
    for (columns, rows) in [(12, 30), (80, 6), (5, 5), (2, 2)] {
      let run = try await poster(
        Self.blocks, columns: columns, rows: rows, in: Self.colors)
      #expect(run.status == .exited(0))
      let lines = run.lines.map { $0.replacing(/\u{1B}\[[0-9;]*m/, with: "") }
      #expect(lines.allSatisfy { $0.count <= columns })
    }
  }

  @Test func `An unknown terminal is queried, and its response is not echoed`()
    async throws
  {
    let run = try await poster(in: [:]) { terminal in
      try terminal.wait(for: "\u{1B}[16t\u{1B}[c")
      terminal.type("\u{1B}P>|foot(1.16)\u{1B}\\\u{1B}[6;20;10t\u{1B}[?62;4c")
    }
    #expect(run.status == .exited(0))
    #expect(run.output.contains("\u{1B}P0;1;0q") || run.output.contains("\u{1B}P"))
    #expect(!run.output.contains("^["))
    #expect(run.isRestored)
  }

  @Test(
    arguments: [
      ["NO_COLOR": "1"], ["TERM": "dumb"], ["CLICOLOR": "0"], ["TERM": nil],
    ] as [[String: String?]])
  func `Without color or pictures, text replaces the poster`(
    environment: [String: String?]
  ) async throws {
    let run = try await poster(in: environment)
    #expect(run.status == .exited(0))
    #expect(
      run.output.replacing(/\u{1B}\[[0-9;]*m/, with: "").split(separator: "\n") == ["No poster"])
  }

  @Test func `A pager gets no carriage returns and no pixels`() async throws {
    let pager = ["PAGER": "cat -A; echo", "PATH": "/usr/bin:/bin", "TERM": "xterm-256color"]
    let words = ["detail", "234", "--poster"]
    let blocks = try await Terminal.run(words, environment: pager)
    #expect(blocks.output.contains("^[[0m^[[48;5;") && !blocks.output.contains("^M"))
    let pixels = try await Terminal.run(
      words, environment: pager.merging(["TERM": "xterm-kitty"]) { $1 })
    #expect(pixels.output.contains("\u{1B}_Ga=T") && !pixels.output.contains("^[_G"))
  }

  @Test func `A page has its poster at the top if requested`() async throws {
    let words = ["detail", "234"]
    let plain = try await Terminal.run(words, environment: Self.colors)
    let run = try await Terminal.run(
      words + ["--poster"] + Self.blocks, environment: Self.colors)
    #expect(run.status == .exited(0))
    #expect(run.output.hasSuffix(plain.output))
    let above = String(run.output.dropLast(plain.output.count))
    #expect(above.contains("▀") && above.contains(Self.card))
    let narrow = try await Terminal.run(
      words + ["--poster"], environment: ["NO_COLOR": "1"])
    #expect(narrow.output.hasPrefix("No poster\nThe Cabinet of Dr. Caligari (1920)\n"))
  }
}

extension Terminal.Run {
  /// The lines, without carriage returns.
  fileprivate var lines: [String] {
    String(String.UnicodeScalarView(output.unicodeScalars.filter { $0 != "\r" }))
      .split(separator: "\n").map { String($0) }
  }
}
