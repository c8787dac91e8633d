import MovieDetail
import MovieEntities
import Testing
import Viper
import ViperTesting

@MainActor
struct MovieDetailCastTests {
  let stage = Stage()

  /// Opens a movie with a cast of the given size in the module's own view.
  private func open(_ count: Int) async {
    stage.answer(with: StubMovie(cast: players(count)))
    await stage.open(spied: false)
    stage.recorder.expect("interactor.movie(278)")
  }

  private var section: Scene.Section? { stage.window.scene?.sections.first }

  private var names: [String] { section?.rows.map { $0.cells[1].text } ?? [] }

  private var buttons: [String] { stage.window.scene?.pageButtons.map(\.label) ?? [] }

  @Test func `A movie without a cast has neither a table nor a button`() async {
    await open(0)
    #expect(stage.window.scene?.sections == [])
    #expect(stage.window.scene?.focus == nil && stage.window.scene?.total == nil)
    #expect(buttons == ["Favorite", "Watchlist", "Rate"])
  }

  @Test(arguments: [1, 10])
  func `A cast of ten has no button for more`(count: Int) async {
    await open(count)
    #expect(section?.heading == "Cast")
    #expect(names == (1...count).map { "Player \($0)" })
    #expect(stage.window.scene?.total == count)
    #expect(buttons == ["Favorite", "Watchlist", "Rate"])
  }

  @Test(arguments: [11, 12, 30])
  func `Ten of a longer cast are shown, with the total`(count: Int) async {
    await open(count)
    #expect(section?.heading == "Cast (10 of \(count))")
    #expect(names == (1...10).map { "Player \($0)" })
    #expect(stage.window.scene?.total == 10)
    #expect(buttons == ["Favorite", "Watchlist", "Rate", "All cast"])
  }

  @Test(arguments: [11, 30])
  func `The button shows the whole cast and disappears`(count: Int) async {
    await open(count)
    await stage.window.send(.activate("all-cast"))
    #expect(section?.heading == "Cast")
    #expect(names == (1...count).map { "Player \($0)" })
    #expect(stage.window.scene?.total == count)
    #expect(buttons == ["Favorite", "Watchlist", "Rate"])
    stage.recorder.expect()
  }

  @Test func `A very large cast has a grouped count`() async {
    await open(1_234)
    #expect(section?.heading == "Cast (10 of 1,234)")
  }

  @Test func `Characters have their own column`() async {
    stage.answer(
      with: StubMovie(cast: [
        CastMember(id: 1, name: "Tim Robbins", character: "Andy Dufresne"),
        CastMember(id: 2, name: "Morgan Freeman"),
      ]))
    await stage.open(spied: false)
    stage.recorder.expect("interactor.movie(278)")
    #expect(section?.columns.map(\.heading) == ["ID", "NAME", "CHARACTER"])
    #expect(
      section?.rows == [
        .init(id: "person-1", cells: [StyledText("1", .dim), "Tim Robbins", "Andy Dufresne"]),
        .init(id: "person-2", cells: [StyledText("2", .dim), "Morgan Freeman", ""]),
      ])
  }

  @Test func `A cast without characters has no character column`() async {
    await open(2)
    #expect(section?.columns.map(\.heading) == ["ID", "NAME"])
    #expect(
      section?.rows.map { $0.cells.map(\.text) } == [
        ["1", "Player 1", ""], ["2", "Player 2", ""],
      ])
  }

  @Test(arguments: [(0, 0), (5, 5), (9, 9), (10, 11), (11, 12)])
  func `The focus stays on its row when the whole cast is shown`(before: Int, after: Int) async {
    // Ten of eleven cast members, and two movies.
    await stage.openLoggedOut(with: .crowded)
    await stage.window.send(.moveFocus(before))
    let focused = stage.window.scene.map { $0.rows[$0.focus ?? -1] }
    await stage.window.send(.activate("all-cast"))
    #expect(stage.window.scene?.focus == after)
    #expect(stage.window.scene.map { $0.rows[$0.focus ?? -1] } == focused)
  }

  @Test func `Showing the whole cast twice updates once`() async {
    await stage.openLoggedOut(with: .crowded)
    await stage.window.send(.activate("all-cast"))
    await stage.window.send(.activate("all-cast"))
    stage.recorder.expect(shown("all cast"))
  }

  @Test func `The cast cannot be expanded before the movie has loaded`() async {
    stage.answer(with: .offline)
    await stage.open()
    await stage.window.send(.activate("all-cast"))
    stage.recorder.expect(
      "view.update(.loading)", "interactor.movie(278)", "view.update(.failed(offline))")
  }
}
