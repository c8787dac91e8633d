import MovieEntities
import MoviePresentation
import Testing
import Viper
import ViperLocalization

@testable import MoviesCLI
@testable import ViperCommandLine
@testable import ViperTestSupport

/// Choosing one movie from a list of several pages.
@MainActor
struct RandomChoiceTests {
  /// Returns a page of a list with the given number of movies, numbered from 1.
  private static func page(
    _ number: Int, of count: Int, saying total: Int? = nil, unreadable: Int = 0
  ) -> Paged<MovieViewModel> {
    let first = (number - 1) * 20 + 1
    let ids = first <= count ? Array(first...min(first + 19, count)) : []
    return Paged(
      Page(
        rows: ids.dropLast(unreadable).map { id in
          MovieViewModel(id: id, title: "")
        }, totalPages: ((total ?? count) + 19) / 20, totalResults: total ?? count,
        unreadable: unreadable), number: number)
  }

  @Test func `All movies are equally likely`() async throws {
    let pages = (1...3).map { Self.page($0, of: 45) }
    let choice = RandomChoice { number in pages[number - 1] }
    var generator = SeededGenerator(seed: 7)
    var counts: [Int: Int] = [:]
    for _ in 0..<9_000 {
      let id = try #require(try await choice.movie(using: &generator))
      counts[id, default: 0] += 1
    }
    #expect(counts.count == 45)
    // Each is expected 200 times, with a standard deviation of 14.
    #expect(counts.values.allSatisfy { (130...270).contains($0) })
  }

  @Test func `At most two pages are requested`() async throws {
    var count = 0
    let choice = RandomChoice { number in
      count += 1
      return Self.page(number, of: 200)
    }
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<50 { _ = try await choice.movie(using: &generator) }
    #expect(count > 50 && count <= 100)
  }

  @Test func `A page that has become empty still yields a movie`() async throws {
    let choice = RandomChoice { number in
      number == 1 ? Self.page(1, of: 200) : Self.page(number, of: 20, saying: 200)
    }
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<50 {
      #expect(try await choice.movie(using: &generator).map { (1...20).contains($0) } == true)
    }
  }

  @Test func `Unreadable rows are never chosen`() async throws {
    let choice = RandomChoice { number in Self.page(number, of: 40, unreadable: 5) }
    var generator = SeededGenerator(seed: 13)
    for _ in 0..<200 {
      let id = try #require(try await choice.movie(using: &generator))
      #expect((1...15).contains(id) || (21...35).contains(id))
    }
  }

  @Test func `An empty list yields no movie`() async throws {
    let choice = RandomChoice { number in Self.page(number, of: 0) }
    var generator = SeededGenerator(seed: 1)
    #expect(try await choice.movie(using: &generator) == nil)
  }
}
