import Foundation
import ListOfMovies
import MovieEntities
import MovieTMDBEmbedded
import Testing
import Viper
import ViperLocalization

@testable import MovieTestSupport
@testable import MoviesCLI
@testable import ViperTestSupport

/// Windows that are saved and restored.
@MainActor
struct SavedWindowTests {
  private let stage = MovieStage(MovieSettings(), clock: ImmediateClock())

  private func restored(_ saved: SavedWindow) async -> MovieStage {
    let stage = MovieStage(MovieSettings(), clock: ImmediateClock())
    await stage.router.restore(saved)
    return stage
  }

  private func open(_ row: Int) async { await stage.window.send(.selectRow(row)) }

  @Test func `A stack and the other tabs are restored with one request`() async throws {
    await stage.router.open(.list(.topRated))
    await stage.router.open(.list(.popular))
    await open(0)
    await open(0)
    let saved = try #require(SavedWindow(stage.window))
    let copy = await restored(saved)
    #expect(SavedWindow(copy.window) == saved)
    #expect(copy.window.routes(as: Route.self) == stage.window.routes(as: Route.self))
    #expect(copy.window.rootKey == "popular" && Set(copy.window.keptRoots.keys) == ["top-rated"])
    #expect(copy.window.scene == stage.window.scene)
    #expect(copy.service.requests == 1)
  }

