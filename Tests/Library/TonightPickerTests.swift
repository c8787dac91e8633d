import MovieEntities
import MovieLibrary
import Synchronization
import Testing

@testable import EntityTestSupport

/// The rule for picking a movie for tonight.
@MainActor
struct TonightPickerTests {
  private nonisolated static let today = Day(daysSince1970: 20_000)

  private let library = TonightLibrary()
  private let store = PassedDouble()
  private let catalog = TonightCatalog()
  private let marks: MarkBook
  private let picker: TonightPicker

  init() {
    let nobody = AccountDouble(isLoggedIn: false)
    marks = MarkBook(AccountGateway(service: nobody, sessions: nobody), library: library)
    picker = TonightPicker(catalog: catalog, marks: marks, store: store)
  }

  private func pick(
    _ request: TonightRequest = TonightRequest(), another: Bool = false, on day: Day = today
  ) async throws -> Int? {
    var request = request
    request.asksForAnother = another
    return try await picker.pick(request, on: day)?.movie.id
  }

  private func list(_ ids: some Sequence<Int>) async throws {
    try await library.append(ids.map { .mark(TonightCatalog.entry($0), .watchlist(true)) })
  }

  private func see(_ ids: some Sequence<Int>) async throws {
    try await library.append(ids.map { .watch(Viewing(of: TonightCatalog.entry($0), on: nil)) })
  }

  @Test func `The pick stays the same all day, and changes with the day`() async throws {
    try await list(1...30)
    let picks = try await [pick(), pick(), pick()]
    #expect(Set(picks).count == 1)
    var others: Set<Int?> = []
    for day in 20_001...20_010 { others.insert(try await pick(on: Day(daysSince1970: day))) }
    #expect(others.count > 3)
    #expect(catalog.requests == [])
  }

  @Test func `A seen movie is never picked`() async throws {
    try await list(1...3)
    let first = try #require(try await pick())
    try await see([first])
    let second = try #require(try await pick())
    #expect(second != first)
  }

  @Test func `If the watchlist has nothing unseen, the pick comes from Discover`() async throws {
    try await list([1])
    try await see(1...5)
    let result = try #require(try await picker.pick(TonightRequest(), on: Self.today))
    #expect(result.movie.id == 6)
    #expect(result.source == .discover(Self.filter { $0.minRating = 5 }))
    #expect(try await pick(TonightRequest(from: .watchlist)) == nil)
  }

  @Test func `Other picks follow until all have been shown, and then come again in order`()
    async throws
  {
    try await list(1...3)
    let request = TonightRequest(from: .watchlist)
    var picks = [try await pick(request)]
    for _ in 1...5 { picks.append(try await pick(request, another: true)) }
    #expect(Set(picks.prefix(3)) == [1, 2, 3])
    #expect(Array(picks.suffix(3)) == Array(picks.prefix(3)))
    #expect(try await pick(request) == picks.last)
  }

  @Test func `If only one movie fits, asking for another says so`() async throws {
    try await list([1])
    var request = TonightRequest(from: .watchlist)
    request.asksForAnother = true
    let result = try #require(try await picker.pick(request, on: Self.today))
    #expect(result.movie.id == 1)
    #expect(result.isOnlyOne)
  }

  @Test func `A request that nothing fits forgets nothing`() async throws {
    try await list(1...3)
    _ = try await pick(another: true)
    let skipped = await store.skipped(on: Self.today)
    var filter = MovieFilter()
    filter.maxRuntime = 1
    #expect(try await pick(TonightRequest(from: .watchlist, filter: filter), another: true) == nil)
    #expect(await store.skipped(on: Self.today) == skipped)
  }

  @Test func `Conditions are checked with the pages of listed movies`() async throws {
    try await list(1...6)
    var filter = MovieFilter()
    // The movie with the ID N is 10 N minutes long.
    (filter.minRuntime, filter.maxRuntime) = (30, 30)
    #expect(try await pick(TonightRequest(filter: filter)) == 3)
  }

  @Test(arguments: [
    (filter { _ in }, 5.0), (filter { $0.minRating = 2 }, 2), (filter { $0.maxRating = 4 }, nil),
  ])
  func `Without a rating in the filter, Discover suggests no badly rated movie`(
    _ filter: MovieFilter, _ least: Double?
  ) {
    for request in [TonightRequest(filter: filter), TonightRequest(discover: filter)] {
      guard case .discover(let found)? = request.sources.last else {
        Issue.record("no Discover")
        continue
      }
      #expect(found.minRating == least)
    }
  }

  @Test func `A badly rated movie is picked from the watchlist, but not from other lists`()
    async throws
  {
    let bad = BadCatalog()
    let picker = TonightPicker(catalog: bad, marks: marks, store: store)
    #expect(try await picker.pick(TonightRequest(from: .popular), on: Self.today) == nil)
    let filter = Self.filter { $0.minRating = 2 }
    let pick = try await picker.pick(TonightRequest(from: .popular, filter: filter), on: Self.today)
    #expect(pick?.movie.id == 1)
    try await list([1])
    #expect(try await picker.pick(TonightRequest(), on: Self.today)?.movie.id == 1)
  }

