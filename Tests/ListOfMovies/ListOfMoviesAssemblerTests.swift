import ListOfMovies
import MovieEntities
import MovieLibrary
import Testing
import Viper
import ViperLocalization
import ViperTesting

@testable import EntityTestSupport
@testable import ViperTestSupport

@MainActor
struct ListOfMoviesAssemblerTests {
  let recorder = Recorder { $0.record() }
  let window = Window()
  let clock = ImmediateClock()

  /// Opens a list over a catalog; only the window keeps it alive.
  private func open(
    _ list: [PopularMovieEntity] = movies(1...2), output: CallSpy? = nil,
    query: MovieQuery = .kind(.popular), isLoggedIn: Bool = false, localizer: Localizer = .english
  ) async {
    let account = AccountDouble(isLoggedIn: isLoggedIn, recorder: recorder)
    account.lists = [.rated: list]
    await window.replaceRoot(
      with: ListOfMoviesAssembler.assemble(
        input: ListOfMoviesInput(query: query),
        catalog: CatalogDouble(recorder: recorder, page: .success(page(list))),
        marks: MarkBook(AccountGateway(service: account, sessions: account)),
        window: window, output: output, clock: clock, localizer: localizer))
  }

  @Test func `The catalog's movies are shown`() async {
    await open(query: .kind(.trending))
    recorder.expect("catalog.movies(.kind(.trending), page: 1)")
    #expect(
      window.scene?.text == """
        Trending today
        > \(line(1))
          \(line(2))
        """)
  }

  @Test func `The output receives movies and pages`() async {
    let output = CallSpy("output", recorder: recorder)
    await open(output: output)
    await window.send(.selectRow(1))
    await window.send(.search("themoviedb.org/movie/234"))
    recorder.expect(
      "catalog.movies(.kind(.popular), page: 1)", "output.didSelectMovie(2)",
      "output.didEnter(movie(234))")
  }

  @Test func `Without an output, a login fails, and a URL is searched for`() async {
    await open()
    await window.send(.activate("favorite"))
    #expect(window.scene?.notice != nil)
    await window.send(.search("themoviedb.org/movie/234"))
    recorder.expect(
      "catalog.movies(.kind(.popular), page: 1)",
      "catalog.movies(.search(themoviedb.org/movie/234), page: 1)")
  }

  @Test func `The account's movies are shown`() async {
    await open(movies(1...1), query: .kind(.rated), isLoggedIn: true)
    recorder.expect("account.movies(rated, page: 1)")
    #expect(
      window.scene?.text == """
        Your ratings
        > \(line(1))
        """)
  }

  @Test func `Without a session, the output receives a login request`() async {
    let output = CallSpy("output", recorder: recorder)
    await open(output: output, query: .kind(.watchlist))
    await window.send(.activate("log-in"))
    recorder.expect("output.needsLogin")
  }

  @Test func `A search uses the given clock`() async {
    await open()
    await window.send(.search("alien"))
    recorder.expect(
      "catalog.movies(.kind(.popular), page: 1)", "catalog.movies(.search(alien), page: 1)")
    #expect(clock.now.offset == .milliseconds(500))
  }

  @Test func `All texts of the list are in the given language`() async {
    let localizer = Localizer(
      texts: [
        "Your watchlist": "Merkliste", "You are not logged in.": "Nicht angemeldet.",
        "Log in to see this list.": "Bitte anmelden.", "Log in": "Anmelden",
      ], numbers: .english)
    await open(query: .kind(.watchlist), localizer: localizer)
    recorder.expect()
    #expect(
      window.scene?.text == """
        Merkliste
        ! Nicht angemeldet.
          Bitte anmelden.
        [Anmelden]
        """)
  }
}
