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
}
