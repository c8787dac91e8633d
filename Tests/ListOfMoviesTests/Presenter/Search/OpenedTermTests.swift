import Entities
import ListOfMovies
import Testing
import Viper
import ViperTesting

@Suite("List presenter: the term that the list was opened with")
@MainActor
struct OpenedTermTests {
  let stage = Stage()

  /// Opens the third page of a search, as it is answered.
  private func open(_ answer: Result<MoviePage, MovieError>) async {
    stage.answer(.alien, page: 3, with: answer)
    await stage.open(ListOfMoviesInput(query: .alien, page: 3))
  }

  @Test("It is shown, so it is not sent again")
  func sameTerm() async {
    await open(.success(page(movies(41...60), number: 3, of: 3)))
    await stage.window.send(.search(" alien"))
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movies(.search(alien), page: 3)",
      "view.update(.loaded(20 rows))")
  }

  @Test("After another search it goes back to the opened page", arguments: ["alien", ""])
  func back(term: String) async {
    await open(.success(page(movies(41...60), number: 3, of: 3)))
    stage.answer(.aliens, with: movies(30...31))
    await stage.window.send(.search("aliens"))
    await stage.window.send(.search(term))
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movies(.search(alien), page: 3)",
      "view.update(.loaded(20 rows))",
      "view.update(.loading)",
      "interactor.movies(.search(aliens), page: 1)",
      "view.update(.loaded(2 rows))",
      "view.update(.loaded(20 rows))")
    #expect(stage.shownList?.firstPage == 3)
  }

  @Test("After a search that failed it goes back all the same, and asks for nothing")
  func backFromFailure() async {
    await open(.success(page(movies(41...60), number: 3, of: 3)))
    stage.answer(.aliens, with: .refused)
    await stage.window.send(.search("aliens"))
    await stage.window.send(.search("alien"))
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movies(.search(alien), page: 3)",
      "view.update(.loaded(20 rows))",
      "view.update(.loading)",
      "interactor.movies(.search(aliens), page: 1)",
      "view.update(.failed(refused))",
      "view.update(.loaded(20 rows))")
  }

  @Test("Typing on and coming back to it ends at once, without a pause")
  func backWithinPause() async {
    let stage = Stage(time: .standsStill)
    stage.answer(.alien, with: movies(1...3))
    await stage.open(ListOfMoviesInput(query: .alien))
    let typing = await stage.type("aliens")
    await stage.window.send(.search("alien"))
    await typing.value
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movies(.search(alien), page: 1)",
      "view.update(.loaded(3 rows))")
  }

  @Test("When it failed it is sent again, for the opened page")
  func failed() async {
    await open(.failure(.refused))
    stage.answer(.alien, page: 3, with: movies(41...60), of: 3)
    await stage.window.send(.search("alien"))
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movies(.search(alien), page: 3)",
      "view.update(.failed(refused))",
      "view.update(.loading)",
      "interactor.movies(.search(alien), page: 3)",
      "view.update(.loaded(20 rows))")
  }

  @Test("A search of one year is another one than the same term without it")
  func year() async {
    let alien1979 = MovieQuery.search(term: "alien", year: 1979)
    stage.answer(alien1979, with: movies(1...1))
    stage.answer(.alien, with: movies(1...3))
    await stage.open(ListOfMoviesInput(query: alien1979))
    await stage.window.send(.search("alien"))
    await stage.window.send(.search(""))
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movies(.search(alien, 1979), page: 1)",
      "view.update(.loaded(1 rows))",
      "view.update(.loading)",
      "interactor.movies(.search(alien), page: 1)",
      "view.update(.loaded(3 rows))",
      "view.update(.loaded(1 rows))")
  }
}
