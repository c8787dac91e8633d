import ListOfMovies
import MovieEntities
import MovieLibrary
import MoviePresentation
import Testing
import Viper
import ViperTesting

@MainActor
struct RetryTests {
  let stage = Stage()

  @Test func `Pressing Retry twice sends one request`() async {
    let gate = Gate()
    stage.answer(with: .offline)
    stage.answer(with: movies(1...2), behind: gate)
    await stage.open()
    let first = Task { await stage.window.send(.activate("retry")) }
    await gate.arrivals(1)
    await stage.window.send(.activate("retry"))
    await gate.open()
    await first.value
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movies(.kind(.popular), page: 1)",
      "view.update(.failed(offline))",
      "view.update(.loading)",
      "interactor.movies(.kind(.popular), page: 1)",
      "view.update(.loaded(2 rows))")
  }

  @Test func `Refresh repeats the current search`() async {
    stage.answer(with: movies(1...3))
    stage.answer(.search(term: "alien", year: nil), with: movies(4...5))
    stage.answer(.search(term: "alien", year: nil), with: movies(4...6))
    await stage.open()
    await stage.window.send(.search("alien"))
    await stage.window.send(.refresh)
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movies(.kind(.popular), page: 1)",
      "view.update(.loaded(3 rows))",
      "view.update(.loading)",
      "interactor.movies(.search(alien), page: 1)",
      "view.update(.loaded(2 rows))",
      "view.update(.loaded(2 rows, next: loading))",
      "interactor.movies(.search(alien), page: 1, reload)",
      "view.update(.loaded(3 rows))",
      "view.update(.loaded(3 rows, Updated))")
  }

  @Test func `A mark changed during a refresh of several pages is shown afterwards`()
    async throws
  {
    let gate = Gate()
    stage.answer(with: movies(1...20), of: 2)
    stage.answer(page: 2, with: movies(21...40), of: 2)
    await stage.open(recorded: false)
    await stage.window.send(.more)
    stage.answer(with: movies(1...20), of: 2)
    stage.answer(page: 2, with: movies(21...40), of: 2, behind: gate)
    let refresh = stage.window.begin(.refresh)
    await gate.arrivals()
    try await stage.book.change(
      .set(.favorite(true)), of: Film(id: 1, title: "Movie 1"), isUndoable: false)
    await gate.open()
    await refresh.value
    #expect(stage.shownList?.rows.filter(\.marks.isFavorite).map(\.id) == [1])
  }
}
