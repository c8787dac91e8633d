import MovieEntities
import Synchronization
import Testing

@testable import MovieTMDB

/// However long a response is, a bounded part of it is decoded.
struct BoundsTests {
  /// An element that notes that it was tried, and can be decoded if it is a number.
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

  @Test func `Of elements that cannot be decoded a hundred are tried`() throws {
    let counter = Counter()
    Tried.$count.withValue(counter) {
      #expect(throws: DecodingError.self) {
        try decoded(array(Array(repeating: "{}", count: 5_000)), as: LossyArray<Tried>.self)
      }
    }
    #expect(counter.value == 100)
  }

  @Test func `Elements after a hundred that cannot be decoded count as such`() throws {
    let elements = ["1"] + Array(repeating: "{}", count: 150) + ["2", "3"]
    let list = try decoded(array(elements), as: LossyArray<Tried>.self)
    #expect(list.elements.count == 1)
    #expect(list.unreadable == 152)
  }

  @Test func `Of more than 20,000 elements the others count as unreadable`() throws {
    let most = try decoded(
      array(Array(repeating: "1", count: 20_000)), as: LossyArray<Int>.self)
    #expect((most.elements.count, most.unreadable) == (20_000, 0))
    let more = try decoded(
      array(Array(repeating: "1", count: 20_003)), as: LossyArray<Int>.self)
    #expect((more.elements.count, more.unreadable) == (20_000, 3))
  }

  @Test(arguments: [65_535, 65_536])
  func `A text of 64 kB is whole`(length: Int) throws {
    let text = String(repeating: "a", count: length)
    #expect(try decoded("\"\(text)\"", as: BoundedText.self).text == text)
  }

  @Test(arguments: ["a", "é", "映", "🏳️‍🌈"])
  func `A longer text is cut between two scalars, and says so`(character: String) throws {
    let whole = "x" + String(repeating: character, count: 65_536)
    let text = try decoded("\"\(whole)\"", as: BoundedText.self).text
    #expect(text.hasSuffix("…"))
    #expect(whole.unicodeScalars.starts(with: text.unicodeScalars.dropLast()))
    #expect((65_533...65_536).contains(text.utf8.count - 3))
  }

  @Test(arguments: ["title", "overview", "original_title"])
  func `Each text of a row is bounded`(field: String) throws {
    let text = String(repeating: "a", count: 70_000)
    let fields = ["title", "overview", "original_title"].map { name in
      "\"\(name)\":\"\(name == field ? text : "x")\""
    }
    let row = try decoded(
      #"{"id":1,"genre_ids":[],\#(fields.joined(separator: ","))}"#, as: MovieRowBody.self
    ).movie
    let texts = [row.title, row.overview, row.originalTitle]
    #expect(texts.map(\.utf8.count).max() == 65_539)
  }
}
