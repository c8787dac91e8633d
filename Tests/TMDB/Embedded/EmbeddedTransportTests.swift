import MovieEntities
import MovieTMDB
import MovieTMDBEmbedded
import Testing
import Viper

/// Paths, pages, and delays.
struct EmbeddedTransportTests {
  private let service = EmbeddedService()

  static let lists = [
    "/movie/popular", "/movie/top_rated", "/movie/now_playing", "/trending/movie/day",
    "/trending/movie/week",
  ]

  @Test(arguments: lists)
  func `A page has 20 rows, the last one the remainder`(path: String) async throws {
    let first = try await service.page(path)
    #expect(first.page == 1)
    #expect(first.results.count == 20)
    #expect(first.totalPages == (first.totalResults + 19) / 20)
    let last = try await service.page(path, first.totalPages)
    #expect(last.page == first.totalPages)
    #expect(last.results.count == first.totalResults - 20 * (first.totalPages - 1))
  }

  @Test(arguments: lists)
  func `All pages together contain each movie once`(path: String) async throws {
    let rows = try await service.rows(path)
    let films = try await service.rows("/movie/popular")
    #expect(rows.count == Set(rows.map(\.id)).count)
    #expect(Set(rows) == Set(films))
    #expect(rows.count == (try await service.page(path).totalResults))
  }

  @Test(arguments: lists)
  func `A page past the end is empty`(path: String) async throws {
    let first = try await service.page(path)
    for number in [first.totalPages + 1, 500] {
      let page = try await service.page(path, number)
      #expect(page.results.isEmpty)
      #expect(page.page == number)
      #expect(page.totalPages == first.totalPages)
      #expect(page.totalResults == first.totalResults)
    }
  }

  @Test func `There are no upcoming movies`() async throws {
    let page = try await service.page("/movie/upcoming")
    #expect(page.results.isEmpty)
    #expect([page.page, page.totalPages, page.totalResults] == [1, 1, 0])
  }

  @Test(
    arguments: lists + [
      "/movie/upcoming", "/search/movie", "/discover/movie", "/movie/234/similar",
    ],
    ["0", "x", "501", "-1", "", "1.5", "99999999999999999999"])
  func `Pages 1 to 500 are valid`(path: String, page: String) async throws {
    let (status, rejection) = try await service.rejection(
      .get(path, ["query": "moon", "page": page]))
    #expect(status == 400)
    #expect(rejection == .init(success: false, statusCode: 22))
  }

  @Test(arguments: [
    "", "/", "/movie", "/movie/", "/movie/1", "/movie/0234", "/movie/+234", "/movie/ 234",
    "/movie/\(Int.max)", "/movie/tt", "/movie/tt0000000", "/movie/tt10323", "/movie/null",
    "/movie/234/credits", "/movie/popular/1", "/movie/POPULAR", "/tv/234", "/person/234", "/genre",
    "/genre/tv/list", "/genre/movie/list/1",
    "/trending/movie", "/trending/movie/month", "/trending/all/day", "/search", "/search/tv",
    "/account/1", "/account/1/favorite", "/authentication", "/authentication/token",
    "/configuration", "/3/movie/popular",
  ])
  func `An unknown path is not found`(path: String) async throws {
    let (status, rejection) = try await service.rejection(.get(path))
    #expect(status == 404)
    #expect(rejection == .init(success: false, statusCode: 34))
  }

  @Test func `Part of a row is not an ID`() async throws {
    let response = try await service.transport.response(
      to: .get(#"/movie/234,"imdb_id":"tt0010323""#))
    #expect(response.status == 404)
  }

  @Test(arguments: [
    "/movie/popular", "/movie/234", "/search/movie", "/genre/movie/list", "/account",
    "/authentication/token/new",
  ])
  func `Read-only paths cannot be written`(path: String) async throws {
    let (status, rejection) = try await service.rejection(.post(path, ["query": "moon"]))
    #expect(status == 404)
    #expect(rejection.statusCode == 34)
  }

  @Test func `A response takes as long as configured`() async throws {
    let clock = ManualClock()
    let slow = EmbeddedTransport(
      clock: WallClock(secondsSince1970: 0, on: clock), delay: .seconds(2))
    let asking = Task { () throws in try await slow.response(to: .get("/movie/popular")) }
    await clock.sleepers(1)
    clock.advance(by: .seconds(1))
    await clock.sleepers(1)
    clock.advance(by: .seconds(1))
    let response = try await asking.value
    #expect(response == (try await service.transport.response(to: .get("/movie/popular"))))
  }

  @Test func `A caller canceled during the delay gets no response`() async {
    let clock = ManualClock()
    let slow = EmbeddedTransport(
      clock: WallClock(secondsSince1970: 0, on: clock), delay: .seconds(2))
    let asking = Task { () throws in try await slow.response(to: .get("/movie/234")) }
    await clock.sleepers(1)
    asking.cancel()
    await #expect(throws: MovieError.cancelled) { try await asking.value }
  }
}
