import MovieEntities
import MovieTMDBEmbedded
import Testing
import Viper
import ViperTesting

@testable import MoviesCLI

/// The destinations that `'` goes back to.
@MainActor
struct RecentScreensTests {
  private let stage = MovieStage(MovieSettings(), clock: ImmediateClock())

  private func titles(_ recent: RecentScreens) -> [String?] { recent.others.map(\.title) }

  @Test func `The destinations are listed once, the latest first, without the current one`() async {
    let recent = RecentScreens(stage.window, after: nil)
    #expect(recent.others.isEmpty)
    await stage.router.open(.list(.popular))
    #expect(recent.others.isEmpty)
    await stage.window.send(.selectRow(0))
    await stage.router.open(.list(.topRated))
    await stage.router.go(to: .person(910_000_011))
    #expect(
      recent.others.map(\.route) == [.list(.topRated), .detail(.tmdb(19)), .list(.popular)])
    #expect(titles(recent) == ["Top rated movies", "Metropolis (1927)", "Popular movies"])
    await stage.router.go(to: .detail(.tmdb(19)))
    #expect(titles(recent) == ["Max Schreck", "Top rated movies", "Popular movies"])
    await stage.router.logIn()
    #expect(titles(recent) == ["Max Schreck", "Top rated movies", "Popular movies"])
  }

  @Test func `The last twenty are kept, after those of an earlier run`() async {
    let saved = SavedWindow(tabs: [
      .init(screens: [.init(route: .list(.rated)), .init(route: .detail(.tmdb(1)), title: "One")]),
      .init(key: "upcoming", screens: [.init(route: .list(.upcoming), title: "Soon")]),
    ])
    let recent = RecentScreens(stage.window, after: saved)
    #expect(titles(recent) == ["One", nil, "Soon"])
    for number in 1...21 { await stage.router.go(to: .search("\(number)")) }
    #expect(recent.others.map(\.route) == (1...20).reversed().map { .search("\($0)") })
  }

  @Test func `Going back closes the screens above, or opens a new one`() async {
    await stage.router.open(.list(.popular))
    for route in [Route.detail(.tmdb(19)), .person(910_000_011), .detail(.tmdb(653))] {
      await stage.router.go(to: route)
    }
    #expect(stage.window.depth == 4)
    let requests = stage.service.requests
    await stage.router.go(to: .detail(.tmdb(19)))
    #expect(stage.window.routes(as: Route.self) == [.list(.popular), .detail(.tmdb(19))])
    await stage.router.go(to: .list(.popular))
    #expect(stage.window.depth == 1 && stage.service.requests == requests)
    await stage.router.go(to: .list(.topRated))
    #expect(stage.window.rootKey == "top-rated")
    #expect(stage.window.leftovers() == [])
  }

  @Test func `Going back to a screen that reloads returns when it has settled`() async {
    await stage.router.open(Route(name: "diary"))
    await stage.router.importFile()
    await stage.router.go(to: Route(name: "diary"))
    #expect(stage.window.scene?.name == "diary" && stage.window.depth == 1)
    #expect(stage.window.scene?.loading == nil)
  }

  @Test func `Going back to a list leaves its search, whose title is not the list's`() async {
    let recent = RecentScreens(stage.window, after: nil)
    await stage.router.open(.list(.popular))
    let search = Task { await stage.window.send(.search("nosferatu")) }
    await search.value
    await stage.window.send(.selectRow(0))
    #expect(titles(recent) == ["Popular movies"])
    await stage.router.go(to: .list(.popular))
    #expect(stage.window.depth == 1 && stage.window.scene?.title == "Popular movies")
    #expect(stage.window.scene?.rows.count == 20)
  }
}
