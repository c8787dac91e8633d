import Foundation
import Testing

@testable import MovieTestSupport
@testable import MoviesCLI
@testable import ViperCommandLine
@testable import ViperTestSupport

/// A long list at a terminal, from a slow service.
@Suite(.places(3)) struct StreamedTerminalTests {
  private static func page(_ number: Int, ids: [Int]) -> Reaction {
    let rows = ids.map { id in
      #"{"id":\#(id),"title":"Movie \#(id).","overview":"\#(String(repeating: "word ", count: 40))","#
        + #""release_date":"2001-02-03","vote_average":7.25,"vote_count":8,"poster_path":null}"#
    }
    return .json(
      #"{"page":\#(number),"results":[\#(rows.joined(separator: ","))],"total_pages":2,"#
        + #""total_results":40}"#)
  }

  /// Runs with a second page that is held until the script has seen `text`.
  private func run(
    secondPage: Reaction, waiting text: String, _ options: [String] = []
  ) async throws -> (run: Terminal.Run, rows: [String]) {
    let latch = Latch()
    let server = try TMDBServer(instead: { request in
      request.parameter("page") == "1"
        ? Self.page(1, ids: Array(1...20)) : secondPage.waiting(for: latch)
    })
    defer { server.stop() }
    let run = try await Terminal.run(
      ["list", "--limit", "40", "--color", "never", "--timeout", "20"] + options,
      environment: server.variables
    ) { terminal in
      defer { latch.open() }
      try terminal.wait(for: text)
    }
    // Progress is shown where the next rows will be, and erased before they are printed.
    let shown = run.output.replacing(
      /(?:Waiting for TMDB…|Loading page )[^\r]*\r\u{1B}\[K/, with: "")
    return (run, shown.lineList)
  }

  @Test func `The first page is printed before the second arrives`() async throws {
    let (run, rows) = try await run(
      secondPage: Self.page(2, ids: Array(21...40)), waiting: "Movie 20.")
    #expect(run.status == 0)
    #expect(rows.count == 42)
    #expect(rows.dropFirst(2).map { $0.firstWord } == (1...40).map { "\($0)" })
    // There is one heading, and both pages have the same columns.
    #expect(rows.filter { $0.hasPrefix("ID") }.count == 1)
    let columns = rows.dropFirst(2).map { (row: String) -> Int? in
      row.range(of: "2001")?.lowerBound.utf16Offset(in: row)
    }
    #expect(Set(columns).count == 1)
  }

  @Test func `A document is printed only when it is complete`() async throws {
    let (run, rows) = try await run(
      secondPage: .rejection(404, code: 34), waiting: "Loading page 2 of 2…", ["--json"])
    #expect(run.status == 1)
    let message = "Not found on TMDB."
    #expect(rows == [#"{"error":{"code":"not-found","message":"\#(message)"}}"#])
  }
}
