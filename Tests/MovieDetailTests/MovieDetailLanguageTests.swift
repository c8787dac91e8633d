import Entities
import MovieDetail
import Testing
import Viper
import ViperTesting
import Wording

@Suite("Detail: another language")
@MainActor
struct MovieDetailLanguageTests {
  let stage = Stage(localizer: .german)

  @Test("A whole page")
  func page() async {
    var movie = StubMovie.full
    movie.releaseDay = Day(year: 1920, month: 2, day: 27)
    movie.cast = players(11, as: "X")
    movie.trailers = []
    stage.answer(with: movie)
    stage.answerStates(
      with: AccountStates(isFavorite: true, isOnWatchlist: true, rating: OwnRating(8.5)))
    await stage.open(view: .own)
    stage.recorder.expect("interactor.movie(278)", "interactor.states(278)")
    #expect(
      stage.window.scene?.text == """
        The Shawshank Redemption (1920)
        Plakat: The Shawshank Redemption
        Fear can hold you prisoner.
        2 h 22 min · Drama, Crime
        8,7 bei 30.000 Stimmen
        Einer deiner Favoriten · Auf deiner Merkliste · Von dir: 8,5
        Kinostart  27. Februar 1920
        Stand  Erschienen

        Two imprisoned men bond.

        Buch  Frank Darabont
        Plakat
        https://image.tmdb.org/t/p/w342/9cq.jpg
        ID  278
        https://www.themoviedb.org/movie/278

        Regie
        > 4027  Frank Darabont

        Besetzung (10 von 11)
        \((1...10).map { "  \($0)  Player \($0)  X" }.joined(separator: "\n"))

        Ähnliche Filme
          497  Movie 497  1999  8,5
          13  Movie 13  1999  6,5
        Deine Wertung: 8,5
        [✓ Favorit] [✓ Merkliste] [✓ Bewerten] [Ganze Besetzung]
        """)
    #expect(
      stage.window.scene?.sections.map { $0.columns.map(\.heading) }
        == [["ID", "NAME"], ["ID", "NAME", "ROLLE"], ["ID", "TITEL", "JAHR", "WERTUNG"]])
  }

  @Test("Wrapped lines are indented by the length of their label")
  func labelIndent() async {
    stage.answer(with: .full)
    await stage.open(view: .own)
    stage.recorder.expect("interactor.movie(278)", "interactor.states(278)")
    let labelled = stage.window.scene?.lines.filter { $0.text.text.hasPrefix("Buch") }
    #expect(labelled?.map(\.hangingIndent) == [6])
  }

  @Test(
    "A button is pressed by its id, whatever stands on it",
    arguments: [
      ("favorite", .favorite(true), "favorite"), ("watchlist", .watchlist(true), "watchlist"),
    ] as [(String, MarkChange, String)])
  func press(button: String, change: MarkChange, mark: String) async {
    await stage.openLoggedIn()
    stage.answer(change)
    await stage.window.send(.activate(button))
    stage.recorder.expect(
      shown("known", mark + "…"), "interactor.apply(\(spelled(change)), 278)",
      shown("known", mark))
  }

  @Test("So are those of the rating and of the cast")
  func otherButtons() async {
    await stage.openLoggedIn(with: .crowded)
    stage.answer(.rating(OwnRating(8.5)))
    await stage.window.send(.type(field: "rating", text: "8,5"))
    await stage.window.send(.activate("rate"))
    await stage.window.send(.activate("all-cast"))
    stage.recorder.expect(
      shown("known", "typed 8,5"), shown("known", "rated 8.5…", "typed 8,5"),
      "interactor.apply(rating(8.5), 278)", shown("known", "rated 8.5", "typed 8,5"),
      shown("known", "rated 8.5", "typed 8,5", "all cast"))
  }

  @Test("The field holds the rating there is in it, and nothing is sent of that")
  func rating() async {
    await stage.openLoggedIn(AccountStates(rating: OwnRating(8.5)))
    #expect(stage.window.scene?.fields.map(\.text) == ["8,5"])
    await stage.window.send(.activate("rate"))
    stage.recorder.expect()
  }

  @Test(
    "A label presses nothing",
    arguments: ["Favorite", "Favorit", "Watchlist", "Rate", "Bewerten", "All cast"])
  func label(button: String) async {
    await stage.openLoggedIn()
    await stage.window.send(.type(field: "rating", text: "8"))
    await stage.window.send(.activate(button))
    stage.recorder.expect(shown("known", "typed 8"))
  }

  @Test("Retry, too, is pressed by its id")
  func retry() async {
    stage.answer(with: .offline)
    stage.answer(with: .full)
    await stage.open()
    #expect(stage.window.scene?.buttons.map(\.label) == ["Nochmal"])
    await stage.window.send(.activate("Nochmal"))
    stage.recorder.expect(
      "view.update(.loading)", "interactor.movie(278)", "view.update(.failed(offline))")
    await stage.window.send(.activate("retry"))
    stage.recorder.expect(
      "view.update(.loading)", "interactor.movie(278)", shown("asked"), "interactor.states(278)",
      shown())
  }

  @Test("Complaint and note are said in it")
  func sentences() async {
    stage.answer(with: StubMovie())
    stage.answerStates(with: .offline)
    await stage.open(view: .own)
    await stage.window.send(.submit)
    stage.recorder.expect("interactor.movie(278)", "interactor.states(278)")
    #expect(
      stage.window.scene?.message
        == "Deine Angaben fehlen: There is no way to the service. Check the connection.")
    #expect(
      stage.window.scene?.fields.map(\.complaint)
        == ["Eine Wertung geht von 0,5 bis 10, in Schritten von 0,5."])
  }
}
