import MovieEntities
import MovieTMDB
import MovieTMDBEmbedded
import Testing
import Viper

/// The sort orders of the embedded lists.
struct EmbeddedListsTests {
  private let service = EmbeddedService()

  @Test func `Popular movies are ordered by popularity`() async throws {
    let rows = try await service.rows("/movie/popular")
    #expect(rows.map(\.popularity) == rows.map(\.popularity).sorted(by: >))
  }

  @Test func `Top rated movies are ordered by votes`() async throws {
    let rows = try await service.rows("/movie/top_rated").dropLast(6)
    let odd = zip(rows, rows.dropFirst()).filter { better, worse in
      (better.voteAverage, better.voteCount) < (worse.voteAverage, worse.voteCount)
    }
    #expect(odd.map(\.0.title) == [])
    #expect(rows.last?.voteCount == 0)
  }

  @Test func `The newest movies come first, and those without a date last`() async throws {
    let rows = try await service.rows("/movie/now_playing")
    let dates = rows.dropLast(6).map { $0.releaseDate ?? "" }
    #expect(dates == dates.sorted(by: >))
    #expect(rows.dropLast(5).last?.id == 900_000_006)
    #expect(Set(rows.suffix(2).map(\.id)) == [900_000_001, 900_000_002])
  }

  @Test(arguments: [
    "/movie/popular", "/movie/top_rated", "/movie/now_playing", "/trending/movie/day",
    "/trending/movie/week",
  ])
  func `Invented movies come last`(path: String) async throws {
    let ids = try await service.rows(path).map(\.id)
    #expect(Set(ids.suffix(6)) == Set(900_000_001...900_000_006))
  }

  @Test(arguments: [20_000, 20_454, 1] as [Int64])
  func `Daily trends are stable within a day and differ between days`(day: Int64) async throws {
    let path = "/trending/movie/day"
    let morning = try await EmbeddedService(now: day * 86_400).rows(path)
    let night = try await EmbeddedService(now: day * 86_400 + 86_399).rows(path)
    let next = try await EmbeddedService(now: (day + 1) * 86_400).rows(path)
    #expect(morning == night)
    #expect(night != next)
    #expect(Set(morning.prefix(20)) != Set(next.prefix(20)))
  }

  @Test func `Weekly trends are stable within a week and differ between weeks`() async throws {
    let path = "/trending/movie/week"
    let week: Int64 = 604_800
    let first = try await EmbeddedService(now: 2_900 * week).rows(path)
    let last = try await EmbeddedService(now: 2_901 * week - 1).rows(path)
    let next = try await EmbeddedService(now: 2_901 * week).rows(path)
    #expect(first == last)
    #expect(last != next)
  }

  @Test func `Trends follow the clock while the program runs`() async throws {
    let clock = ManualClock()
    let catalog = ServiceCatalog(
      transport: EmbeddedTransport(clock: WallClock(secondsSince1970: 86_399, on: clock)))
    let today = try await catalog.movies(.kind(.trending), page: 1).movies.map(\.id)
    clock.advance(by: .seconds(1))
    let tomorrow = try await catalog.movies(.kind(.trending), page: 1).movies.map(\.id)
    #expect(today != tomorrow)
  }
}
