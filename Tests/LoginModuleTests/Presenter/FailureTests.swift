import Entities
import LoginModule
import Testing
import Viper
import ViperTesting

@Suite("Log-in presenter: attempts that fail")
@MainActor
struct FailureTests {
  let stage = Stage()

  /// Opens a form, sends it, and has it fail; all events are done with.
  private func fail() async {
    await stage.openFilledIn()
    stage.answer(with: .failure(.wrongPassword))
    await stage.window.send(.submit)
    stage.recorder.expect(
      "view.update(.loggingIn(tmdb, neo99, •••••, off))",
      "interactor.logIn(tmdb, neo99, zion!)",
      "view.update(.failed(wrong-password: tmdb, neo99, •••••, on))")
  }

  @Test(
    "What goes wrong is shown by its code, and the form can be sent again",
    arguments: [
      .unknownUser, .wrongPassword, .loginRefused, .offline, .timedOut, .rateLimited,
      .serviceUnavailable, .credentialRefused, .refused, .badResponse, .stateNotWritable,
      MovieError.Code(rawValue: "something-new"),
    ] as [MovieError.Code])
  func failed(code: MovieError.Code) async {
    await stage.openFilledIn()
    stage.answer(with: .failure(MovieError(code, "It did not work.")))
    await stage.window.send(.submit)
    stage.recorder.expect(
      "view.update(.loggingIn(tmdb, neo99, •••••, off))",
      "interactor.logIn(tmdb, neo99, zion!)",
      "view.update(.failed(\(code.rawValue): tmdb, neo99, •••••, on))")
  }

  @Test("A cancelled attempt is no failure: the form comes back")
  func cancelled() async {
    await stage.openFilledIn()
    stage.answer(with: .failure(.cancelled))
    await stage.window.send(.submit)
    stage.recorder.expect(
      "view.update(.loggingIn(tmdb, neo99, •••••, off))",
      "interactor.logIn(tmdb, neo99, zion!)",
      "view.update(.editing(tmdb, neo99, •••••, on))")
  }

  @Test("Typing clears the failure")
  func editing() async {
    await fail()
    await stage.window.send(.type(field: "password", text: "Zion!!"))
    stage.recorder.expect("view.update(.editing(tmdb, neo99, ••••••, on))")
  }

  @Test("Choosing another service clears the failure")
  func changeService() async {
    await fail()
    await stage.window.send(.type(field: "service", text: "demo"))
    stage.recorder.expect("view.update(.editing(demo, neo99, •••••, on))")
  }

  @Test("A new attempt clears the failure of the last, and may succeed")
  func again() async {
    await fail()
    stage.answer(with: .success(session()))
    await stage.window.send(.submit)
    stage.recorder.expect(
      "view.update(.loggingIn(tmdb, neo99, •••••, off))",
      "interactor.logIn(tmdb, neo99, zion!)",
      "view.update(.loggedIn(Welcome, Neo.))",
      "router.finish(s1, Welcome, Neo.)")
  }

  @Test("A new attempt may fail for another reason")
  func failAgain() async {
    await fail()
    stage.answer(with: .failure(.offline))
    await stage.window.send(.submit)
    stage.recorder.expect(
      "view.update(.loggingIn(tmdb, neo99, •••••, off))",
      "interactor.logIn(tmdb, neo99, zion!)",
      "view.update(.failed(offline: tmdb, neo99, •••••, on))")
  }

  @Test("After a failure, sending a form that is no longer right shows the form")
  func notRightAnyMore() async {
    await fail()
    await stage.window.send(.type(field: "password", text: ""))
    await stage.window.send(.submit)
    stage.recorder.expect("view.update(.editing(tmdb, neo99, -!, off))")
  }

  @Test("An attempt without an answer is reported by name")
  func unstubbed() async {
    let problems = Problems()
    let stage = Stage(report: problems.add)
    await stage.openFilledIn()
    await stage.window.send(.submit)
    #expect(problems.messages == ["No answer was given for interactor.logIn(tmdb, neo99, zion!)."])
    stage.recorder.expect(
      "view.update(.loggingIn(tmdb, neo99, •••••, off))",
      "interactor.logIn(tmdb, neo99, zion!)",
      "view.update(.failed(bad-answer: tmdb, neo99, •••••, on))")
  }
}
