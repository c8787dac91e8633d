import ListOfMovies
import MovieEntities
import Testing
import Viper
import ViperTesting

@MainActor
struct ListOfMoviesEmptyViewTests {
  let stage = Stage()

  @Test(arguments: MovieListKind.allCases)
  func `Every list has a text for when it is empty`(kind: MovieListKind) async {
    stage.answer(.kind(kind), with: [], of: 0)
    await stage.open(ListOfMoviesInput(query: .kind(kind)), spied: false)
    stage.recorder.expect("interactor.movies(.kind(.\(kind)), page: 1)")
    #expect(
      stage.window.scene?.message
        == (messages[kind] ?? "This list is empty."))
    #expect(stage.window.scene?.focus == nil)
  }

  private let messages: [MovieListKind: String] = [
    .upcoming: "No upcoming movies. Try popular movies.",
    .favorites: "You have no favorites yet. Add a movie from any list or from its page.",
    .watchlist: "Your watchlist is empty. Add a movie from any list or from its page.",
    .rated: "You have not rated any movies yet. Rate one in any list or on its page.",
  ]

  @Test func `A search without results says so`() async {
    let query = MovieQuery.search(term: "qqq", year: nil)
    stage.answer(query, with: [], of: 0)
    await stage.open(ListOfMoviesInput(query: query), spied: false)
    stage.recorder.expect("interactor.movies(.search(qqq), page: 1)")
    #expect(
      stage.window.scene?.text == """
        Search: qqq
        No movies match "qqq". Try fewer or different words.
        """)
  }

  @Test func `A search by year without results says so`() async {
    let query = MovieQuery.search(term: "dune", year: 1950)
    stage.answer(query, with: [], of: 0)
    await stage.open(ListOfMoviesInput(query: query), spied: false)
    stage.recorder.expect("interactor.movies(.search(dune, 1950), page: 1)")
    #expect(
      stage.window.scene?.text == """
        Search: dune (1950)
        No movies from 1950 match "dune". Try without the year.
        """)
  }

  @Test func `A page past the end of the list says so, below the greeting`() async {
    stage.answer(page: 9, with: [], of: 3)
    await stage.open(ListOfMoviesInput(page: 9, greeting: "Welcome, Neo."), spied: false)
    stage.recorder.expect("interactor.movies(.kind(.popular), page: 9)")
    #expect(
      stage.window.scene?.text == """
        Popular movies
        Welcome, Neo. Page 9 not found. The last page is 3.
        """)
  }

  @Test func `A page past the end of a search says so`() async {
    let query = MovieQuery.search(term: "dune", year: nil)
    stage.answer(query, page: 2, with: [], of: 1)
    await stage.open(ListOfMoviesInput(query: query, page: 2), spied: false)
    stage.recorder.expect("interactor.movies(.search(dune), page: 2)")
    #expect(
      stage.window.scene?.text == """
        Search: dune
        Page 2 not found. The last page is 1.
        """)
  }
}
