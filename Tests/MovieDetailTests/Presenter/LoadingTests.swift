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
      .timedOut, .offline, .refused, .badAnswer, MovieError.Code(rawValue: "something-new"),
    ] as [MovieError.Code])
  func failed(code: MovieError.Code) async {
    stage.answer(with: MovieError(code, "It did not work."))
    await stage.open()
    stage.recorder.expect(
      "view.update(.loading)",
      "interactor.movie(278)",
      "view.update(.failed(\(code.rawValue)))")
  }

  @Test("A cancelled answer is no failure")
  func cancelled() async {
    stage.answer(with: .cancelled)
    await stage.open()
    stage.recorder.expect("view.update(.loading)", "interactor.movie(278)")
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
