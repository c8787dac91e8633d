import MovieDetail
import MovieEntities
import Testing
import Viper
import ViperTesting

@Suite("Detail presenter: what the person has said")
@MainActor
struct StatesTests {
  let stage = Stage()
  let gate = Gate()

  @Test("The movie is shown first, what the person has said of it when it comes")
  func order() async {
    stage.answer(with: .full)
    stage.answerStates(
      with: AccountStates(isFavorite: true, isOnWatchlist: true, rating: OwnRating(8.5)),
      behind: gate)
    let opening = Task { await stage.open() }
    await gate.arrivals(1)
    stage.recorder.expect(
      "view.update(.loading)", "interactor.movie(278)", shown("asked"), "interactor.states(278)")
    await gate.open()
    await opening.value
    stage.recorder.expect(shown("known", "favorite", "watchlist", "rated 8.5", "typed 8.5"))
  }

  @Test("An IMDb id's states are asked for by TMDB's number")
  func imdb() async {
    stage.answer(.imdb("tt0111161"), with: .full)
    stage.answerStates(with: AccountStates(isFavorite: true))
    await stage.open(.imdb("tt0111161"))
    stage.recorder.expect(
      "view.update(.loading)", "interactor.movie(tt0111161)", shown("asked"),
      "interactor.states(278)",
      shown("known", "favorite"))
  }

  @Test("When they do not come the page stays, with a note")
  func failed() async {
    stage.answer(with: .full)
    stage.answerStates(with: .offline)
    await stage.open()
    stage.recorder.expect(
      "view.update(.loading)", "interactor.movie(278)", shown("asked"), "interactor.states(278)",
      shown("notice"))
  }

  @Test(
    "A session that has ended says nothing, and neither does a cancellation",
    arguments: [MovieError.notLoggedIn, .cancelled])
  func silent(error: MovieError) async {
    stage.answer(with: .full)
    stage.answerStates(with: error)
    await stage.open()
    stage.recorder.expect(
      "view.update(.loading)", "interactor.movie(278)", shown("asked"), "interactor.states(278)",
      shown())
  }

  @Test("A movie that will not come is not asked for again")
  func noRetry() async {
    stage.answer(with: .notFound)
    await stage.open()
    await stage.window.send(.activate("retry"))
    stage.recorder.expect(
      "view.update(.loading)", "interactor.movie(278)", "view.update(.failed(not-found))")
  }

  @Test("Retry asks for the movie, and then for the states")
  func retry() async {
    stage.answer(with: .offline)
    stage.answer(with: .full)
    stage.answerStates(with: AccountStates(isOnWatchlist: true))
    await stage.open()
    await stage.window.send(.activate("retry"))
    stage.recorder.expect(
      "view.update(.loading)", "interactor.movie(278)", "view.update(.failed(offline))",
      "view.update(.loading)", "interactor.movie(278)", shown("asked"), "interactor.states(278)",
      shown("known", "watchlist"))
  }
}
