import Foundation
import Testing

/// The files of the offline catalog match their README.
struct FixturesTests {
  private struct Movie: Decodable {
    let id: Int
    let title: String
    let overview: String
    let releaseDate: String?
    let genreIds: [Int]

    var isInvented: Bool { id > 900_000_000 }
  }

  private struct Detail: Decodable {
    struct Person: Decodable {
      let id: Int
      let name: String
    }
    struct Credits: Decodable {
      let cast: [Person]
      let crew: [Person]
    }
    let id: Int
    let imdbId: String?
    let credits: Credits
  }

  private struct Genre: Decodable {
    let id: Int
    let name: String
  }

  private struct File<Row: Decodable>: Decodable {
    var results: [Row]?
    var genres: [Row]?
  }

  private func text(_ path: String) throws -> String {
    let root = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return try String(contentsOf: root.appending(path: "Fixtures/\(path)"), encoding: .utf8)
  }

  private func file<Row: Decodable>(_ name: String, of row: Row.Type = Row.self) throws -> File<Row>
  {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try decoder.decode(File<Row>.self, from: Data(text("catalog/\(name)").utf8))
  }

  private func movies() throws -> [Movie] {
    try #require(file("movies.json", of: Movie.self).results)
  }

  private func details() throws -> [Detail] {
    try #require(file("details.json", of: Detail.self).results)
  }

  @Test(arguments: ["movies.json", "details.json"])
  func `Each row is on its own line`(name: String) throws {
    struct Key: Decodable { let id: Int }
    let lines = try text("catalog/\(name)").split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first == #"{"results":["#)
    // Without the final line feed, the last row would count as the end.
    #expect(lines.suffix(2) == ["]}", ""])
    let rows = lines.dropFirst().prefix { $0 != "]}" }
    let ids = try rows.enumerated().map { index, line in
      #expect(line.hasSuffix(index == rows.count - 1 ? "}" : "},"))
      let row = line.hasSuffix(",") ? line.dropLast() : line
      return try JSONDecoder().decode(Key.self, from: Data(row.utf8)).id
    }
    #expect(ids == (try movies().map(\.id)))
  }

  @Test func `Each detail starts with its ID and the IDs of up to eight other movies`() throws {
    let rows = try text("catalog/details.json").split(separator: "\n").dropFirst().dropLast()
    let ids = try details().map(\.id)
    #expect(rows.count == ids.count)
    for (row, id) in zip(rows, ids) {
      let start = #"{"id":\#(id),"similar":["#
      #expect(row.hasPrefix(start))
      let similar = row.dropFirst(start.count).prefix { $0 != "]" }.split(separator: ",").map {
        Int($0) ?? 0
      }
      #expect(similar.count <= 8 && Set(similar).count == similar.count)
      #expect(similar.allSatisfy { $0 != id && ids.contains($0) })
    }
  }

  @Test(arguments: ["movies.json", "details.json"])
  func `No text has an escape, so that fields can be found by their bytes`(_ name: String) throws {
    #expect(try !text("catalog/\(name)").contains("\\"))
  }

  @Test func `Both files contain the same movies in the same order`() throws {
    let ids = try movies().map(\.id)
    #expect(try details().map(\.id) == ids)
    #expect(Set(ids).count == ids.count)
  }

  @Test func `Invented movies come last in both files`() throws {
    #expect(try movies().suffix(6).filter(\.isInvented).count == 6)
  }

  @Test func `The README lists the movies whose date has only a year`() throws {
    let readme = try text("README.md")
    let parts = readme.components(separatedBy: "<!-- year-only -->\n```\n")
    let list = try #require(parts.last?.components(separatedBy: "```").first)
    let named = list.split { !$0.isNumber }.compactMap { Int($0) }
    let undated = try movies().filter { $0.releaseDate?.count == 4 }
    #expect(parts.count == 2)
    #expect(named == undated.map(\.id).sorted())
    #expect(readme.contains("the following \(named.count) films"))
  }

  @Test func `Only the overviews of invented movies say that they are invented`() throws {
    for movie in try movies() {
      #expect(
        movie.overview.hasPrefix("An invented film:") == movie.isInvented, "\(movie.title)")
    }
  }

  @Test func `Genres are known and unique`() throws {
    let genres = try #require(file("genres.json", of: Genre.self).genres)
    let known = Set(genres.map(\.id))
    #expect(known.count == genres.count)
    for movie in try movies() {
      #expect(known.isSuperset(of: movie.genreIds), "\(movie.title)")
      #expect(Set(movie.genreIds).count == movie.genreIds.count, "\(movie.title)")
      #expect(!movie.genreIds.isEmpty, "\(movie.title)")
    }
  }

  @Test func `IMDb IDs are well-formed and unique`() throws {
    let ids = try details().compactMap(\.imdbId)
    #expect(Set(ids).count == ids.count)
    #expect(ids.allSatisfy { $0.wholeMatch(of: /tt\d{7,8}/) != nil })
    #expect(try details().filter { $0.imdbId == nil }.allSatisfy { $0.id > 900_000_000 })
  }

  @Test func `Each person ID has one name`() throws {
    var names: [Int: String] = [:]
    for person in try details().flatMap({ $0.credits.cast + $0.credits.crew }) {
      #expect(person.id > 910_000_000 && person.id < 920_000_000)
      #expect(names.updateValue(person.name, forKey: person.id) ?? person.name == person.name)
    }
    #expect(Set(names.values).count == names.count)
  }
}
