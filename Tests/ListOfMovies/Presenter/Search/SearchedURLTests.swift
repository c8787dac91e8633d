import ListOfMovies
import MovieEntities
import Testing
import Viper
import ViperTesting

/// URLs of TMDB and IMDb in the search field.
@MainActor
struct SearchedURLTests {
  let stage = Stage(timeStandsStill: true)

  @Test func `A URL opens its page after the pause, and the list stays as it is`() async {
    await stage.openPopular(movies(1...3))
    let before = stage.window.scene
    let typing = await stage.type("https://www.themoviedb.org/movie/234-the-cabinet")
    stage.recorder.expect()
    stage.passPause()
    await typing.value
    stage.recorder.expect("router.showPage(movie(234))")
    #expect(stage.window.scene == before)
    await stage.search("www.imdb.com/find?q=faust")
    stage.recorder.expect("router.showPage(search(\"faust\"))")
  }

  @Test func `The same URL opens its page again, and a search still works`() async {
    await stage.openPopular(movies(1...3))
    await stage.search("themoviedb.org/person/287")
    await stage.search("themoviedb.org/person/287")
    stage.answer(.alien, with: movies(7...8))
    await stage.search("alien")
    stage.recorder.expect(
      "router.showPage(person(Optional(287)))", "router.showPage(person(Optional(287)))",
      "view.update(.loading)", "interactor.movies(.search(alien), page: 1)",
      "view.update(.loaded(2 rows))")
  }

  @Test func `The results of a search stay while a URL opens its page`() async {
    await stage.openPopular(movies(1...3))
    stage.answer(.alien, with: movies(7...8))
    await stage.recorder.unrecorded { await stage.search("alien") }
    await stage.search("themoviedb.org/movie/234")
    #expect(stage.shownIDs == ["7", "8"])
    stage.recorder.expect("router.showPage(movie(234))")
    await stage.recorder.unrecorded { await stage.window.send(.search("")) }
    #expect(stage.shownIDs == ["1", "2", "3"])
  }

  @Test func `The list's own URL leads from the results of a search back to the list`() async {
    await stage.openPopular(movies(1...3))
    stage.answer(.alien, with: movies(7...8))
    await stage.recorder.unrecorded { await stage.search("alien") }
    await stage.window.send(.search("themoviedb.org/movie"))
    #expect(stage.shownIDs == ["1", "2", "3"])
    #expect(stage.window.scene?.searchValidationError == nil)
    stage.recorder.expect("view.update(.loaded(3 rows))")
  }

  @Test(arguments: [
    "themoviedb.org/movie", "themoviedb.org/tv/1399", "imdb.com/name/nm0000093/",
    "themoviedb.org/movie/0", "https://example.com/movie/234", "HTTP://example.com",
    "https://user@www.themoviedb.org/movie/234",
  ])
  func `Any other URL is rejected, and nothing is requested`(url: String) async {
    await stage.openPopular(movies(1...3))
    await stage.search(url)
    #expect(stage.window.scene?.searchValidationError != nil)
    #expect(stage.shownIDs == ["1", "2", "3"])
    await stage.window.send(.search(""))
    #expect(stage.window.scene?.searchValidationError == nil)
    stage.recorder.expect("view.update(.loaded(3 rows))", "view.update(.loaded(3 rows))")
  }

  @Test func `A title with a slash is searched for`() async {
    await stage.openPopular(movies(1...3))
    stage.answer(.search(term: "face/off", year: nil), with: movies(7...8))
    await stage.search("face/off")
    stage.recorder.expect(
      "view.update(.loading)", "interactor.movies(.search(face/off), page: 1)",
      "view.update(.loaded(2 rows))")
  }

  @Test func `A filtered list opens URLs too`() async throws {
    let filter = try FilterLine.filter("drama")
    stage.answer(.discover(filter), with: movies(1...3))
    await stage.open(ListOfMoviesInput(query: .discover(filter)), recorded: false)
    await stage.search("themoviedb.org/movie/234")
    stage.recorder.expect("router.showPage(movie(234))")
  }
}
