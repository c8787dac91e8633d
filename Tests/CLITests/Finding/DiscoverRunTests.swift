import Foundation
import Testing

@testable import MovieTestSupport
@testable import ViperTestSupport

/// `discover`, `similar`, `recommend`, `random` and `genres` on the embedded catalogue.
@Suite(.places(2)) struct DiscoverRunTests {
  private func ids(_ words: [String]) async throws -> [Int] {
    let run = try await Binary.run(words)
    #expect(run.status == 0 && run.error.isEmpty, "\(run)")
    return run.output.lineList.compactMap { Int($0.firstWord) }
  }

  private func document(_ words: [String]) async throws -> [String: Any] {
    let run = try await Binary.run(words + ["--json"])
    #expect(run.status == 0 && run.error.isEmpty, "\(run)")
    let value = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    return try #require(value as? [String: Any])
  }

  @Test func `Conditions narrow the list one after another`() async throws {
    let drama = try await ids(["discover", "--genre", "drama", "--limit", "80"])
    let old = try await ids(
      ["discover", "--genre", "DRAMA", "--year", "1920..1929", "--limit", "80"])
    let good = try await ids(
      ["discover", "--rating", "8..", "--genre=18", "--year=1920..1929", "--limit=80"])
    #expect(drama.count > old.count && old.count > good.count && !good.isEmpty)
    #expect(Set(old).isSubset(of: drama) && Set(good).isSubset(of: old))
  }

  @Test func `Genres are by name or id, all or any`() async throws {
    let names = ["science fiction", "Science-Fiction", "878", "sciencefiction"]
    for name in names {
      #expect(
        try await ids(["discover", "--genre", name]) == ids(["discover", "--genre", names[0]]))
    }
    let both = try await ids(["discover", "--genre", "drama,878", "--limit", "80"])
    let any = try await ids(["discover", "--genre", "drama|878", "--limit", "80"])
    #expect(both == [19, 21_159, 2_973])
    #expect(any.count > 20 && any.contains(19))
  }

  @Test func `An order is turned round by a hyphen, with and without a sign`() async throws {
    let usual = try await ids(["discover", "--sort", "title", "--limit", "80"])
    #expect(try await ids(["discover", "--sort", "-title", "--limit", "80"]) == usual.reversed())
    #expect(try await ids(["discover", "--sort=-title", "--limit", "80"]) == usual.reversed())
    let run = try await Binary.run(["discover", "--sort", "--json"])
    #expect(run.status == 64)
  }

  @Test func `A movie has similar and recommended ones, by either id`() async throws {
    let similar = try await document(["similar", "653"])
    #expect(similar["kind"] as? String == "similar")
    #expect(similar["id"] as? Int == 653)
    let recommended = try await document(["recommend", "tt0013442", "--limit", "3"])
    #expect(recommended["kind"] as? String == "recommend")
    #expect(recommended["id"] as? Int == 653)
    #expect((recommended["results"] as? [Any])?.count == 3)
    #expect(try await ids(["similar", "tt0013442"]) == ids(["similar", "653"]))
    for words in [["similar", "1"], ["recommend", "1"], ["similar", "tt9"]] {
      #expect(try await Binary.run(words).status == 1)
    }
  }

  @Test func `A list by a filter says its kind`() async throws {
    let found = try await document(["discover", "--year", "1927", "--limit", "1"])
    #expect(found["kind"] as? String == "discover")
    #expect(found["id"] == nil)
    #expect(found["total_results"] as? Int == 7)
  }

  @Test func `What the catalogue does not know is noted`() async throws {
    let run = try await Binary.run(["discover", "--country", "DE", "--sort", "revenue"])
    #expect(run.status == 0)
    #expect(run.output.lineList.count == 20)
    #expect(run.error.lineList.count == 2)
    #expect(run.error.lineList.allSatisfy { $0.hasPrefix("Note: the embedded catalogue") })
  }

  @Test func `A movie at random is one of the list, and shown as its page`() async throws {
    let drama = try await ids(["discover", "--genre", "war", "--limit", "80"])
    let page = try await document(["random", "--genre", "war"])
    let id = try #require(page["id"] as? Int)
    #expect(drama.contains(id))
    #expect(page["cast"] != nil)
    let run = try await Binary.run(["random", "top-rated"])
    let number = run.output.lineList.first?.split(separator: "\t").last ?? ""
    #expect(try await Binary.run(["detail", String(number)]).output == run.output)
  }

  @Test func `Runs choose different movies`() async throws {
    var seen: Set<String> = []
    for _ in 0..<12 { seen.insert(try await Binary.run(["random"]).output) }
    #expect(seen.count > 1)
  }

  @Test func `An empty list has no movie to choose`() async throws {
    for words in [["random", "upcoming"], ["random", "--genre", "war", "--year", "2020.."]] {
      let run = try await Binary.run(words)
      #expect(run.status == 1 && run.output.isEmpty)
      #expect(run.error.hasPrefix("Error: "))
    }
    #expect(try await Binary.run(["random", "favorites"]).status == 77)
  }

  @Test(arguments: [
    ["random", "--genre", "war", "--year", "2020.."], ["watch", "999999999"],
    ["open", "999999999", "--print"], ["similar", "tt9999999"],
  ])
  func `What is not found says that only the embedded catalogue was asked`(
    _ words: [String]
  ) async throws {
    let run = try await Binary.run(words)
    #expect(run.status == 1)
    #expect(run.error.contains("set TMDB_ACCESS_TOKEN to ask TMDB."), "\(run.error)")
  }

  @Test func `A choice at random takes no order`() async throws {
    let run = try await Binary.run(["random", "--sort", "title"])
    #expect(run.status == 64)
    #expect(run.error.contains("'--sort'"))
  }

  @Test func `Genres are ids and names`() async throws {
    let run = try await Binary.run(["genres"])
    #expect(run.output.lineList.count == 19)
    #expect(run.output.hasPrefix("28\tAction\n12\tAdventure\n"))
    let genres = try await document(["genres"])["genres"] as? [[String: Any]]
    #expect(genres?.count == 19)
    #expect(genres?.first?["name"] as? String == "Action")
    let screen = try await Terminal.run(["genres"])
    #expect(screen.output.contains("Science Fiction"))
  }
}