  @Test func `A lower screen is loaded when the user goes back to it`() async throws {
    await stage.router.open(.list(.popular))
    await stage.window.send(.moveFocus(3))
    await open(3)
    let copy = await restored(try #require(SavedWindow(stage.window)))
    await copy.window.send(.back)
    await copy.window.settled()
    #expect(copy.window.scene?.focus == 3 && copy.window.depth == 1)
    #expect(copy.service.requests == 2)
  }

  @Test func `A list continues with its search, order and focus`() async throws {
    await stage.router.open(.list(.popular))
    await stage.window.send(.search("the"))
    await stage.window.send(.activate("sort-year"))
    await stage.window.send(.moveFocus(2))
    let saved = try #require(SavedWindow(stage.window))
    let state: ListOfMoviesSavedState? = saved.tabs[0].screens[0].savedState()
    #expect(state?.search == "the")
    let copy = await restored(saved)
    #expect(copy.window.scene == stage.window.scene)
    await copy.window.send(.search(""))
    #expect(copy.window.scene?.title == "Popular movies")
  }

  @Test func `A list continues on a film that no service has identified`() async throws {
    let copy = MovieStage(MovieSettings(), clock: ImmediateClock())
    for stage in [stage, copy] {
      for title in ["Dune (2021)", "The A-Team (2010)", "Solaris (1972)"] {
        let film = try #require(Film(describedBy: title))
        #expect(await stage.router.mark(film, .watchlist(true)) == nil)
      }
    }
    await stage.router.open(.list(.watchlist))
    await stage.window.send(.moveFocus(1))
    await copy.router.restore(try #require(SavedWindow(stage.window)))
    #expect(copy.window.scene?.rows.count == 3)
    #expect(copy.window.scene?.focus == 1)
  }

  @Test func `A movie's page continues with its cast and focus`() async throws {
    await stage.router.open(.detail(.tmdb(19)))
    await stage.window.send(.activate("all-cast"))
    for rows in [3, .max] {
      await stage.window.send(.moveFocus(rows))
      let copy = await restored(try #require(SavedWindow(stage.window)))
      #expect(copy.window.scene == stage.window.scene)
      #expect(SavedWindow(copy.window) == SavedWindow(stage.window))
      #expect(copy.service.requests == 1)
    }
  }

  @Test func `A person's page continues with its order and focus`() async throws {
    await stage.router.open(.person(910_000_022))
    await stage.window.send(.activate("sort-title"))
    await stage.window.send(.moveFocus(2))
    let copy = await restored(try #require(SavedWindow(stage.window)))
    #expect(copy.window.scene == stage.window.scene)
    #expect(copy.window.scene?.focus == 2)
    #expect(copy.service.requests == 1)
  }

  @Test func `Titles are saved as hints, and kept until a screen is shown again`() async throws {
    await stage.router.open(.list(.popular))
    await open(0)
    await open(0)
    let saved = try #require(SavedWindow(stage.window))
    #expect(
      saved.tabs[0].screens.map(\.title) == ["Popular movies", "Metropolis (1927)", "Alfred Abel"])
    let copy = await restored(saved)
    #expect(
      SavedWindow(copy.window)?.tabs[0].screens.map(\.title) == saved.tabs[0].screens.map(\.title))
    await copy.window.send(.back)
    await copy.window.send(.back)
    #expect(SavedWindow(copy.window)?.tabs[0].screens.map(\.title) == ["Popular movies"])
    await stage.window.send(.search("fritz"))
    #expect(SavedWindow(stage.window)?.tabs[0].screens[0].title == "Popular movies")
  }

  @Test func `Movies and people that no longer exist are left out`() async throws {
    let gone: [SavedWindow.Screen] = [
      .init(route: .detail(.tmdb(999_999))), .init(route: .person(999_999)),
    ]
    let list = SavedWindow.Screen(route: .list(.topRated))
    #expect(await !stage.router.restore(SavedWindow(tabs: [.init(screens: [list] + gone)])))
    #expect(stage.window.routes(as: Route.self) == [.list(.topRated)])
    #expect(stage.window.scene?.rows.isEmpty == false)
    #expect(await !stage.router.restore(SavedWindow(tabs: [.init(screens: gone)])))
    #expect(stage.window.routes(as: Route.self) == [.list(.popular)])
    #expect(await stage.router.restore(SavedWindow(tabs: [.init(screens: [list])])))
  }

  @Test func `What is presented is not saved`() async throws {
    await stage.router.open(.list(.favorites))
    await stage.router.logIn()
    #expect(stage.window.depth == 2)
    let saved = try #require(SavedWindow(stage.window))
    #expect(saved.tabs.map { $0.screens.map(\.route) } == [[.list(.favorites)]])
  }

  @Test func `An empty window is not saved`() {
    #expect(SavedWindow(stage.window) == nil)
  }

  @Test func `Random stacks are restored as they were, without leaks`() async throws {
    // Screens that do not exist are left out.
    let routes = RouteTests.examples.map {
      $0.route == .person(287) ? .person(910_000_011) : $0.route
    }
    .filter { !["tt", "(2021)"].contains(where: "\($0)".contains) }
    for seed in Effort.seeds(20, of: 2_000) {
      var generator = SeededGenerator(seed: seed)
      var tabs = Route.tabs.filter { _ in Int.random(in: 0..<3, using: &generator) == 0 }
        .map { SavedWindow.Tab(key: "\($0)", screens: [.init(route: $0)]) }
        .sorted { $0.key ?? "" < $1.key ?? "" }
      let count = Int.random(in: 0..<6, using: &generator)
      var screens = (0..<count).compactMap { _ in
        routes.randomElement(using: &generator).map { SavedWindow.Screen(route: $0) }
      }
      var key: String?
      if !tabs.isEmpty, Bool.random(using: &generator) {
        let tab = tabs.remove(at: Int.random(in: tabs.indices, using: &generator))
        key = tab.key
        screens.insert(tab.screens[0], at: 0)
      }
      if screens.isEmpty { screens = [.init(route: .list(.popular))] }
      let stage = MovieStage(MovieSettings(), clock: ImmediateClock())
      let saved = SavedWindow(tabs: [.init(key: key, screens: screens)] + tabs)
      let json = try JSONEncoder().encode(saved)
      await stage.router.restore(try JSONDecoder().decode(SavedWindow.self, from: json))
      #expect(stage.window.routes(as: Route.self) == screens.map(\.route), "seed \(seed)")
      let found = try #require(SavedWindow(stage.window))
      #expect(found.tabs.map(\.key) == saved.tabs.map(\.key), "seed \(seed)")
      stage.window.close()
      await stage.window.settled()
      #expect(stage.window.leftovers() == [], "seed \(seed)")
    }
  }

  @Test(arguments: [
    "", "{", "[]", "null", "{\"version\":1}", "{\"version\":1,\"tabs\":[]}",
    "{\"version\":2,\"tabs\":[{\"places\":[{\"route\":[\"popular\"]}]}]}",
    "{\"version\":1,\"tabs\":[{\"places\":[{\"route\":[\"popular\"]}",
    window(String(repeating: "{\"route\":[\"popular\"]},", count: 10_000)),
    window("{\"route\":[\"search\",\"\(String(repeating: "a", count: 10 << 20))\"]}"),
    String(repeating: "[", count: 100_000),
  ])
  func `A damaged, newer or huge file is not used`(text: String) throws {
    let home = try StateHome()
    try home.put(text, at: home.home.stateFolder + "/window.json")
    let found = try #require(SavedWindowFile(home.environment, service: "a")).read(in: .english)
    #expect(found.window == nil && found.problem != nil)
  }

  private nonisolated static func window(_ places: String) -> String {
    "{\"version\":1,\"tabs\":[{\"places\":[" + places + "{\"route\":[\"popular\"]}]}]}"
  }

  @Test(
    .enabled(if: FolderTrustTests.canGiveAway, "Only root can give a file away."),
    arguments: ["/window.json", ""])
  func `A file or folder of another user is not used`(name: String) throws {
    let home = try StateHome()
    let folder = home.home.stateFolder
    try home.put(Self.window(""), at: folder + "/window.json")
    let file = try #require(SavedWindowFile(home.environment, service: "a"))
    #expect(file.read(in: .english).window != nil)
    #expect(chown(folder + name, 12_345, 12_345) == 0)
    let found = file.read(in: .english)
    #expect(found.window == nil)
    #expect(found.problem == "the file or its folder belongs to another user")
  }

  @Test func `A missing file is not a problem, and a written one is read again`() async throws {
    let home = try StateHome()
    let file = try #require(SavedWindowFile(home.environment, service: "a"))
    #expect(file.read(in: .english) == (nil, nil))
    await stage.router.open(.detail(.tmdb(234)))
    let saved = try #require(SavedWindow(stage.window))
    #expect(await file.write(saved, in: .english) == nil)
    #expect(file.read(in: .english) == (saved, nil))
    let other = try #require(SavedWindowFile(home.environment, service: "b"))
    #expect(other.read(in: .english).window == nil)
    #expect(other.read(in: .english).problem == "they show movies from another service")
  }

  @Test func `A window that 0.5 has saved with the built-in catalog is restored`() throws {
    let home = try StateHome()
    let text = """
      {"service":"embedded:catalogue","version":1,"tabs":[{"places":[{"route":["popular"]}]}]}
      """
    try home.put(text, at: home.home.stateFolder + "/window.json")
    let url = EmbeddedTransport().baseURL
    let found = try #require(SavedWindowFile(home.environment, service: url)).read(in: .english)
    #expect(found.window != nil && found.problem == nil)
  }

  @Test func `A tab is saved under the names that 0.5 reads`() throws {
    let text = #"{"key":"popular","places":[{"route":["popular"]}]}"#
    let tab = try JSONDecoder().decode(SavedWindow.Tab.self, from: Data(text.utf8))
    #expect(tab == .init(key: "popular", screens: [.init(route: .list(.popular))]))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(String(decoding: try encoder.encode(tab), as: UTF8.self) == text)
  }

  @Test(arguments: [
    (#"{"route":["popular"]},{"route":["new"]},{"route":["detail","x"]}"#, [Route.list(.popular)]),
    (#"{"route":["new"]}"#, [.diary]),
  ])
  func `Screens that this version does not know are left out`(
    screens: String, routes: [Route]
  ) async throws {
    let text = #"{"version":1,"tabs":[{"places":["# + screens + "]}]}"
    let window = try JSONDecoder().decode(SavedWindow.self, from: Data(text.utf8))
    #expect(window.isKnown)
    #expect(await !stage.router.restore(window, orOpen: .diary))
    #expect(stage.window.routes(as: Route.self) == routes)
  }

  @Test func `A saved route is shown as the table of screens writes it`() async throws {
    let text = #"{"version":1,"tabs":[{"places":[{"route":["detail","0234"]}]}]}"#
    let window = try JSONDecoder().decode(SavedWindow.self, from: Data(text.utf8))
    #expect(await stage.router.restore(window))
    #expect(stage.window.routes(as: Route.self) == [.detail(.tmdb(234))])
  }

  @Test(arguments: [#""list":{"search":5}"#, #""state":5"#, #""state":"{\"search\":5}""#])
  func `Invalid details are ignored`(detail: String) async throws {
    let text = #"{"version":1,"tabs":[{"places":[{"route":["top-rated"],"# + detail + "}]}]}"
    let window = try JSONDecoder().decode(SavedWindow.self, from: Data(text.utf8))
    #expect(await stage.router.restore(window))
    #expect(stage.window.routes(as: Route.self) == [.list(.topRated)])
  }
}
