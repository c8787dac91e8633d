import Entities
import Testing

@testable import MovieTestSupport
@testable import ViperTestSupport

/// A screen is never wider than the terminal, and a movie never without its id.
@Suite(.places(2)) struct TerminalWidthTests {
  static let widths = [20, 40, 80, 120, 200]
  static let kinds = ["popular", "now-playing", "top-rated", "trending"]

  @Test(arguments: Effort.some(3, of: widths), Effort.some(2, of: kinds))
  func `Every page fits and names every id`(_ columns: Int, _ kind: String) async throws {
    for page in 1...4 {
      let words = ["list", kind, "--page", String(page)]
      let piped = try await Binary.run(words)
      let drawn = try await Terminal.run(words + ["--color", "never"], columns: columns)
      let lines = drawn.output.lineList
      for reading in WidthReading.allCases {
        let terminal = StrictTerminal(columns: columns, reading: reading, showing: drawn.output)
        #expect(terminal.faults == [], "page \(page), \(reading)")
      }
      let head = try #require(lines.firstIndex { $0.firstWord == "ID" })
      #expect(
        lines[(head + 1)...].prefix(20).map(\.firstWord)
          == piped.output.lineList.map(\.firstWord))
    }
  }

  @Test(arguments: widths)
  func `A coloured page fits too`(_ columns: Int) async throws {
    let plain = try await Terminal.run(["list", "--color", "never"], columns: columns)
    let colored = try await Terminal.run(["list", "--color", "always"], columns: columns)
    #expect(colored.output.contains("\u{1B}["))
    #expect(colored.output.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain.output)
  }

  @Test(arguments: [40, 80, 200], WidthReading.allCases)
  func `The year stands below its name in every row, however characters are read`(
    _ columns: Int, _ reading: WidthReading
  ) async throws {
    let drawn = try await Terminal.run(["list", "--limit", "80"], columns: columns)
    let terminal = StrictTerminal(columns: columns, reading: reading, showing: drawn.output)
    let lines = drawn.output.lineList.map { $0.replacing(/\u{1B}\[[0-9;]*m/, with: "") }
    let head = try #require(lines.firstIndex { $0.firstWord == "ID" })
    let names = lines[head]
    let place = try #require(names.firstRange(of: "YEAR")).lowerBound.utf16Offset(in: names)
    #expect(terminal.faults == [])
    for line in head + 1..<head + 81 {
      let year = try #require(terminal.text(inLine: line, from: place), "line \(line)")
      #expect(year.wholeMatch(of: /([12][0-9]{3}| {4})( .*)?/) != nil, "\(year)")
    }
  }

  @Test func `Cells are placed at a terminal, not at a dumb one`() async throws {
    let words = ["list", "--limit", "80", "--color", "never"]
    let usual = try await Terminal.run(words)
    let dumb = try await Terminal.run(words, environment: ["TERM": "dumb"])
    #expect(usual.output.contains("\u{1B}[41G2015"))
    #expect(usual.output.replacing(/\u{1B}\[[0-9]+G/, with: "") == dumb.output)
    #expect(!dumb.output.contains("\u{1B}"))
  }

  @Test func `A wide terminal is filled to its edge`() async throws {
    let drawn = try await Terminal.run(["list", "--color", "never"], columns: 200)
    #expect(drawn.output.lineList.contains { Columns.of($0) > 190 })
  }

  @Test(arguments: [("97", 200), ("200", 40)])
  func `COLUMNS wins over the terminal`(_ word: String, _ columns: Int) async throws {
    let told = try await Terminal.run(
      ["list", "--color", "never"], columns: columns, environment: ["COLUMNS": word])
    let real = try await Terminal.run(["list", "--color", "never"], columns: Int(word) ?? 0)
    #expect(told.output == real.output)
  }

  @Test(arguments: ["", "0", "-5", "wide", "8x", " 80"])
  func `A COLUMNS that is no width is passed over`(_ word: String) async throws {
    let told = try await Terminal.run(["list"], columns: 61, environment: ["COLUMNS": word])
    let real = try await Terminal.run(["list"], columns: 61)
    #expect(told.output == real.output)
  }

  @Test func `A terminal without a width counts as 80 columns`() async throws {
    let unknown = try await Terminal.run(["list"], columns: 0)
    let usual = try await Terminal.run(["list"], columns: 80)
    #expect(unknown.output == usual.output)
  }

  @Test func `A terminal narrower than an id still names every id`() async throws {
    let drawn = try await Terminal.run(["list", "--color", "never"], columns: 1)
    let piped = try await Binary.run(["list"])
    let ids = piped.output.lineList.map(\.firstWord)
    #expect(drawn.status == 0)
    #expect(drawn.output.lineList.map(\.firstWord).contains(ids))
  }

  @Test func `COLUMNS does nothing to piped data`() async throws {
    let narrow = try await Binary.run(["list"], environment: ["COLUMNS": "20"])
    let usual = try await Binary.run(["list"])
    #expect(narrow.output == usual.output)
  }

  @Test(arguments: ["9223372036854775807", "4611686018427387904"])
  func `An absurd COLUMNS is survived`(_ word: String) async throws {
    let run = try await Terminal.run(["list"], environment: ["COLUMNS": word])
    #expect(run.status == 0)
  }
}
