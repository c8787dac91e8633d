import Entities
import MovieDetail
import Testing
import Viper
import ViperTesting

@Suite("Detail: its cast")
@MainActor
struct MovieDetailCastTests {
  let stage = Stage()

  /// The lines of the cast of so many in the module's own view, without its heading.
  private func open(_ count: Int) async {
    stage.answer(with: StubMovie(cast: players(count)))
    await stage.open(view: .own)
    stage.recorder.expect("interactor.movie(278)", "interactor.states(278)")
  }

  private var cast: [String] {
    let lines = stage.window.scene?.lines.map(\.text.text) ?? []
    return Array(lines.drop { $0 != "Cast" }.dropFirst())
  }

  private var buttons: [String] { stage.window.scene?.buttons.map(\.label) ?? [] }

  @Test("Without a cast there is neither a heading nor a button")
  func none() async {
    await open(0)
    #expect(stage.window.scene?.lines.map(\.text.text) == ["No votes yet"])
    #expect(buttons == ["Favorite", "Watchlist", "Rate"])
  }

  @Test("Of a cast of ten nobody is left to count", arguments: [1, 10])
  func short(count: Int) async {
    await open(count)
    #expect(cast == (1...count).map { "  Player \($0)" })
    #expect(buttons == ["Favorite", "Watchlist", "Rate"])
  }

  @Test("Of a longer cast ten are named, the rest is counted", arguments: [11, 12, 30])
  func long(count: Int) async {
    await open(count)
    #expect(cast == (1...10).map { "  Player \($0)" } + ["  and \(count - 10) more"])
    #expect(buttons == ["Favorite", "Watchlist", "Rate", "All cast"])
  }

  @Test("The button shows all of them, and goes", arguments: [11, 30])
  func all(count: Int) async {
    await open(count)
    await stage.window.send(.activate("all-cast"))
    #expect(cast == (1...count).map { "  Player \($0)" })
    #expect(buttons == ["Favorite", "Watchlist", "Rate"])
    stage.recorder.expect()
  }

  @Test("Who they play stands behind their names")
  func roles() async {
    stage.answer(
      with: StubMovie(cast: [
        CastMemberEntity(id: 1, name: "Tim Robbins", character: "Andy Dufresne"),
        CastMemberEntity(id: 2, name: "Morgan Freeman"),
      ]))
    await stage.open(view: .own)
    stage.recorder.expect("interactor.movie(278)", "interactor.states(278)")
    #expect(cast == ["  Tim Robbins as Andy Dufresne", "  Morgan Freeman"])
  }

  @Test("Asked for twice, the whole cast is shown once")
  func twice() async {
    await stage.openLoggedOut(with: .crowded)
    await stage.window.send(.activate("all-cast"))
    await stage.window.send(.activate("all-cast"))
    stage.recorder.expect(shown("all cast"))
  }

  @Test("There is no cast to show before the movie is there")
  func failed() async {
    stage.answer(with: .offline)
    await stage.open()
    await stage.window.send(.activate("all-cast"))
    stage.recorder.expect(
      "view.update(.loading)", "interactor.movie(278)", "view.update(.failed(offline))")
  }
}
