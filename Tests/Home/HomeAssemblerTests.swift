import MovieEntities
import MovieHome
import MovieLibrary
import Synchronization
import Testing
import Viper
import ViperTesting

@testable import EntityTestSupport
@testable import ViperTestSupport

/// The real module, with its own interactor and the real picker.
@MainActor
struct HomeAssemblerTests {
  private let stage: HomeStage
  private let output: CallSpy
  private let library = LibraryDouble()
  private nonisolated static let today = Day(daysSince1970: 20_000)

  init() {
    stage = HomeStage()
    output = CallSpy("output", recorder: stage.recorder)
  }

  private func open(isLoggedIn: Bool = false, hasLibrary: Bool = true) async {
    let catalog = CatalogDouble(recorder: stage.recorder)
    let service = AccountDouble(isLoggedIn: isLoggedIn, recorder: stage.recorder)
    service.lists = [.watchlist: [PopularMovieEntity(id: 3, title: "Third")]]
    let account = AccountGateway(service: service, sessions: service)
    let marks = MarkBook(account, library: hasLibrary ? library : nil)
    let interactor = HomeAssembler.defaultInteractor(
      account: account, catalog: catalog, marks: marks,
      picker: TonightPicker(catalog: catalog, marks: marks, store: TonightDouble()),
      today: { Self.today })
    await stage.open(
      HomeAssembler.assemble(interactor: interactor, window: stage.window, output: output))
  }

  private func movie(_ id: Int) -> Film {
    Film(id: .tmdb(id), title: "Movie \(id)", year: nil)
  }

  private func ids(_ section: Int) -> [String]? {
    stage.window.scene?.sections[section].rows.map(\.id)
  }

  @Test func `With a watchlist in the library, only the pick's page is requested`() async throws {
    try await library.append((1...8).map { .mark(movie($0), .watchlist(true)) })
    await open()
    let pick = try #require(ids(0)?.first)
    stage.recorder.expect("catalog.movie(\(pick))")
    let others = (1...8).reversed().map(String.init).filter { $0 != pick }
    #expect(ids(1) == Array(others.prefix(5)))
    await stage.close()
  }

  @Test func `With an account, at most three requests are sent`() async throws {
    let viewing = Viewing(of: movie(3), on: nil)
    try await library.append([.watch(viewing)])
    await open(isLoggedIn: true)
    // The only movie on the account's watchlist has been seen.
    stage.recorder.expect(
      "account.movies(watchlist, page: 1)", "catalog.movies(.discover(rating 5..), page: 1)",
      "catalog.movie(6)")
    #expect(ids(1) == [])
    await stage.close()
  }

  @Test func `A watchlist of movies that have been seen is not empty`() async throws {
    await open()
    let text = stage.window.scene?.sections[1].text.map(\.text.text)
    #expect(text == ["Press w on a movie to add it."])
    await stage.close()
    try await library.append([
      .mark(movie(3), .watchlist(true)), .watch(Viewing(of: movie(3), on: nil)),
      .mark(movie(3), .watchlist(true)),
    ])
    await open()
    let seen = stage.window.scene?.sections[1].text.map(\.text.text)
    #expect(seen == ["No unseen movies. Press w on a movie to add it."])
    await stage.close()
  }

  @Test func `Without a login and a library, the pick comes from Discover`() async {
    await open(hasLibrary: false)
    stage.recorder.expect("catalog.movies(.discover(rating 5..), page: 1)", "catalog.movie(6)")
    #expect(stage.window.scene?.sections.count == 1)
    await stage.close()
  }

  @Test func `Another pick is a different one`() async {
    await open(hasLibrary: false)
    let first = ids(0)
    await stage.window.send(.activate("another"))
    #expect(ids(0) != first)
    await stage.close()
  }

  @Test func `Movies seen last are listed once, and counted by year and month`() async throws {
    let days = [(1, 20_000), (2, 19_999), (1, 19_990), (3, 19_800), (4, 19_000), (5, 18_000)]
    try await library.append(
      days.map { .watch(Viewing(of: movie($0), on: Day(daysSince1970: $1))) }
        + [.watch(Viewing(of: movie(6), on: nil))])
    await open()
    #expect(ids(2) == ["1", "2", "3", "4", "5"])
    let lines = stage.window.scene?.sections.last?.text.map(\.text.text)
    #expect(lines?.last == "Movies seen: 3 this year, 2 this month")
    await stage.close()
  }

  @Test func `The output opens movies, forms and statistics`() async {
    await open(hasLibrary: true)
    await stage.window.send(.selectRow(0))
    await stage.window.send(.activate("log"))
    await stage.window.send(.activate("stats"))
    let title = stage.window.scene?.rows.first?.cells.first?.text ?? ""
    stage.recorder.expect(
      "catalog.movies(.discover(rating 5..), page: 1)", "catalog.movie(6)",
      "output.didSelectMovie(\(title))",
      "output.log(\(title))", "output.didOpenStats()")
    await stage.close()
  }
}

/// A store in memory of the movies that were skipped.
private final class TonightDouble: TonightStore {
  private let saved = Mutex<[MovieID]>([])

  func skipped(on day: Day) async -> [MovieID] { saved.withLock { $0 } }
  func save(skipped: [MovieID], on day: Day) async throws(MovieError) {
    saved.withLock { $0 = skipped }
  }
}
