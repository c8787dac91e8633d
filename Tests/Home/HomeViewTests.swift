import MovieEntities
import MovieHome
import Testing
import Viper
import ViperTesting

@testable import ViperTestSupport

@MainActor
struct HomeViewTests {
  private let stage = HomeStage()

  @Test func `The screen has a greeting, the pick, the watchlist and the diary`() async {
    stage.answer(with: .first)
    await stage.open(spied: false)
    #expect(
      stage.window.scene?.text == """
        Home
        Welcome, Neo.
        No poster
        Tonight
        > First  1921  8.0
        1 h 7 min · Drama · Ada
        A man meets a dog.
        From your watchlist

        Next on your watchlist
          Third  1923

        Recently seen
          Fourth  2026-11-24  8.5
        Movies seen: 42 this year, 3 this month
        """)
    await stage.close()
  }

  @Test func `Empty tables say how to fill them`() async {
    stage.answer(with: TonightContent(pick: nil, watchlist: []))
    await stage.open(HomeUser(name: nil, seen: []), spied: false)
    #expect(
      stage.window.scene?.text == """
        Home
        What are you watching tonight?
        Tonight
        Nothing to suggest. Add movies to your watchlist with w.

        Next on your watchlist
        Press w on a movie to add it.

        Recently seen
        Log a film with L, or import your Letterboxd, IMDb or Trakt export: movies-cli import FILE
        """)
    #expect(stage.window.scene?.buttons.map(\.id) == ["stats"])
    await stage.close()
  }

  @Test func `Without a login and a library, only the pick is shown`() async {
    stage.answer(with: TonightContent(pick: DetailedMovieEntity.second, watchlist: nil))
    await stage.open(HomeUser(name: nil, seen: nil), spied: false)
    #expect(stage.window.scene?.sections.map(\.heading) == ["Tonight"])
    await stage.close()
  }

  @Test func `A long overview is cut after a word`() async throws {
    let words = String(repeating: "word, ", count: 50)
    stage.answer(
      with: TonightContent(
        pick: DetailedMovieEntity(id: 1, title: "Long", overview: words), watchlist: nil))
    await stage.open(spied: false)
    let line = try #require(stage.window.scene?.sections.first?.text.first?.text.text)
    #expect(line.hasSuffix("word, word…"))
    #expect(line.count <= 240)
    await stage.close()
  }

  @Test func `The trailer is offered only for the pick`() async {
    stage.answer(with: .first)
    await stage.open(spied: false)
    func hasTrailer() -> Bool {
      stage.window.scene?.buttons.contains { $0.effect == .open("https://trailer.example/") }
        == true
    }
    #expect(hasTrailer())
    await stage.window.send(.moveFocus(1))
    #expect(!hasTrailer())
    await stage.close()
  }
}
