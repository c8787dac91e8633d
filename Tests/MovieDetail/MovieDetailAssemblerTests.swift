import MovieDetail
import MovieEntities
import MovieLibrary
import Testing
import Viper
import ViperLocalization
import ViperTesting

@testable import EntityTestSupport
@testable import ViperTestSupport

@MainActor
struct MovieDetailAssemblerTests {
  let recorder = Recorder { $0.record() }
  let window = Window()

  /// Assembles a page over gateways; only the window keeps its parts alive.
  private func module(
    _ movie: StubMovie = StubMovie(), output: CallSpy? = nil, isLoggedIn: Bool = false,
    localizer: Localizer = .english
  ) -> Module {
    let account = AccountDouble(isLoggedIn: isLoggedIn, recorder: recorder)
    account.marks = [278: Marks(isFavorite: true)]
    return MovieDetailAssembler.assemble(
      input: MovieDetailInput(id: .tmdb(278)),
      catalog: CatalogDouble(recorder: recorder, movie: movie),
      marks: MarkBook(AccountGateway(service: account, sessions: account)),
      window: window, output: output, localizer: localizer)
  }

  @Test func `The catalog's movie is shown`() async {
    await window.replaceRoot(with: module(StubMovie(overview: "Two men.")))
    recorder.expect("catalog.movie(278)")
    #expect(
      window.scene?.text == """
        The Shawshank Redemption
        No poster
        No votes yet

        Two men.

        TMDB 278
        https://www.themoviedb.org/movie/278
        """)
  }

  @Test func `The account's marks are shown, and a change is sent to the account`() async {
    await window.replaceRoot(with: module(isLoggedIn: true))
    recorder.expect("catalog.movie(278)", "account.marks(278)")
    await window.send(.activate("watchlist"))
    recorder.expect("account.watchlist(true) of 278")
    #expect(
      window.scene?.text == """
        The Shawshank Redemption
        No poster
        No votes yet
        favorite · on your watchlist

        TMDB 278
        https://www.themoviedb.org/movie/278
        The Shawshank Redemption is now on your watchlist · u undoes
        """)
  }

  @Test func `Without an output, a change is rejected, in the given language`() async {
    await window.replaceRoot(with: module(localizer: .german))
    await window.send(.activate("favorite"))
    recorder.expect("catalog.movie(278)")
    #expect(
      window.scene?.text == """
        The Shawshank Redemption
        Kein Plakat
        Noch keine Stimmen

        TMDB 278
        https://www.themoviedb.org/movie/278
        ! Du bist nicht angemeldet.
          Melde dich dafür an.
        """)
  }

  @Test func `The output receives people, movies, and requests for a login`() async {
    let output = CallSpy("output", recorder: recorder)
    await window.replaceRoot(with: module(.full, output: output))
    await window.send(.selectRow(0))
    await window.send(.selectRow(3))
    await window.send(.activate("favorite"))
    recorder.expect(
      "catalog.movie(278)", "output.didSelectPerson(504, Tim Robbins)",
      "output.didSelectMovie(13)", "output.needsLogin")
  }
}
