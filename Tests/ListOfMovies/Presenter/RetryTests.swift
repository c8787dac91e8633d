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

  @Test func `Retry requests a failed first page again`() async {
    stage.answer(with: .offline)
    stage.answer(with: movies(1...20), of: 2)
    await stage.open()
    await stage.window.send(.activate("retry"))
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movies(.kind(.popular), page: 1)",
      "view.update(.failed(offline))",
      "view.update(.loading)",
      "interactor.movies(.kind(.popular), page: 1)",
      "view.update(.loaded(20 rows, next: available))")
  }

  @Test func `Retry does not request a permanently failed list`()
    async
  {
    stage.answer(with: .rejected)
    await stage.open()
    await stage.window.send(.activate("retry"))
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movies(.kind(.popular), page: 1)",
      "view.update(.failed(refused))")
  }

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

  @Test(arguments: [0, 1])
  func `Retry does nothing without a failure`(count: Int) async {
    stage.answer(with: Array(movies(1...1).prefix(count)))
    await stage.open()
    await stage.window.send(.activate("retry"))
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movies(.kind(.popular), page: 1)",
      count == 0 ? "view.update(.empty)" : "view.update(.loaded(1 rows))")
  }

  @Test func `Refresh requests all shown pages and keeps the rows meanwhile`() async {
    stage.answer(page: 2, with: movies(1...20), of: 4)
    stage.answer(page: 3, with: movies(21...40), of: 4)
    stage.answer(page: 2, with: movies(41...45), of: 2)
    await stage.open(ListOfMoviesInput(page: 2))
    await stage.window.send(.more)
    await stage.window.send(.refresh)
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movies(.kind(.popular), page: 2)",
      "view.update(.loaded(20 rows, next: available))",
      "view.update(.loaded(20 rows, next: loading))",
      "interactor.movies(.kind(.popular), page: 3)",
      "view.update(.loaded(40 rows, next: available))",
      "view.update(.loaded(40 rows, next: loading))",
      "interactor.movies(.kind(.popular), page: 2, reload)",
      "view.update(.loaded(5 rows))",
      "view.update(.loaded(5 rows, Updated))")
    #expect(stage.shownIDs == ["41", "42", "43", "44", "45"])
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
