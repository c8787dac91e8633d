import ListOfMovies
import MovieEntities
import MovieLibrary
import Testing
import Viper
import ViperTesting

@MainActor
struct PendingSearchTests {
  let stage = Stage(timeStandsStill: true)
  let gate = Gate()

  @Test
  func `A refresh interrupted by a search restarts when the search is left`()
    async
  {
    await stage.openPopular(movies(1...3))
    stage.answer(with: movies(1...4), behind: gate)
    stage.answer(with: movies(1...5))
    stage.answer(.alien, with: movies(30...31))
    let refresh = Task { await stage.window.send(.refresh) }
    await gate.arrivals(1)
    await stage.search("alien")
    await gate.open()
    await refresh.value
    await stage.window.send(.search(""))
    stage.recorder.expect(
      "view.update(.loaded(3 rows, next: loading))",
      "interactor.movies(.kind(.popular), page: 1, reload)",
      "view.update(.loading)",
      "interactor.movies(.search(alien), page: 1)",
      "view.update(.loaded(2 rows))",
      "cancelled: interactor.movies(.kind(.popular), page: 1, reload)",
      "view.update(.loading)",
      "interactor.movies(.kind(.popular), page: 1)",
      "view.update(.loaded(5 rows))")
  }

  @Test func `A letter that leaves the rows as they are does not read their marks again`() async {
    let marks = CountingMarks()
    stage.marks = marks
    await stage.openPopular()
    stage.answer(.alien, with: movies(30...31))
    let read = marks.count
    let first = await stage.type("alie")
    let second = await stage.type("alien", after: first)
    #expect(marks.count == read)
    stage.passPause()
    await second.value
    #expect(stage.shownIDs == ["30", "31"])
  }

  @Test func `A refresh replaces a loading search`() async {
    await stage.openPopular(movies(1...3))
    stage.answer(.alien, with: movies(30...31), behind: gate)
    stage.answer(.alien, with: movies(30...32))
    let typing = await stage.search("alien", until: gate)
    await stage.window.send(.refresh)
    await gate.open()
    await typing.value
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movies(.search(alien), page: 1)",
      "interactor.movies(.search(alien), page: 1, reload)",
      "view.update(.loaded(3 rows))",
      "view.update(.loaded(3 rows, Updated))",
      "cancelled: interactor.movies(.search(alien), page: 1)")
  }

  @Test func `Refreshing a search leaves the opened list unchanged`() async {
    await stage.openPopular(movies(1...3))
    stage.answer(.alien, with: movies(30...31))
    stage.answer(.alien, with: movies(30...32))
    await stage.search("alien")
    await stage.window.send(.refresh)
    await stage.window.send(.search(""))
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movies(.search(alien), page: 1)",
      "view.update(.loaded(2 rows))",
      "view.update(.loaded(2 rows, next: loading))",
      "interactor.movies(.search(alien), page: 1, reload)",
      "view.update(.loaded(3 rows))",
      "view.update(.loaded(3 rows, Updated))",
      "view.update(.loaded(3 rows))")
    #expect(stage.shownIDs == ["1", "2", "3"])
  }
}

/// Counts how often a movie's marks are read.
private final class CountingMarks: MarkInteractable {
  private(set) var count = 0

  func marks(of movie: MovieID) -> Marks {
    count += 1
    return .unknown
  }

  func change(_ change: MarkChange, of movie: Film) async throws(MovieError) -> MarkResult? { nil }
}
