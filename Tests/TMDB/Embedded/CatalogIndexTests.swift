import Foundation
import MovieEntities
import MovieTMDB
import Testing

@testable import MovieTMDBEmbedded
@testable import ViperTestSupport

/// The index of the catalog fits its rows, and a damaged one cannot end the program.
struct CatalogIndexTests {
  private func file(_ name: String) throws -> Data {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return try Data(contentsOf: root.appending(path: "Fixtures/catalog/\(name)"))
  }

  @Test func `The index is what the rows make of it`() throws {
    let made = try CatalogIndexMaker(
      movies: file("movies.json"), details: file("details.json"), genres: file("genres.json"),
      words: SearchText.words
    ).text()
    let kept = String(decoding: try file("index.tsv"), as: UTF8.self)
    let lines = zip(kept.split(separator: "\n"), made.split(separator: "\n"))
    let odd = lines.first { $0 != $1 }
    #expect(odd == nil, "run Fixtures/Index/run")
    #expect(kept.utf8.count == made.utf8.count, "run Fixtures/Index/run")
  }

  @Test func `The index of the program is the file`() throws {
    let index = CatalogIndex(try file("index.tsv"))
    let program = EmbeddedCatalog.shared.index
    #expect(program.ids == index.ids)
    #expect(
      CatalogIndex.List.allCases.map(program.order)
        == [.popular, .topRated, .newest, .titles, .votes].map(index.order))
  }

  @Test func `A movie has its facts in the index`() throws {
    let index = EmbeddedCatalog.shared.index
    let movie = try #require(index.place(of: 234).flatMap(index.entry))
    #expect(index.place(ofPath: "234") == index.place(of: 234))
    #expect(index.place(ofPath: "tt0010323") == index.place(of: 234))
    #expect(movie.id == 234)
    #expect(movie.imdbID == "tt0010323")
    #expect(movie.year == 1920)
    #expect(movie.releaseDate == "1920-02-27")
    #expect(movie.genreIDs == [80, 14, 27])
    #expect(movie.originalLanguage == "de")
    #expect(movie.voteAverage > 0 && movie.voteCount > 0)
    #expect(
      movie.genres.text
        == #"[{"id":80,"name":"Crime"},{"id":14,"name":"Fantasy"},{"id":27,"name":"Horror"}]"#)
    #expect(movie.similar == [653, 10_728, 18_987, 992, 2_973, 28_963, 174_598, 964])
    #expect(
      movie.words == [
        "the", "cabinet", "of", "dr", "caligari", "das", "cabinet", "des", "dr", "caligari",
      ])
  }

  @Test(arguments: ["", "0234", "+234", "-1", "tt", "null", "234,", "x"])
  func `What is no identifier is not found`(id: String) {
    #expect(EmbeddedCatalog.shared.index.place(ofPath: id) == nil)
  }

  @Test func `A movie without a row is left out of a page`() throws {
    let page = EmbeddedCatalog.shared.page(1, of: [1, 19, .max])
    let row = try #require(EmbeddedCatalog.shared.row(of: 19))
    #expect(
      page == Data(#"{"page":1,"results":["#.utf8) + row
        + Data(#"],"total_pages":1,"total_results":3}"#.utf8))
    #expect(EmbeddedCatalog.shared.row(of: -1) == nil)
  }

  @Test(arguments: [
    "", "\n", "\n\n\n\n", "\t", "popular", "popular\t\t19 x 99999999999999999999", "\u{FEFF}",
    "a\nb\nc\nd",
    "a\t1\nb\t2\nc\t3\nd\ne\n19\t\t\t\t\t\t\t\t\t\n-5\t\t\t[]\t1 2\tx\t18 x\tde\t8.x\t-1",
    "a\nb\nc\nd\ne\n9223372036854775808\t\t\t\t\t\t\t\t\t\n19\ttt1\t1927\t[]\t2\tthe",
    "a\nb\nc\nd\ne\n19\ttt1\t1927\t[]\t2\tthe\t18\tde\t8\t9\textra\n19\ttt1\t99999999\t[\t2\tthe",
  ])
  func `A damaged index is read`(text: String) {
    read(Data(text.utf8))
  }

  @Test func `An index that is cut off or not text is read`() throws {
    let whole = try file("index.tsv")
    for length in stride(from: 0, to: whole.count, by: Effort.isLong ? 41 : 1_009) {
      read(whole.prefix(length))
      read(whole.dropFirst(length))
    }
    var odd = whole
    for place in stride(from: 0, to: whole.count, by: 7) { odd[place] = UInt8(place % 256) }
    read(odd)
  }

  /// Reads everything that requests read.
  private func read(_ file: Data) {
    let index = CatalogIndex(file)
    for list in CatalogIndex.List.allCases { _ = index.order(of: list) }
    for place in -1...index.ids.count {
      guard let entry = index.entry(at: place) else { continue }
      _ = (entry.id, entry.imdbID, entry.year, entry.genres, entry.similar, entry.words)
      _ = (entry.releaseDate, entry.genreIDs, entry.originalLanguage)
      _ = (entry.voteAverage, entry.voteCount)
      _ = EmbeddedRecommendations.movies(for: entry, in: index)
    }
    _ = EmbeddedTrends.order(of: index.ids, day: .min)
    _ = index.place(ofPath: "tt0010323")
    let found = EmbeddedSearch(.get("/search/movie", ["query": "the"])).results(in: index)
    #expect(found.allSatisfy(index.ids.contains))
  }
}
