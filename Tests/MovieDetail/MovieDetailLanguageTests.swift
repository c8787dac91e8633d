import MovieDetail
import MovieEntities
import Testing
import Viper
import ViperLocalization
import ViperTesting

@MainActor
struct MovieDetailLanguageTests {
  let stage = Stage(localizer: .german)

  @Test func `A whole page is translated`() async {
    var movie = StubMovie.full
    movie.releaseDate = ReleaseDate(year: 1920, month: 2, day: 27)
    movie.cast = players(11, as: "X")
    movie.trailers = []
    stage.answer(with: movie)
    stage.answerMarks(
      with: Marks(isFavorite: true, isOnWatchlist: true, rating: OwnRating(8.5)))
    await stage.open(spied: false)
    stage.recorder.expect("interactor.movie(278)", "account.marks(278)")
    #expect(
      stage.window.scene?.text == """
        The Shawshank Redemption (1920)
        Plakat: The Shawshank Redemption
        Fear can hold you prisoner.
        2 h 22 min · Drama, Crime
        8,7 bei 30.000 Stimmen
        Favorit · auf der Merkliste · deine 8,5

        Two imprisoned men bond.

        Regie von  Frank Darabont
        Buch  Frank Darabont

        Besetzung (10 von 11)
        > 4027  Frank Darabont  Regie
        \((1...10).map { "  \($0)  Player \($0)  X" }.joined(separator: "\n"))

        Ähnliche Filme
          497  Movie 497  1999  8,5
          13  Movie 13  1999  6,5

        Erschienen am 27. Februar 1920 · TMDB 278
        Plakat
        https://image.tmdb.org/t/p/w342/9cq.jpg
        https://www.themoviedb.org/movie/278
        """)
    #expect(
      stage.window.scene?.sections.map { $0.columns.map(\.heading) }
        == [["ID", "NAME", "ROLLE"], ["ID", "TITEL", "JAHR", "WERTUNG"]])
  }

  @Test func `Wrapped lines are indented by the width of their label`() async {
    stage.answer(with: .full)
    await stage.open(spied: false)
    stage.recorder.expect("interactor.movie(278)")
    let labeled = stage.window.scene?.lines.filter { $0.text.text.hasPrefix("Buch") }
    #expect(labeled?.map(\.hangingIndent) == [6])
  }

  @Test func `The field has the rating in the language's format and submits it unchanged`() async {
    await stage.openLoggedIn(Marks(rating: OwnRating(8.5)))
    await stage.recorder.unrecorded { await stage.window.send(.activate("rate")) }
    #expect(stage.window.scene?.fields.map(\.text) == ["8,5"])
    await stage.window.send(.submit())
    stage.recorder.expect("view.update(.loaded(278, 2 similar; known, rated 8.5))")
  }

  @Test func `The message and the note are in the language`() async {
    stage.answer(with: StubMovie())
    stage.answerMarks(with: .offline)
    await stage.open(spied: false)
    await stage.window.send(.activate("rate"))
    await stage.window.send(.type(field: "rating", text: "11"))
    await stage.window.send(.submit())
    stage.recorder.expect("interactor.movie(278)", "account.marks(278)")
    #expect(
      stage.window.scene?.message
        == "Deine Angaben fehlen: There is no way to the service. Check the connection.")
    #expect(
      stage.window.scene?.fields.map(\.validationError)
        == ["Eine Wertung geht von 0,5 bis 10, in Schritten von 0,5."])
  }
}
