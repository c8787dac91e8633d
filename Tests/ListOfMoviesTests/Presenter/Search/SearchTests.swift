import Entities
import ListOfMovies
import Testing
import Viper
import ViperTesting

@Suite("List presenter: search")
@MainActor
struct SearchTests {
  let stage = Stage()

  /// Opens the popular movies; their events are done with.
  private func open() async {
    stage.answer(with: movies(1...3))
    await stage.open()
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movies(.kind(.popular), page: 1)",
      "view.update(.loaded(3 rows))")
  }

  @Test(
    "A term is sent without blanks around it, and with one between words",
    arguments: ["third man", " third man ", "third \t  man", "\u{A0}third\u{3000}man\n"])
  func term(typed: String) async {
    await open()
    stage.answer(.search(term: "third man", year: nil), with: movies(4...5))
    await stage.window.send(.search(typed))
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movies(.search(third man), page: 1)",
      "view.update(.loaded(2 rows))")
  }

  @Test("A search that finds nothing is empty")
  func nothingFound() async {
    await open()
    stage.answer(.search(term: "qqq", year: nil), with: [], of: 0)
    await stage.window.send(.search("qqq"))
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movies(.search(qqq), page: 1)",
      "view.update(.empty)")
  }

  @Test("A search that fails can be tried again")
  func failed() async {
    await open()
    stage.answer(.search(term: "alien", year: nil), with: .offline)
    stage.answer(.search(term: "alien", year: nil), with: movies(4...5))
    await stage.window.send(.search("alien"))
    await stage.window.send(.activate("retry"))
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movies(.search(alien), page: 1)",
      "view.update(.failed(offline))",
      "view.update(.loading)",
      "interactor.movies(.search(alien), page: 1)",
      "view.update(.loaded(2 rows))")
  }

  @Test("More goes on with the search, from its second page")
  func more() async {
    await open()
    stage.answer(.search(term: "alien", year: nil), with: movies(1...20), of: 2)
    stage.answer(.search(term: "alien", year: nil), page: 2, with: movies(21...22), of: 2)
    await stage.window.send(.search("alien"))
    await stage.window.send(.more)
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movies(.search(alien), page: 1)",
      "view.update(.loaded(20 rows, next: available))",
      "view.update(.loaded(20 rows, next: loading))",
      "interactor.movies(.search(alien), page: 2)",
      "view.update(.loaded(22 rows))")
  }
}
