import Foundation
import Testing

@testable import MovieTestSupport
@testable import ViperTestSupport

/// What `--json` writes, read by a parser that is not the program's.
@Suite(.places(2)) struct JSONDocumentTests {
  static let rowKeys: Set = [
    "id", "title", "original_title", "overview", "release_date", "vote_average", "vote_count",
    "poster_url",
  ]

  private func document(_ text: String) throws -> [String: Any] {
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return try #require(value as? [String: Any])
  }

  @Test(arguments: ["popular", "now-playing", "top-rated", "trending"], 1...4)
  func `A page is one document of twenty results`(_ kind: String, _ page: Int) async throws {
    let run = try await Binary.run(["list", kind, "--json", "--page", String(page)])
    let list = try document(run.output)
    #expect(
      Set(list.keys) == ["kind", "page", "total_pages", "total_results", "results"])
    #expect(list["kind"] as? String == kind)
    #expect(list["page"] as? Int == page)
    #expect(list["total_pages"] as? Int == 4)
    #expect(list["total_results"] as? Int == 80)
    let rows = try #require(list["results"] as? [[String: Any]])
    #expect(rows.count == 20)
    #expect(rows.allSatisfy { Set($0.keys) == Self.rowKeys })
  }

  @Test func `A search adds the query`() async throws {
    let run = try await Binary.run(["search", "the", " general", "--json"])
    let list = try document(run.output)
    #expect(list["kind"] as? String == "search")
    #expect(list["query"] as? String == "the general")
  }

  @Test func `What is unknown is null, and never left out`() async throws {
    let dayless = try document(try await Binary.run(["detail", "900000001", "--json"]).output)
    #expect(dayless["release_date"] is NSNull)
    #expect(dayless["runtime"] is NSNull)
    #expect((dayless["cast"] as? [Any])?.isEmpty == true)
    #expect((dayless["directors"] as? [Any])?.isEmpty == true)
    let unrated = try document(try await Binary.run(["detail", "174598", "--json"]).output)
    #expect(unrated["vote_average"] is NSNull)
    #expect(unrated["vote_count"] as? Int == 0)
    #expect(unrated["poster_url"] is NSNull)
  }

  @Test func `A detail has a row's keys and its own`() async throws {
    let run = try await Binary.run(["detail", "234", "--json"])
    let own: Set = [
      "imdb_id", "tagline", "runtime", "genres", "status", "cast", "directors", "writers",
      "trailers", "similar",
    ]
    let movie = try document(run.output)
    #expect(Set(movie.keys) == Self.rowKeys.union(own))
    let similar = try #require(movie["similar"] as? [[String: Any]])
    #expect(similar.allSatisfy { Set($0.keys) == Self.rowKeys })
    #expect(movie["runtime"] as? Int == 67)
    #expect(movie["directors"] as? [String] == ["Robert Wiene"])
  }

  @Test(arguments: [["list"], ["list", "upcoming"], ["detail", "234"], ["search", "the"]])
  func `The keys are sorted and the bytes compact in a pipe`(_ words: [String]) async throws {
    let run = try await Binary.run(words + ["--json"])
    #expect(try run.output == written(run.output) + "\n")
  }

  @Test(arguments: [["list"], ["detail", "234"]])
  func `A terminal gets the same document on more lines`(_ words: [String]) async throws {
    let drawn = try await Terminal.run(words + ["--json"])
    let piped = try await Binary.run(words + ["--json"])
    #expect(drawn.output.lineList.count > 20)
    #expect(piped.output.lineList.count == 1)
    #expect(try written(drawn.output) + "\n" == piped.output)
    let inside = drawn.output.lineList.dropFirst().dropLast()
    #expect(inside.allSatisfy { $0.isEmpty || $0.hasPrefix("  ") })
  }

  @Test(arguments: [
    (["lst", "--json"], "usage"), (["detail", "999999999", "--json"], "not-found"),
    (["login", "--service", "x", "--json"], "usage"),
  ])
  func `A failure is a document on standard error`(_ words: [String], code: String) async throws {
    let run = try await Binary.run(words)
    let failure = try #require(try document(run.error)["error"] as? [String: String])
    #expect(run.output.isEmpty)
    #expect(run.error.lineList.count == 1)
    #expect(Set(failure.keys) == ["code", "message"])
    #expect(failure["code"] == code)
  }

  /// The document as Foundation writes it: sorted, slashes as they are.
  private func written(_ text: String) throws -> String {
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    let data = try JSONSerialization.data(
      withJSONObject: value, options: [.sortedKeys, .withoutEscapingSlashes])
    return String(decoding: data, as: UTF8.self)
  }
}
