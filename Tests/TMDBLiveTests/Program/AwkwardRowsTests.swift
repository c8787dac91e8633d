import Foundation
import Testing

@testable import MovieTestSupport
@testable import ViperTestSupport

@Suite("Rows as they really arrive", .places(2))
struct AwkwardRowsTests {
  private func run(_ words: [String], _ body: String) async throws -> Binary.Run {
    let server = try TMDBServer(instead: { _ in .json(body) })
    let home = try Home()
    defer {
      home.remove()
      server.stop()
    }
    let run = try await Binary.run(words, in: home, server.variables)
    #expect(run.status == 0, "\(run)")
    return run
  }

  static let rows: [(String, String)] = [
    // Integers where there are mostly fractions, and the other way round.
    (
      #""id":1,"title":"A","release_date":"2001-02-03","vote_average":7,"vote_count":9"#,
      "1\tA\t2001\t7.0\t"
    ),
    (#""id":2,"title":"B","genre_ids":[],"vote_average":6.958,"vote_count":1"#, "2\tB\t\t7.0\t"),
    // Nobody voted.
    (#""id":3,"title":"C","vote_average":0,"vote_count":0"#, "3\tC\t\t\t"),
    (#""id":4,"title":"D","vote_average":0.0,"vote_count":0,"release_date":"""#, "4\tD\t\t\t"),
    // Unknown, impossible, or no dates at all.
    (#""id":5,"title":"E","genre_ids":[],"release_date":null"#, "5\tE\t\t\t"),
    (#""id":6,"title":"F","genre_ids":[],"release_date":"2025-13-45""#, "6\tF\t\t\t"),
    (#""id":7,"title":"G","genre_ids":[],"release_date":20250102"#, "7\tG\t\t\t"),
    (#""id":8,"title":"H","genre_ids":[],"poster_path":null,"overview":null"#, "8\tH\t\t\t"),
    // What 2013 and 2026 send along.
    (#""id":9,"title":"I","genre_ids":[],"popularity":"38499434.5""#, "9\tI\t\t\t"),
    (#""id":10,"title":"J","genre_ids":[],"softcore":false,"media_type":"movie""#, "10\tJ\t\t\t"),
    (#""id":11,"title":"K","genre_ids":null,"adult":1,"video":"no""#, "11\tK\t\t\t"),
    // Any script, any language code.
    (#""id":12,"title":"七人の侍","genre_ids":[],"original_language":"cn""#, "12\t七人の侍\t\t\t"),
    (#""id":13,"title":"Амели́","genre_ids":[],"original_language":"xx""#, "13\tАмели́\t\t\t"),
    (#""id":14,"title":"فيلم","genre_ids":[],"original_language":"sh""#, "14\tفيلم\t\t\t"),
    (#""id":15,"title":"\ud83d\udc68\u200d\ud83d\udc69 \u00e9","genre_ids":[]"#, "15\t👨‍👩 é\t\t\t"),
    (#""id":16,"title":"หนัง","genre_ids":[],"overview":"ภาพ""#, "16\tหนัง\t\t\tภาพ"),
  ]

  @Test("Each row is read for what can be known of it", arguments: rows)
  func row(fields: String, line: String) async throws {
    let run = try await run(["list"], Invented.page(["{\(fields)}"]))
    #expect(run.output == line + "\n")
    #expect(run.error == "")
  }

  @Test("A row that cannot be read does not take the page along")
  func badRow() async throws {
    let rows = [
      Invented.row(1), "null", "7", "[]", #"{"id":"x","title":"X"}"#, #"{"id":2}"#, "{}",
      #"{"id":1.5,"title":"X","vote_count":1}"#, Invented.row(3),
    ]
    let run = try await run(["list"], Invented.page(rows))
    #expect(run.lines.map { $0.prefix(1) } == ["1", "3"])
    #expect(run.error == "Note: left out 7 movies that could not be read.\n")
  }

  @Test("A collection among the results of a search is no movie")
  func collection() async throws {
    let collection =
      #"{"id":99,"title":"All of Them","original_title":"All of Them","original_language":"en","#
      + #""overview":"","poster_path":"/c.jpg","adult":false}"#
    let run = try await run(["search", "x"], Invented.page([collection, Invented.row(4)]))
    #expect(run.lines.count == 1)
    #expect(run.lines.first?.hasPrefix("4\t") == true)
    #expect(run.error == "")
  }

  @Test("Totals beyond what is served are clamped")
  func totals() async throws {
    let body = Invented.page([Invented.row(1)], pages: 58_322, results: 1_166_422)
    let run = try await run(["list", "--json"], body)
    #expect(run.output.contains(#""total_pages":500,"total_results":1166422"#))
  }

  @Test(
    "A document has the whole address of a poster, in a row and on a movie's page",
    arguments: [["list", "--json"], ["search", "x", "--json"], ["detail", "1", "--json"]])
  func posters(words: [String]) async throws {
    let rows = ["a", "b"].enumerated().map { place, name in
      #"{"id":\#(place),"title":"T","genre_ids":[],"poster_path":"/\#(name).jpg"}"#
    }
    let body =
      words[0] == "detail"
      ? #"{"id":1,"title":"A","poster_path":"/a.jpg","similar":{"results":[\#(rows[1])]}}"#
      : Invented.page(rows)
    let run = try await run(words, body)
    for name in ["a.jpg", "b.jpg"] {
      #expect(run.output.contains(#""poster_url":"https://image.tmdb.org/t/p/w342/\#(name)""#))
    }
  }

  @Test("A page past the end is an empty one")
  func pastTheEnd() async throws {
    let run = try await run(["list", "--page", "77"], Invented.page([], number: 77, pages: 3))
    #expect(run.output == "")
    #expect(run.error == "")
  }

  static let pages: [(String, [String], [String])] = [
    (#""runtime":null,"status":"Released""#, ["status\tReleased"], ["runtime"]),
    (#""runtime":0,"status":"Frozen in Amber""#, ["status\tFrozen in Amber"], ["runtime"]),
    (#""runtime":93,"revenue":29237061010,"budget":0"#, ["runtime\t93"], ["status"]),
    (#""homepage":null,"imdb_id":null,"belongs_to_collection":null"#, [], ["tagline"]),
    (#""genres":[{"id":1,"name":"Drama"},{"id":2},null]"#, ["genre\tDrama"], []),
    (#""credits":{"crew":[]},"videos":null,"similar":{}"#, [], ["cast", "trailer", "similar"]),
    (
      #""credits":{"cast":[{"id":1,"name":"B","character":"","order":2},{"id":2},"#
        + #"{"id":3,"name":"A","character":"X","order":0}]}"#, ["cast\tA\tX", "cast\tB\t"], []
    ),
    (
      #""videos":{"results":[{"site":"YouTube","key":"k","type":"Trailer","name":"T"},"#
        + #"{"site":"Elsewhere","key":"k","type":"Trailer","name":"T"},"#
        + #"{"site":"YouTube","key":"c","type":"Clip","name":"C"}]}"#,
      ["trailer\thttps://www.youtube.com/watch?v=k"], []
    ),
    (#""watch/providers":{"results":{}},"release_dates":{"results":[]},"softcore":true"#, [], []),
  ]

  @Test("A movie's page is read for what can be known of it", arguments: pages)
  func detail(fields: String, there: [String], missing: [String]) async throws {
    let run = try await run(["detail", "1"], #"{"id":1,"title":"One","overview":"",\#(fields)}"#)
    #expect(run.lines.first == "id\t1")
    #expect(Set(there).isSubset(of: run.lines), "\(run)")
    let names = run.lines.map { String($0.prefix { $0 != "\t" }) }
    #expect(Set(missing).isDisjoint(with: names))
  }
}
