import Entities
import ListOfMovies
import Testing
import Viper
import ViperTesting

@Suite("List presenter: the next page")
@MainActor
struct NextPageTests {
  let stage = Stage()

  /// Opens a list of which the first page is there; its events are done with.
  private func open(of pages: Int) async {
    stage.answer(with: movies(1...20), of: pages)
    await stage.open()
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movies(.kind(.popular), page: 1)",
      "view.update(.loaded(20 rows, next: available))")
  }

  @Test("More adds the next page below the rows")
  func more() async {
    await open(of: 3)
    stage.answer(page: 2, with: movies(21...40), of: 3)
    await stage.window.send(.more)
    stage.recorder.expect(
      "view.update(.loaded(20 rows, next: loading))",
      "interactor.movies(.kind(.popular), page: 2)",
      "view.update(.loaded(40 rows, next: available))")
    #expect(stage.shownIDs == (1...40).map(String.init))
  }

  @Test("After the last page nothing more is asked for")
  func moreAfterTheLast() async {
    await open(of: 2)
    stage.answer(page: 2, with: movies(21...30), of: 2)
    await stage.window.send(.more)
    await stage.window.send(.more)
    stage.recorder.expect(
      "view.update(.loaded(20 rows, next: loading))",
      "interactor.movies(.kind(.popular), page: 2)",
      "view.update(.loaded(30 rows))")
  }

  @Test("A movie that two pages share is shown once, where it came first")
  func sharedMovies() async {
    await open(of: 2)
    stage.answer(page: 2, with: [movie(20), movie(21), movie(3), movie(21)], of: 2)
    await stage.window.send(.more)
    stage.recorder.expect(
      "view.update(.loaded(20 rows, next: loading))",
      "interactor.movies(.kind(.popular), page: 2)",
      "view.update(.loaded(21 rows))")
    #expect(stage.shownIDs == (1...21).map(String.init))
  }

  @Test("A list that grew meanwhile goes on to its new end, and says where that is")
  func drift() async {
    await open(of: 2)
    stage.answer(page: 2, with: movies(21...40), of: 3)
    await stage.window.send(.more)
    stage.recorder.expect(
      "view.update(.loaded(20 rows, next: loading))",
      "interactor.movies(.kind(.popular), page: 2)",
      "view.update(.loaded(40 rows, next: available))")
    #expect(stage.shownList?.firstPage == 1)
    #expect(stage.shownList?.lastPage == 2)
    #expect(stage.shownList?.totalPages == 3)
    #expect(stage.shownList?.totalResults == 60)
  }

  @Test("More asked twice while it is under way is one request")
  func moreTwice() async {
    await open(of: 3)
    let gate = Gate()
    stage.answer(page: 2, with: movies(21...40), of: 3, behind: gate)
    let first = Task { await stage.window.send(.more) }
    await gate.arrivals(1)
    await stage.window.send(.more)
    await gate.open()
    await first.value
    stage.recorder.expect(
      "view.update(.loaded(20 rows, next: loading))",
      "interactor.movies(.kind(.popular), page: 2)",
      "view.update(.loaded(40 rows, next: available))")
  }

  @Test("More does nothing while the first page is under way")
  func moreWhileLoading() async {
    let gate = Gate()
    stage.answer(with: movies(1...20), of: 2, behind: gate)
    let opening = Task { await stage.open() }
    await gate.arrivals(1)
    await stage.window.send(.more)
    await gate.open()
    await opening.value
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movies(.kind(.popular), page: 1)",
      "view.update(.loaded(20 rows, next: available))")
  }

  @Test("A failed next page keeps the rows")
  func failed() async {
    await open(of: 3)
    stage.answer(page: 2, with: .offline)
    await stage.window.send(.more)
    stage.recorder.expect(
      "view.update(.loaded(20 rows, next: loading))",
      "interactor.movies(.kind(.popular), page: 2)",
      "view.update(.loaded(20 rows, next: failed(offline)))")
    #expect(stage.shownIDs == (1...20).map(String.init))
  }

  @Test("After a failed next page Retry asks for it again, and only for that one")
  func retry() async {
    await open(of: 3)
    stage.answer(page: 2, with: .offline)
    stage.answer(page: 2, with: movies(21...40), of: 3)
    await stage.window.send(.more)
    await stage.window.send(.activate("retry"))
    stage.recorder.expect(
      "view.update(.loaded(20 rows, next: loading))",
      "interactor.movies(.kind(.popular), page: 2)",
      "view.update(.loaded(20 rows, next: failed(offline)))",
      "view.update(.loaded(20 rows, next: loading))",
      "interactor.movies(.kind(.popular), page: 2)",
      "view.update(.loaded(40 rows, next: available))")
  }

  @Test("After a failed next page only Retry asks again, not More")
  func moreAfterFailure() async {
    await open(of: 3)
    stage.answer(page: 2, with: .offline)
    await stage.window.send(.more)
    await stage.window.send(.more)
    stage.recorder.expect(
      "view.update(.loaded(20 rows, next: loading))",
      "interactor.movies(.kind(.popular), page: 2)",
      "view.update(.loaded(20 rows, next: failed(offline)))")
  }

  @Test("A next page that is given up can be asked for again")
  func cancelled() async {
    await open(of: 3)
    stage.answer(page: 2, with: .cancelled)
    await stage.window.send(.more)
    stage.recorder.expect(
      "view.update(.loaded(20 rows, next: loading))",
      "interactor.movies(.kind(.popular), page: 2)",
      "view.update(.loaded(20 rows, next: available))")
  }

  @Test("Movies that could not be read are counted over all pages, and anew after a refresh")
  func unreadable() async {
    func page(_ number: Int, unreadable: Int) -> Result<MoviePage, MovieError> {
      .success(
        MoviePage(
          number: number, movies: movies((number * 20 - 19)...(number * 20)), totalPages: 2,
          totalResults: 40, unreadable: unreadable))
    }
    stage.answer(with: page(1, unreadable: 2))
    stage.answer(page: 2, with: page(2, unreadable: 1))
    await stage.open()
    #expect(stage.shownList?.unreadable == 2)
    await stage.window.send(.more)
    #expect(stage.shownList?.unreadable == 3)
    stage.answer(with: page(1, unreadable: 0))
    await stage.window.send(.refresh)
    #expect(stage.shownList?.unreadable == 0)
    stage.recorder.forget()
  }
}
