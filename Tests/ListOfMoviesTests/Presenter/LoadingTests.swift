import Entities
import ListOfMovies
import Testing
import Viper
import ViperTesting

@Suite("List presenter: the first page")
@MainActor
struct LoadingTests {
  let stage = Stage()

  @Test("The first page is shown, and that there is more")
  func loaded() async {
    stage.answer(with: movies(1...20), of: 3)
    await stage.open()
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movies(.kind(.popular), page: 1)",
      "view.update(.loaded(20 rows, next: available))")
  }

  @Test("The only page is shown, and that there is no more")
  func loadedWhole() async {
    stage.answer(with: movies(1...7))
    await stage.open()
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movies(.kind(.popular), page: 1)",
      "view.update(.loaded(7 rows))")
  }

  @Test("The opened list and page are asked for", arguments: MovieListKind.allCases)
  func input(kind: MovieListKind) async {
    stage.answer(.kind(kind), page: 2, with: movies(1...20), of: 2)
    await stage.open(ListOfMoviesInput(query: .kind(kind), page: 2))
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movies(.kind(.\(kind)), page: 2)",
      "view.update(.loaded(20 rows))")
  }

  @Test("A search can be opened, with a year")
  func searchAsInput() async {
    stage.answer(.search(term: "dune", year: 2021), with: movies(1...1))
    await stage.open(ListOfMoviesInput(query: .search(term: "dune", year: 2021)))
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movies(.search(dune, 2021), page: 1)",
      "view.update(.loaded(1 rows))")
  }

  @Test("A list without movies is empty")
  func empty() async {
    stage.answer(with: [], of: 0)
    await stage.open()
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movies(.kind(.popular), page: 1)",
      "view.update(.empty)")
  }

  @Test("A page past the end is empty, though there are pages before it")
  func pastTheEnd() async {
    stage.answer(page: 9, with: [], of: 3)
    await stage.open(ListOfMoviesInput(page: 9))
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movies(.kind(.popular), page: 9)",
      "view.update(.empty)")
  }

  @Test("A movie that stands twice on a page is shown once")
  func twiceOnAPage() async {
    stage.answer(with: movies(1...3) + movies(2...4))
    await stage.open()
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movies(.kind(.popular), page: 1)",
      "view.update(.loaded(4 rows))")
    #expect(stage.shownIDs == ["1", "2", "3", "4"])
  }

  @Test(
    "What goes wrong is shown by its code",
    arguments: [
      .notFound, .badPage, .credentialRefused, .notLoggedIn, .rateLimited, .serviceUnavailable,
      .timedOut, .offline, .refused, .badResponse, MovieError.Code(rawValue: "something-new"),
    ] as [MovieError.Code])
  func failed(code: MovieError.Code) async {
    stage.answer(with: MovieError(code, "It did not work."))
    await stage.open()
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movies(.kind(.popular), page: 1)",
      "view.update(.failed(\(code.rawValue)))")
  }

  @Test("A load that is given up leaves the list as it was: blank at first")
  func cancelled() async {
    stage.answer(with: .cancelled)
    await stage.open()
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movies(.kind(.popular), page: 1)",
      "view.update(.idle)")
  }

  @Test("A refresh that is given up leaves the rows there, and the focus where it is")
  func cancelledRefresh() async {
    await stage.openPopular()
    await stage.window.send(.moveFocus(3))
    stage.answer(with: .cancelled)
    await stage.window.send(.refresh)
    stage.recorder.expect(
      "view.update(.loaded(20 rows, focus: 3))", "view.update(.loading)",
      "interactor.movies(.kind(.popular), page: 1)", "view.update(.loaded(20 rows, focus: 3))")
  }

  @Test("A question without an answer is reported by name")
  func unstubbed() async {
    let problems = Problems()
    let stage = Stage(report: problems.add)
    await stage.open()
    #expect(
      problems.messages == ["No answer was given for interactor.movies(.kind(.popular), page: 1)."])
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movies(.kind(.popular), page: 1)",
      "view.update(.failed(bad-answer))")
  }
}