  @Test func `Services are asked only about listed movies`() async throws {
    try await list(1...3)
    var request = TonightRequest(from: .watchlist)
    request.isOffered = { $0 == 2 }
    #expect(try await pick(request) == 2)
  }

  @Test func `A movie that is not released yet is not picked`() async throws {
    let early = Day(daysSince1970: TonightCatalog.release.daysSince1970 - 1)
    #expect(try await pick(on: early) == nil)
    #expect(try await pick(on: TonightCatalog.release) == 6)
  }

  private nonisolated static func filter(_ change: (inout MovieFilter) -> Void) -> MovieFilter {
    var filter = MovieFilter()
    change(&filter)
    return filter
  }

  @Test(arguments: [
    (filter { _ in }, true), (filter { $0.genres = [18] }, true),
    (filter { $0.genres = [18, 37] }, false),
    (filter { ($0.genres, $0.takesAnyGenre) = ([18, 37], true) }, true),
    (filter { ($0.genres, $0.takesAnyGenre) = ([37], true) }, false),
    (filter { $0.firstYear = 1971 }, false), (filter { $0.lastYear = 1970 }, true),
    (filter { $0.minRating = 8 }, true), (filter { $0.maxRating = 7.9 }, false),
    (filter { $0.minVotes = 10 }, false), (filter { $0.maxRuntime = 67 }, true),
    (filter { $0.minRuntime = 68 }, false), (filter { $0.people = [7, 8] }, true),
    (filter { $0.people = [9] }, false),
  ])
  func `A page meets the conditions of a filter, or not`(filter: MovieFilter, isMet: Bool) {
    let movie = DetailedMovieEntity(
      id: 1, title: "M", releaseDate: ReleaseDate("1970-05-01"), runtime: 67, genreIDs: [18, 80],
      rating: Rating(average: 8, votes: 9),
      cast: [CastMember(id: 7, name: "Ada", character: "")],
      crew: [CrewMember(id: 8, name: "Bo", job: "Director", department: "Directing")])
    #expect(filter.isMet(by: movie) == isMet)
  }

  @Test func `A movie of unknown length or year meets no limit`() {
    let movie = DetailedMovieEntity(id: 1, title: "M")
    #expect(!Self.filter { $0.maxRuntime = 90 }.isMet(by: movie))
    #expect(!Self.filter { $0.firstYear = 1900 }.isMet(by: movie))
    #expect(MovieFilter().isMet(by: movie))
  }
}

private final class TonightLibrary: LibraryStore {
  private let contents = Mutex(Library())

  func library() async throws(MovieError) -> Library { contents.withLock { $0 } }

  func append(
    _ make: @Sendable (Library) -> [LibraryEvent.Action]
  ) async throws(MovieError) -> (library: Library, events: [LibraryEvent]) {
    contents.withLock { library in
      let events = make(library).enumerated().map { index, action in
        LibraryEvent(id: "\(library.events.count + index)", time: 0, action)
      }
      library.append(events)
      return (library, events)
    }
  }
}

private final class PassedDouble: TonightStore {
  private let saved = Mutex<[Day: [MovieID]]>([:])

  func skipped(on day: Day) async -> [MovieID] { saved.withLock { $0[day] ?? [] } }
  func save(skipped: [MovieID], on day: Day) async throws(MovieError) {
    saved.withLock { $0 = [day: skipped] }
  }
}

/// A catalog whose lists have the movies 1 to 6, and whose movies are 10 times their ID long.
private final class TonightCatalog: MovieCatalog {
  static let release = Day(daysSince1970: 15_000)
  private let asked = Mutex<[String]>([])
  var requests: [String] { asked.withLock { $0 } }

  static func entry(_ id: Int) -> Film {
    Film(id: .tmdb(id), title: "\(id)", year: nil)
  }

  func movies(_ query: MovieQuery, page: Int) async throws(MovieError) -> MoviePage {
    asked.withLock { $0.append("page \(page)") }
    let movies = (1...6).map {
      PopularMovieEntity(
        id: $0, title: "\($0)",
        releaseDate: ReleaseDate(Day(daysSince1970: Self.release.daysSince1970 + 6 - $0)))
    }
    return MoviePage(number: page, movies: movies, totalPages: 1, totalResults: 6)
  }

  func movie(_ id: MovieID) async throws(MovieError) -> any DetailedMovie {
    asked.withLock { $0.append("movie \(id)") }
    guard case .tmdb(let number) = id else { throw MovieError(.notFound, "") }
    return DetailedMovieEntity(id: number, title: "\(number)", runtime: number * 10)
  }
}

/// A catalog with a single movie, whose rating is 2.1.
private struct BadCatalog: MovieCatalog {
  private let rating = Rating(average: 2.1, votes: 9)

  func movies(_ query: MovieQuery, page: Int) async throws(MovieError) -> MoviePage {
    MoviePage(
      number: page, movies: [PopularMovieEntity(id: 1, title: "1", rating: rating)],
      totalPages: 1, totalResults: 1)
  }

  func movie(_ id: MovieID) async throws(MovieError) -> any DetailedMovie {
    DetailedMovieEntity(id: 1, title: "1", rating: rating)
  }
}
