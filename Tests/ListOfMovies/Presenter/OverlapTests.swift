import ListOfMovies
import MovieEntities
import Testing
import Viper
import ViperTesting

@MainActor
struct OverlapTests {
  let stage = Stage()
  let gate = Gate()
  let old = MovieQuery.search(term: "old", year: nil)
  let new = MovieQuery.search(term: "new", year: nil)

  /// Opens the popular movies, of which there are two pages; their events are done with.
  private func open(limit: Int? = nil) async {
    stage.answer(with: movies(1...20), of: 2)
    await stage.open(ListOfMoviesInput(limit: limit))
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movies(.kind(.popular), page: 1)",
      "view.update(.loaded(20 rows\(limit == nil ? ", next: available" : "")))")
  }

  /// Sends one action, and another before the first has its answer.
  private func send(_ first: UserAction, then second: UserAction) async {
    let running = Task { await stage.window.send(first) }
    await gate.arrivals(1)
    await stage.window.send(second)
    await gate.open()
    await running.value
  }

  @Test func `An older search never overwrites a newer one`() async {
    await open()
    stage.answer(old, with: movies(100...101), behind: gate)
    stage.answer(new, with: movies(200...202))
    await send(.search("old"), then: .search("new"))
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movies(.search(old), page: 1)",
      "view.update(.loading)",
      "interactor.movies(.search(new), page: 1)",
      "view.update(.loaded(3 rows))",
      "cancelled: interactor.movies(.search(old), page: 1)")
  }

  @Test func `A next page that arrives after a newer search is dropped`() async {
    await open()
    stage.answer(page: 2, with: movies(21...40), of: 2, behind: gate)
    stage.answer(new, with: movies(200...202))
    await send(.more, then: .search("new"))
    stage.recorder.expect(
      "view.update(.loaded(20 rows, next: loading))",
      "interactor.movies(.kind(.popular), page: 2)",
      "view.update(.loaded(20 rows, next: available))",
      "view.update(.loading)",
      "interactor.movies(.search(new), page: 1)",
      "view.update(.loaded(3 rows))",
      "cancelled: interactor.movies(.kind(.popular), page: 2)")
  }

  @Test func `Loading up to a limit stops when the list changes`() async {
    await open(limit: 20)
    stage.answer(old, with: movies(100...109), of: 9)
    stage.answer(old, page: 2, with: movies(110...114), of: 9, behind: gate)
    stage.answer(new, with: movies(200...219), of: 9)
    await send(.search("old"), then: .search("new"))
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movies(.search(old), page: 1)",
      "view.update(.loaded(10 rows, next: available))",
      "view.update(.loaded(10 rows, next: loading))",
      "interactor.movies(.search(old), page: 2)",
      "view.update(.loading)",
      "interactor.movies(.search(new), page: 1)",
      "view.update(.loaded(20 rows))",
      "cancelled: interactor.movies(.search(old), page: 2)")
  }
}
