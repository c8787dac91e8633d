import ListOfMovies
import MovieEntities
import Testing
import Viper
import ViperLocalization
import ViperTesting

@testable import ViperTestSupport

@MainActor
struct ListOfMoviesAssemblerTests {
  let recorder = Recorder { $0.record() }
  let window = Window()
  let clock = ImmediateClock()

  /// Opens a list over a catalog; only the window keeps it alive.
  private func open(
    _ answer: Result<MoviePage, MovieError>, output: CallSpy? = nil,
    input: ListOfMoviesInput = ListOfMoviesInput(), session: SessionEntity? = nil,
    localizer: Localizer = .english
  ) async {
    await window.replaceRoot(
      with: ListOfMoviesAssembler.assemble(
        input: input, catalog: CatalogStub(recorder: recorder, page: answer),
        marks: MarkBook(
          AccountGateway(
            service: AccountStub(recorder: recorder, page: answer),
            sessions: SessionStoreStub(recorder: recorder, kept: .success(session)))),
        window: window, output: output, clock: clock, localizer: localizer))
  }

  @Test func `The catalog's movies are shown`() async {
    await open(.success(page(movies(1...2))), input: ListOfMoviesInput(query: .kind(.trending)))
    recorder.expect(
      "catalog.movies(.kind(.trending), page: 1)",
      "sessions.session(at: https://movies.example)")
    #expect(
      window.scene?.text == """
        Trending today
        > 1  Movie 1  1999  8.2  About 1.
          2  Movie 2  1999  8.2  About 2.
        """)
  }

  @Test func `The catalog's error is shown`() async {
    await open(.failure(.rejected))
    recorder.expect("catalog.movies(.kind(.popular), page: 1)")
    #expect(
      window.scene?.text == """
        Popular movies
        ! The service refused.
        """)
  }

  @Test func `The output receives the chosen movie`() async {
    let output = CallSpy("output", recorder: recorder)
    await open(.success(page(movies(1...2))), output: output)
    await window.send(.selectRow(1))
    recorder.expect(
      "catalog.movies(.kind(.popular), page: 1)",
      "sessions.session(at: https://movies.example)",
      "output.didSelectMovie(2)")
  }

  @Test func `The account's movies are shown`() async {
    await open(
      .success(page(movies(1...1))), input: ListOfMoviesInput(query: .kind(.rated)), session: .neo)
    recorder.expect(
      "sessions.session(at: https://movies.example)",
      "accounts.movies(.rated, page: 1, of: neo-1)",
      "sessions.session(at: https://movies.example)")
    #expect(
      window.scene?.text == """
        Your ratings
        > 1  Movie 1  1999  8.2  About 1.
        """)
  }

  @Test func `Without a session, the output receives a login request`() async {
    let output = CallSpy("output", recorder: recorder)
    await open(
      .failure(.rejected), output: output, input: ListOfMoviesInput(query: .kind(.watchlist)))
    await window.send(.activate("log-in"))
    recorder.expect("sessions.session(at: https://movies.example)", "output.needsLogin")
  }

  @Test func `A search uses the given clock`() async {
    await open(.success(page(movies(1...1))))
    await window.send(.search("alien"))
    recorder.expect(
      "catalog.movies(.kind(.popular), page: 1)",
      "sessions.session(at: https://movies.example)",
      "catalog.movies(.search(alien), page: 1)",
      "sessions.session(at: https://movies.example)")
    #expect(clock.now.offset == .milliseconds(500))
  }

  @Test func `All texts of the list are in the given language`() async {
    let localizer = Localizer(
      texts: [
        "Your watchlist": "Merkliste", "You are not logged in.": "Nicht angemeldet.",
        "Log in to see this list.": "Bitte anmelden.", "Log in": "Anmelden",
      ], numbers: .english)
    await open(
      .failure(.rejected), input: ListOfMoviesInput(query: .kind(.watchlist)), localizer: localizer)
    recorder.expect("sessions.session(at: https://movies.example)")
    #expect(
      window.scene?.text == """
        Merkliste
        ! Nicht angemeldet.
          Bitte anmelden.
        [Anmelden]
        """)
  }
}
