import Entities
import MovieDetail
import Testing
import Viper
import ViperTesting

@Suite("Detail presenter: loading")
@MainActor
struct LoadingTests {
  let stage = Stage()

  @Test("The movie is shown")
  func loaded() async {
    stage.answer(with: .full)
    await stage.open()
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movie(278)",
      shown("asked"),
      "interactor.states(278)", shown())
  }

  @Test("An IMDb id is asked for as it is, and shows TMDB's movie")
  func imdb() async {
    stage.answer(.imdb("tt0111161"), with: .full)
    await stage.open(.imdb("tt0111161"))
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movie(tt0111161)",
      shown("asked"),
      "interactor.states(278)", shown())
  }

  @Test(
    "What goes wrong is shown by its code",
    arguments: [
      .notFound, .badPage, .credentialRefused, .notLoggedIn, .rateLimited, .serviceUnavailable,
      .timedOut, .offline, .refused, .badResponse, MovieError.Code(rawValue: "something-new"),
    ] as [MovieError.Code])
  func failed(code: MovieError.Code) async {
    stage.answer(with: MovieError(code, "It did not work."))
    await stage.open()
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movie(278)",
      "view.update(.failed(\(code.rawValue)))")
  }

  @Test("A load that is given up leaves the page as it was: blank at first")
  func cancelled() async {
    stage.answer(with: .cancelled)
    await stage.open()
    stage.recorder.expect(
      "view.update(.loading)", "interactor.movie(278)", "view.update(.idle)")
  }

  @Test("A refresh that is given up leaves the movie there, with buttons that can be pressed")
  func cancelledRefresh() async {
    await stage.openLoggedOut()
    stage.answer(with: .cancelled)
    await stage.window.send(.refresh)
    stage.recorder.expect("view.update(.loading)", "interactor.movie(278)", shown())
  }

  @Test("A refresh that is given up while the marks are asked for gives those up as well")
  func cancelledMarks() async {
    let gate = Gate()
    stage.answer(with: .full)
    stage.answerStates(with: AccountStates(isFavorite: true), behind: gate)
    let opening = Task { await stage.open() }
    await gate.arrivals(1)
    stage.answer(with: .cancelled)
    await stage.window.send(.refresh)
    await gate.open()
    await opening.value
    stage.recorder.expect(
      "view.update(.loading)", "interactor.movie(278)", shown("asked"), "interactor.states(278)",
      "view.update(.loading)", "interactor.movie(278)", shown(),
      "cancelled: interactor.states(278)")
  }

  @Test("A refresh that is given up leaves the marks that were known")
  func cancelledRefreshOfMarks() async {
    await stage.openLoggedIn(AccountStates(isFavorite: true))
    stage.answer(with: .cancelled)
    await stage.window.send(.refresh)
    stage.recorder.expect(
      "view.update(.loading)", "interactor.movie(278)", shown("known", "favorite"))
  }

  @Test("Marks that are given up after a refresh are those of before")
  func cancelledMarksOfRefresh() async {
    await stage.openLoggedIn(AccountStates(isFavorite: true))
    stage.answer(with: .full)
    stage.answerStates(with: .cancelled)
    await stage.window.send(.refresh)
    stage.recorder.expect(
      "view.update(.loading)", "interactor.movie(278)", shown("asked"), "interactor.states(278)",
      shown("known", "favorite"))
  }

  @Test("A retry that is given up leaves the failure there")
  func cancelledRetry() async {
    stage.answer(with: .offline)
    stage.answer(with: .cancelled)
    await stage.open()
    await stage.window.send(.activate("retry"))
    stage.recorder.expect(
      "view.update(.loading)", "interactor.movie(278)", "view.update(.failed(offline))",
      "view.update(.loading)", "interactor.movie(278)", "view.update(.failed(offline))")
  }

  @Test("A question without an answer is reported by name")
  func unstubbed() async {
    let problems = Problems()
    let stage = Stage(report: problems.add)
    await stage.open()
    #expect(problems.messages == ["No answer was given for interactor.movie(278)."])
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movie(278)",
      "view.update(.failed(bad-answer))")
  }
}
