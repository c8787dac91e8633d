import Testing

@testable import MovieTestSupport
@testable import ViperTestSupport

/// What another program reads, line by line.
@Suite(.places(2)) struct PipedDataTests {
  static let kinds = ["popular", "now-playing", "top-rated", "trending"]

  @Test(arguments: kinds, 1...4)
  func `A page has twenty rows of five fields`(_ kind: String, _ page: Int) async throws {
    let run = try await Binary.run(["list", kind, "--page", String(page)])
    let rows = run.output.lineList.map {
      $0.split(separator: "\t", omittingEmptySubsequences: false)
    }
    #expect(rows.count == 20)
    #expect(rows.allSatisfy { $0.count == 5 })
    #expect(rows.allSatisfy { Int($0[0]) != nil && !$0[1].isEmpty })
    #expect(rows.allSatisfy { $0[2].isEmpty || $0[2].wholeMatch(of: /\d{4}/) != nil })
    #expect(rows.allSatisfy { $0[3].isEmpty || $0[3].wholeMatch(of: /\d\.\d/) != nil })
  }

  @Test(arguments: kinds)
  func `The pages of a list share no movie`(_ kind: String) async throws {
    var ids: [String] = []
    for page in 1...4 {
      let run = try await Binary.run(["list", kind, "--page", String(page)])
      ids += run.output.lineList.map(\.firstWord)
    }
    #expect(ids.count == 80)
    #expect(Set(ids).count == 80)
  }

  @Test(arguments: [("1", 1), ("20", 20), ("21", 21), ("45", 45), ("80", 80), ("10000", 80)])
  func `A limit gives so many distinct rows`(_ limit: String, _ count: Int) async throws {
    let run = try await Binary.run(["list", "--limit", limit])
    let ids = run.output.lineList.map(\.firstWord)
    #expect(ids.count == count)
    #expect(Set(ids).count == count)
  }

  @Test func `Trending lists the whole catalogue in another order`() async throws {
    let trending = try await Binary.run(["list", "trending", "--limit", "80"])
    let popular = try await Binary.run(["list", "popular", "--limit", "80"])
    #expect(trending.output.lineList.sorted() == popular.output.lineList.sorted())
    #expect(trending.output != popular.output)
  }

  @Test func `Top rated goes from the best to the worst, unrated ones last`() async throws {
    let run = try await Binary.run(["list", "top-rated", "--limit", "80"])
    let ratings = run.output.lineList.map { line in
      Double(line.split(separator: "\t", omittingEmptySubsequences: false)[3]) ?? 0
    }
    #expect(ratings == ratings.sorted(by: >))
    #expect(ratings.first == 8.9)
    #expect(ratings.last == 0)
  }

  @Test(arguments: 1...4)
  func `Every listed movie has a page that agrees with its row`(_ page: Int) async throws {
    let list = try await Binary.run(["list", "--page", String(page)])
    for row in list.output.lineList {
      let cells = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      let detail = try await Binary.run(["detail", cells[0]])
      #expect(detail.status == 0)
      let values = Dictionary(
        detail.output.lineList.map { line in
          let parts = line.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
          return (String(parts[0]), String(parts[1]))
        }, uniquingKeysWith: { first, _ in first })
      #expect(
        [values["id"], values["title"], values["year"] ?? "", values["rating"] ?? ""]
          == [cells[0], cells[1], cells[2], cells[3]])
      #expect(values["overview"] ?? "" == cells[4])
    }
  }

  @Test func `Piped data is the same whatever the locale`() async throws {
    let spanish = try await Binary.run(
      ["list"], environment: ["LC_ALL": "es_ES.UTF-8", "LANG": "es_ES.UTF-8"])
    let plain = try await Binary.run(["list"])
    #expect(spanish.output == plain.output)
  }

  @Test func `An empty list says nothing at all into a pipe`() async throws {
    let run = try await Binary.run(["list", "upcoming"])
    #expect(run.status == 0)
    #expect(run.output.isEmpty && run.error.isEmpty)
  }

  @Test(arguments: [["list", "upcoming"], ["list", "--page", "9"], ["search", "zzzz"]])
  func `An empty list is noted on standard error at a terminal`(_ words: [String]) async throws {
    let apart = try await Terminal.run(words, keepsErrorsApart: true)
    let together = try await Terminal.run(words)
    #expect(apart.status == 0)
    #expect(apart.output.isEmpty && apart.error.isEmpty)
    #expect(together.output.lineList.count == 1)
  }
}
