import MovieDetail
import MovieEntities
import Testing
import Viper
import ViperTesting

@MainActor
struct LoadingTests {
  let stage = Stage()

  @Test func `A failure is shown with its code`() async {
    stage.answer(with: MovieError(MovieError.Code(rawValue: "something-new"), "It did not work."))
    await stage.open()
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movie(278)",
      "view.update(.failed(something-new))")
  }

  @Test func `A canceled first load can be retried`() async {
    stage.answer(with: .cancelled)
    await stage.open()
    stage.recorder.expect(
      "view.update(.loading)", "interactor.movie(278)",
      "view.update(.failed(cancelled))")
  }

  @Test func `Canceling a refresh also cancels loading the marks`()
    async
  {
    let gate = Gate()
    stage.answer(with: .full)
    stage.answerMarks(with: Marks(isFavorite: true), behind: gate)
    let opening = Task { await stage.open() }
    await gate.arrivals(1)
    stage.answer(with: .cancelled)
    await stage.window.send(.refresh)
    await gate.open()
    await opening.value
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movie(278)",
      shown(),
      "account.marks(278)",
      shown("refreshing"),
      "interactor.movie(278, reload)",
      shown(),
      "account.marks(278) was canceled",
      shown("known", "favorite"))
  }

  @Test func `If loading the marks is canceled after a refresh, the previous marks stay`() async {
    await stage.openLoggedIn(Marks(isFavorite: true))
    stage.answer(with: .full)
    stage.answerMarks(with: .cancelled)
    await stage.window.send(.refresh)
    stage.recorder.expect(
      shown("known", "favorite", "refreshing"),
      "interactor.movie(278, reload)",
      shown("known", "favorite", "updated"),
      "account.marks(278)")
  }
}
