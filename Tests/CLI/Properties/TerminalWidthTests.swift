import Testing

@testable import MovieTestSupport
@testable import MoviesCLI
@testable import ViperTestSupport

/// No line is wider than the terminal, and every row has an ID.
@Suite(.places(2)) struct TerminalWidthTests {
  static let widths = [20, 40, 80, 120, 200]

  @Test(arguments: [1] + widths)
  func `Every row fits the terminal and has its ID`(_ columns: Int) async throws {
    let words = ["list", "--limit", "80"]
    let piped = try await Program.run(words)
    let drawn = try await Terminal.run(words + ["--color", "never"], columns: columns)
    #expect(drawn.status == 0)
    // On a terminal narrower than an ID, the rest of the ID is on the next row.
    for reading in columns > 1 ? WidthReading.allCases : [] {
      let terminal = StrictTerminal(columns: columns, reading: reading, showing: drawn.output)
      #expect(terminal.faults == [], "\(reading)")
    }
    #expect(
      drawn.output.lineList.map(\.firstWord).contains(piped.output.lineList.map(\.firstWord)))
  }

  @Test func `Cells are positioned with the cursor, except on a dumb terminal`() async throws {
    let words = ["list", "--limit", "80", "--color", "never"]
    let usual = try await Terminal.run(words)
    let dumb = try await Terminal.run(words, environment: ["TERM": "dumb"])
    #expect(usual.output.contains("\u{1B}[41G2015"))
    #expect(usual.output.replacing(/\u{1B}\[[0-9]+G/, with: "") == dumb.output)
    #expect(!dumb.output.contains("\u{1B}"))
  }
}
