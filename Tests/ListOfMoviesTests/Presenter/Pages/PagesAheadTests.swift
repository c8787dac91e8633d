import Entities
import ListOfMovies
import Testing
import Viper
import ViperTesting

@Suite("List presenter: pages side by side")
@MainActor
struct PagesAheadTests {
  let stage = Stage()
  let gate = Gate()

  /// Prepares pages of twenty movies, each of them as often as it is listed.
  private func prepare(_ pages: Int..., of count: Int = 30) {
    for page in pages {
      stage.answer(page: page, with: movies((page * 20 - 19)...(page * 20)), of: count)
    }
  }

  /// Opens a list, and returns when a page waits at the gate.
  private func open(limit: Int) async -> Task<Void, Never> {
    let opening = Task { await stage.open(ListOfMoviesInput(limit: limit)) }
    await gate.arrivals()
    return opening
  }

  @Test("Eight pages are requested, and further ones when pages have been shown")
  func eight() async {
    prepare(1, 3, 4, 5, 6, 7, 8, 9, 10, 11)
    stage.answer(page: 2, with: movies(21...40), of: 30, behind: gate)
    let opening = await open(limit: 220)
    // The others have arrived, and wait for the second page.
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movies(.kind(.popular), page: 1)",
      "view.update(.loaded(20 rows, next: available))",
      "view.update(.loaded(20 rows, next: loading))",
      "interactor.movies(.kind(.popular), page: 2)",
      "interactor.movies(.kind(.popular), page: 3)",
      "interactor.movies(.kind(.popular), page: 4)",
      "interactor.movies(.kind(.popular), page: 5)",
      "interactor.movies(.kind(.popular), page: 6)",
      "interactor.movies(.kind(.popular), page: 7)",
      "interactor.movies(.kind(.popular), page: 8)",
      "interactor.movies(.kind(.popular), page: 9)")
    await gate.open()
    await opening.value
    stage.recorder.expect(
      "view.update(.loaded(40 rows, next: loading))",
      "view.update(.loaded(60 rows, next: loading))",
      "view.update(.loaded(80 rows, next: loading))",
      "view.update(.loaded(100 rows, next: loading))",
      "view.update(.loaded(120 rows, next: loading))",
      "view.update(.loaded(140 rows, next: loading))",
      "view.update(.loaded(160 rows, next: loading))",
      "view.update(.loaded(180 rows, next: loading))",
      "interactor.movies(.kind(.popular), page: 10)",
      "view.update(.loaded(200 rows, next: loading))",
      "interactor.movies(.kind(.popular), page: 11)",
      "view.update(.loaded(220 rows))")
    #expect(stage.shownIDs == (1...220).map(String.init))
  }

  @Test("Pages that arrive in reverse order are shown in theirs")
  func reversed() async {
    prepare(1)
    let gates = (2...7).map { _ in Gate() }
    for (place, gate) in gates.enumerated() {
      let page = place + 2
      stage.answer(
        page: page, with: movies((page * 20 - 19)...(page * 20)), of: 30, behind: gate)
    }
    let opening = Task { await stage.open(ListOfMoviesInput(limit: 125)) }
    for gate in gates { await gate.arrivals() }
    stage.recorder.forget()
    for gate in gates.dropFirst().reversed() { await gate.open() }
    stage.recorder.expect()
    await gates[0].open()
    await opening.value
    stage.recorder.expect(
      "view.update(.loaded(40 rows, next: loading))",
      "view.update(.loaded(60 rows, next: loading))",
      "view.update(.loaded(80 rows, next: loading))",
      "view.update(.loaded(100 rows, next: loading))",
      "view.update(.loaded(120 rows, next: loading))",
      "view.update(.loaded(125 rows))")
    #expect(stage.shownIDs == (1...125).map(String.init))
  }

  @Test("A page that fails ends the list before the pages that have arrived; Retry goes on there")
  func failure() async {
    prepare(1, 2, 4, 5, 6, 7, 8)
    stage.answer(page: 3, with: .offline, behind: gate)
    let opening = await open(limit: 150)
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movies(.kind(.popular), page: 1)",
      "view.update(.loaded(20 rows, next: available))",
      "view.update(.loaded(20 rows, next: loading))",
      "interactor.movies(.kind(.popular), page: 2)",
      "view.update(.loaded(40 rows, next: loading))",
      "interactor.movies(.kind(.popular), page: 3)",
      "interactor.movies(.kind(.popular), page: 4)",
      "interactor.movies(.kind(.popular), page: 5)",
      "interactor.movies(.kind(.popular), page: 6)",
      "interactor.movies(.kind(.popular), page: 7)",
      "interactor.movies(.kind(.popular), page: 8)")
    await gate.open()
    await opening.value
    stage.recorder.expect("view.update(.loaded(40 rows, next: failed(offline)))")
    #expect(stage.shownIDs == (1...40).map(String.init))
    prepare(3, 4, 5, 6, 7, 8)
    await stage.window.send(.activate("retry"))
    stage.recorder.expect(
      "view.update(.loaded(40 rows, next: loading))",
      "interactor.movies(.kind(.popular), page: 3)",
      "view.update(.loaded(60 rows, next: loading))",
      "interactor.movies(.kind(.popular), page: 4)",
      "view.update(.loaded(80 rows, next: loading))",
      "interactor.movies(.kind(.popular), page: 5)",
      "view.update(.loaded(100 rows, next: loading))",
      "interactor.movies(.kind(.popular), page: 6)",
      "view.update(.loaded(120 rows, next: loading))",
      "interactor.movies(.kind(.popular), page: 7)",
      "view.update(.loaded(140 rows, next: loading))",
      "interactor.movies(.kind(.popular), page: 8)",
      "view.update(.loaded(150 rows))")
    #expect(stage.shownIDs == (1...150).map(String.init))
  }

  @Test("The focus moves while pages are under way, and stays where it is")
  func focus() async {
    prepare(1, 3)
    stage.answer(page: 2, with: movies(21...40), of: 30, behind: gate)
    let opening = await open(limit: 60)
    await stage.window.send(.moveFocus(7))
    await gate.open()
    await opening.value
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movies(.kind(.popular), page: 1)",
      "view.update(.loaded(20 rows, next: available))",
      "view.update(.loaded(20 rows, next: loading))",
      "interactor.movies(.kind(.popular), page: 2)",
      "interactor.movies(.kind(.popular), page: 3)",
      "view.update(.loaded(20 rows, focus: 7, next: loading))",
      "view.update(.loaded(40 rows, focus: 7, next: loading))",
      "view.update(.loaded(60 rows, focus: 7))")
  }
}
