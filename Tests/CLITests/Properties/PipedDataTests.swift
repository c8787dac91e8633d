import Foundation
import Testing

@testable import MovieTestSupport
@testable import ViperTestSupport

/// What another program reads, line by line.
@Suite(.places(2)) struct PipedDataTests {
  @Test func `Every listed movie has a page that agrees with its row`() async throws {
    let data = [
      "--format", "ndjson", "--fields", "id,title,original_title,year,rating,votes,overview",
    ]
    let list = try await Binary.run(["list", "--limit", "80"] + data)
    let ids = try await Binary.run(["list", "--limit", "80"])
    let pages = try await Binary.run(["detail", "-"] + data, input: .text(ids.output))
    #expect(pages.output == list.output)
    let rows = ids.output.lineList.map {
      $0.split(separator: "\t", omittingEmptySubsequences: false)
    }
    #expect(rows.count == 80 && Set(rows.map { $0[0] }).count == 80)
    #expect(rows.allSatisfy { $0.count == 5 && Int($0[0]) != nil && !$0[1].isEmpty })
    #expect(rows.allSatisfy { $0[2].isEmpty || $0[2].wholeMatch(of: /\d{4}/) != nil })
    #expect(rows.allSatisfy { $0[3].isEmpty || $0[3].wholeMatch(of: /\d\.\d/) != nil })
  }

  @Test(arguments: [["list", "upcoming"], ["list", "--page", "9"], ["search", "zzzz"]])
  func `An empty list is noted at a terminal, and nowhere else`(_ words: [String]) async throws {
    let piped = try await Binary.run(words)
    #expect((piped.status, piped.output, piped.error) == (0, "", ""))
    let apart = try await Terminal.run(words, keepsErrorsApart: true)
    #expect(apart.status == 0)
    #expect(apart.output.isEmpty && apart.error.isEmpty)
    for format in [[], ["--format", "tsv"]] {
      let together = try await Terminal.run(words + format)
      #expect(together.output.lineList.count == 1)
    }
  }
}
