import MovieEntities
import Synchronization
import Testing

@testable import MovieTMDB

/// Only a limited part of a long response is decoded.
struct DecodingLimitTests {
  /// An element that records decoding attempts, and can be decoded if it is a number.
  private struct Tried: Decodable {
    @TaskLocal static var count: Counter?

    init(from decoder: any Decoder) throws {
      _ = Self.count?.next()
      _ = try decoder.singleValueContainer().decode(Int.self)
    }
  }

  private final class Counter: Sendable {
    private let count = Mutex(0)

    var value: Int { count.withLock { $0 } }

    func next() { count.withLock { $0 += 1 } }
  }

  private func array(_ elements: [String]) -> String {
    "[" + elements.joined(separator: ",") + "]"
  }

  @Test func `At most a hundred invalid elements are decoded`() throws {
    let counter = Counter()
    Tried.$count.withValue(counter) {
      #expect(throws: DecodingError.self) {
        try decoded(array(Array(repeating: "{}", count: 5_000)), as: LossyArray<Tried>.self)
      }
    }
    #expect(counter.value == 100)
  }

  @Test func `Elements after a hundred invalid ones count as invalid`() throws {
    let elements = ["1"] + Array(repeating: "{}", count: 150) + ["2", "3"]
    let list = try decoded(array(elements), as: LossyArray<Tried>.self)
    #expect(list.elements.count == 1)
    #expect(list.unreadable == 152)
  }

  @Test func `Elements beyond 20,000 count as unreadable`() throws {
    let most = try decoded(
      array(Array(repeating: "1", count: 20_000)), as: LossyArray<Int>.self)
    #expect((most.elements.count, most.unreadable) == (20_000, 0))
    let more = try decoded(
      array(Array(repeating: "1", count: 20_003)), as: LossyArray<Int>.self)
    #expect((more.elements.count, more.unreadable) == (20_000, 3))
  }

  @Test(arguments: [65_535, 65_536])
  func `A text of 64 kB is kept`(length: Int) throws {
    let text = String(repeating: "a", count: length)
    #expect(try decoded("\"\(text)\"", as: BoundedText.self).text == text)
  }

  @Test(arguments: ["a", "é", "映", "🏳️‍🌈"])
  func `A longer text is truncated between scalars and marked as such`(character: String) throws {
    let whole = "x" + String(repeating: character, count: 65_536)
    let text = try decoded("\"\(whole)\"", as: BoundedText.self).text
    #expect(text.hasSuffix("…"))
    #expect(whole.unicodeScalars.starts(with: text.unicodeScalars.dropLast()))
    #expect((65_533...65_536).contains(text.utf8.count - 3))
  }

  /// A row whose texts have the given number of bytes.
  private func row(
    title: Int = 1, original: Int = 1, overview: Int = 1, poster: Int = 1
  ) throws -> PopularMovieEntity {
    func text(_ count: Int) -> String { String(repeating: "a", count: count) }
    return try decoded(
      #"{"id":1,"genre_ids":[],"title":"\#(text(title))","original_title":"\#(text(original))","#
        + #""overview":"\#(text(overview))","poster_path":"\#(text(poster))"}"#,
      as: MovieRowBody.self
    ).movie
  }

  @Test func `The longest texts of a row are kept`() throws {
    let row = try row(title: 1_024, original: 1_024, overview: 4_096, poster: 256)
    #expect(row.title.utf8.count == 1_024 && row.originalTitle.utf8.count == 1_024)
    #expect(row.overview.utf8.count == 4_096 && row.posterPath?.utf8.count == 256)
    #expect(!row.isShortened)
  }

  @Test func `Longer texts of a row are truncated, and the row is marked`() throws {
    #expect(try row(title: 1_025).title.utf8.count == 1_024 + 3)
    #expect(try row(original: 1_025).originalTitle.utf8.count == 1_024 + 3)
    #expect(try row(overview: 4_097).overview.utf8.count == 4_096 + 3)
    for row in [
      try row(title: 1_025), try row(original: 1_025), try row(overview: 4_097),
    ] { #expect(row.isShortened) }
  }

  @Test func `A path that is too long is not a poster`() throws {
    let row = try row(poster: 257)
    #expect((row.posterPath, row.posterURL) == (nil, nil))
    #expect(!row.isShortened)
  }

  @Test func `Ten thousand rows have at most 64 MB of text`() throws {
    let row = try row(title: 70_000, original: 70_000, overview: 70_000, poster: 70_000)
    let texts = [row.title, row.originalTitle, row.overview, row.posterPath, row.posterURL]
    #expect(texts.reduce(0) { $0 + ($1?.utf8.count ?? 0) } * 10_000 <= 64 << 20)
  }

  @Test func `Ten thousand people have at most 64 MB of text`() throws {
    let text = String(repeating: "a", count: 70_000)
    let works = Array(repeating: #"{"title":"\#(text)"}"#, count: 20)
    let page = try decoded(
      #"{"results":[{"id":1,"name":"\#(text)","known_for_department":"\#(text)","#
        + #""known_for":\#(array(works))}]}"#, as: PersonPageBody.self
    ).page
    let person = try #require(page.people.first)
    let texts = [person.name, person.knownFor] + person.works
    #expect(person.works.count == 4)
    #expect(texts.reduce(0) { $0 + $1.utf8.count } * 10_000 <= 64 << 20)
  }

  @Test func `The overview of a movie page has up to 64 kB`() throws {
    let text = String(repeating: "a", count: 65_537)
    let movie = try decoded(
      #"{"id":1,"title":"One","overview":"\#(text)"}"#, as: MovieDetailBody.self
    ).movie
    #expect(movie.overview.utf8.count == 65_536 + 3)
  }
}
