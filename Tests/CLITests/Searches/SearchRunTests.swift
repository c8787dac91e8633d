import Testing

@testable import MovieTestSupport
@testable import ViperTestSupport

/// `search` on the embedded catalogue: the words of titles, in whatever script.
@Suite(.places(2)) struct SearchRunTests {
  private func ids(_ words: [String]) async throws -> [Int] {
    let run = try await Binary.run(["search"] + words)
    #expect(run.status == 0)
    #expect(run.error.isEmpty)
    return run.output.lineList.compactMap { Int($0.firstWord) }
  }

  @Test(arguments: [
    (["caligari"], 234), (["CALIGARI"], 234), (["calig"], 234), (["the", "general"], 961),
    (["general", "the"], 961), (["the general"], 961), (["Cabinet des"], 234),
    (["potemkin", "battleship"], 643),
  ])
  func `Words in any order, begun or whole, find their movie`(
    _ words: [String], _ id: Int
  ) async throws {
    #expect(try await ids(words) == [id])
  }

  @Test(arguments: ["cafe", "café", "cafe\u{301}", "CAFÉ", "CAFE\u{301}", "Café 👨‍👩‍👧‍👦"])
  func `Accents do not matter, however they are written`(_ word: String) async throws {
    #expect(try await ids([word]) == [900_000_006])
  }

  @Test(arguments: [
    ("потёмкин", 643), ("ПОТЕМКИН", 643), ("броненосец", 643), ("映写機", 900_000_003),
    ("雨の日", 900_000_003), ("写", 900_000_003), ("הלילה", 900_000_004),
  ])
  func `Titles in other scripts are found`(_ word: String, _ id: Int) async throws {
    #expect(try await ids([word]) == [id])
  }

  @Test(arguments: [
    ["a&b=c #1 100% +"], ["caligari", "general"], ["eneral"], ["no such film"], ["&"], ["%41"],
    ["--", "--page"], [".*"], ["' OR 1=1"], ["映写機", "x"],
  ])
  func `What nothing matches is an empty response`(_ words: [String]) async throws {
    #expect(try await ids(words) == [])
  }

  @Test func `An empty response is told of at a terminal, controls left out`() async throws {
    let run = try await Terminal.run(["search", "no\u{1B}[31m\u{202E} such\tfilm"])
    #expect(run.status == 0)
    #expect(
      run.output.hasPrefix("No movie matches \"no[31m such film\". Try fewer or other words. ("))
    #expect(run.output.hasSuffix("set TMDB_ACCESS_TOKEN to ask TMDB)\n"))
  }

  @Test func `The document says what was searched for`() async throws {
    let run = try await Binary.run(["search", "--json", "a&b=c", "#1 \"100%\"", "+", "é"])
    #expect(run.status == 0)
    #expect(
      run.output == #"{"kind":"search","page":1,"query":"a&b=c #1 \"100%\" + é","results":[],"#
        + #""total_pages":1,"total_results":0}"# + "\n")
  }

  @Test func `A year narrows a search`() async throws {
    #expect(try await ids(["the general", "--year", "1926"]) == [961])
    #expect(try await ids(["the general", "--year", "1927"]) == [])
  }
}
