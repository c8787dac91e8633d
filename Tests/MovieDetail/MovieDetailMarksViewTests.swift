import MovieDetail
import MovieEntities
import Testing
import Viper
import ViperTesting

@testable import EntityTestSupport

@MainActor
struct MovieDetailMarksViewTests {
  let stage = Stage()

  /// Opens a movie with few values in the module's own view, unrecorded.
  private func open(_ marks: Marks = Marks()) async {
    stage.answer(with: StubMovie())
    stage.answerMarks(with: marks)
    await stage.open(spied: false)
    stage.recorder.expect("interactor.movie(278)", "account.marks(278)")
  }

  private var screen: String? { stage.window.scene?.text }

  @Test func `Marks are below the votes, and the buttons are checked`() async throws {
    await open(
      Marks(isFavorite: true, isOnWatchlist: true, rating: OwnRating(8.5)))
    #expect(
      screen == """
        The Shawshank Redemption
        No poster
        No votes yet
        favorite · on your watchlist · yours 8.5

        TMDB 278
        https://www.themoviedb.org/movie/278
        """)
    let line = try #require(stage.window.scene?.lines.dropFirst().first)
    #expect(line.text.spans.map(\.style) == [StyledText.Style(color: .cyan)])
  }

  @Test func `A rejection shows its reason without Retry, and the button is enabled again`() async {
    await open()
    stage.account.rejection = .offline
    await stage.window.send(.activate("favorite"))
    stage.recorder.expect("account.favorite(true) of 278")
    #expect(
      screen == """
        The Shawshank Redemption
        No poster
        No votes yet

        TMDB 278
        https://www.themoviedb.org/movie/278
        ! There is no way to the service.
          Check the connection.
        """)
    #expect(stage.window.scene?.failure?.code == "offline")
  }

  @Test func `A note about missing marks is below the title`() async {
    stage.answer(with: StubMovie())
    stage.answerMarks(with: .offline)
    await stage.open(spied: false)
    stage.recorder.expect("interactor.movie(278)", "account.marks(278)")
    #expect(
      screen == """
        The Shawshank Redemption
        Could not load your marks: There is no way to the service. Check the connection.
        No poster
        No votes yet

        TMDB 278
        https://www.themoviedb.org/movie/278
        """)
    #expect(stage.window.scene?.failure == nil)
  }
}
