import LoginModule
import MovieEntities
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
      "view.update(.failed(wrong-password: tmdb, neo99, •••••!, on))")
  }

  @Test("What goes wrong is shown by its code, and the form can be sent again")
  func failed() async {
    await stage.openFilledIn()
    stage.answer(
      with: .failure(MovieError(MovieError.Code(rawValue: "something-new"), "It did not work.")))
    await stage.window.send(.submit)
    stage.recorder.expect(
      "view.update(.loggingIn(tmdb, neo99, •••••, off))",
      "interactor.logIn(tmdb, neo99, zion!)",
      "view.update(.failed(something-new: tmdb, neo99, •••••, on))")
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

  @Test("After a failure, sending a form that is no longer right shows the form")
  func notRightAnyMore() async {
    await fail()
    await stage.window.send(.type(field: "password", text: ""))
    await stage.window.send(.submit)
    stage.recorder.expect("view.update(.editing(tmdb, neo99, -!, off))")
  }
}
