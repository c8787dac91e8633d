import Foundation
import Testing

@testable import MovieTestSupport
@testable import MoviesCLI
@testable import ViperTestSupport

/// Piped output, line by line.
@Suite(.places(2)) struct PipedDataTests {
  @Test func `Every listed movie has a page that matches its row`() async throws {
    let data = [
      "--format", "ndjson", "--fields", "id,title,original_title,year,rating,votes,overview",
    ]
    let list = try await Program.run(["list", "--limit", "80"] + data)
    let ids = try await Program.run(["list", "--limit", "80"])
    let pages = try await Program.run(["detail", "-"] + data, input: .text(ids.output))
    #expect(pages.output == list.output)
    let rows = ids.output.lineList.map {
      $0.split(separator: "\t", omittingEmptySubsequences: false)
    }
    #expect(rows.count == 80 && Set(rows.map { $0[0] }).count == 80)
    #expect(rows.allSatisfy { $0.count == 5 && Int($0[0]) != nil && !$0[1].isEmpty })
    #expect(rows.allSatisfy { $0[2].isEmpty || $0[2].wholeMatch(of: /\d{4}/) != nil })
    #expect(rows.allSatisfy { $0[3].isEmpty || $0[3].wholeMatch(of: /\d\.\d/) != nil })
  }

  @Test(arguments: [
    (["list", "upcoming"], "No upcoming movies. Try popular movies. The built-in"),
    (["list", "--page", "9"], "Page 9 not found. The last page is 4. The built-in"),
    (["search", "zzzz"], "No movies match \"zzzz\". Try fewer or different words. The built-in"),
  ])
  func `An empty list prints a note, even in a pipe`(_ words: [String], _ note: String) async throws
  {
    for more in [[], ["--format", "ndjson"], ["--format", "table"]] {
      let piped = try await Program.run(words + more)
      #expect(piped.status == 0 && piped.output.isEmpty)
      #expect(piped.error.hasPrefix(note) && piped.error.lineList.count == 1)
    }
    for silent in [["--json"], ["--quiet"]] {
      #expect(try await Program.run(words + silent).error.isEmpty)
    }
    for format in [[], ["--format", "tsv"]] {
      let together = try await Terminal.run(words + format, columns: 200)
      #expect(together.output.lineList.count == 1)
    }
  }

  @Test(arguments: [
    (["watch", "234"], "The built-in catalog has no streaming data for The Cabinet of"),
    (["detail", "19", "--fields", "certification"], "These fields are empty."),
    (["config", "list"], "No settings configured."),
  ])
  func `Empty output always has a note with the reason`(_ words: [String], _ note: String)
    async throws
  {
    let run = try await Program.run(words)
    #expect(run.status == 0 && run.output.isEmpty)
    #expect(run.error.hasPrefix(note), "\(run.error)")
  }
}
