import LoginModule
import MovieEntities
import Testing
import Viper
import ViperTesting

@MainActor
struct FailureTests {
  let stage = Stage()

  /// Opens a form and submits it with a failure, unrecorded.
  private func fail() async {
    await stage.openFilledIn()
    stage.answer(with: .failure(.wrongPassword))
    await stage.window.send(.submit())
    stage.recorder.expect(
      "view.update(.loggingIn(tmdb, neo99, •••••, off))",
      "interactor.logIn(tmdb, neo99, zion!)",
      "view.update(.failed(wrong-password: tmdb, neo99, •••••!, on))")
  }

  @Test func `A failure is shown with its code, and the form can be submitted again`() async {
    await stage.openFilledIn()
    stage.answer(
      with: .failure(MovieError(MovieError.Code(rawValue: "something-new"), "It did not work.")))
    await stage.window.send(.submit())
    stage.recorder.expect(
      "view.update(.loggingIn(tmdb, neo99, •••••, off))",
      "interactor.logIn(tmdb, neo99, zion!)",
      "view.update(.failed(something-new: tmdb, neo99, •••••, on))")
  }

  @Test func `A canceled attempt shows the form again without a failure`() async {
    await stage.openFilledIn()
    stage.answer(with: .failure(.cancelled))
    await stage.window.send(.submit())
    stage.recorder.expect(
      "view.update(.loggingIn(tmdb, neo99, •••••, off))",
      "interactor.logIn(tmdb, neo99, zion!)",
      "view.update(.editing(tmdb, neo99, •••••, on))")
  }

  @Test func `Typing clears the failure`() async {
    await fail()
    await stage.window.send(.type(field: "password", text: "Zion!!"))
    stage.recorder.expect("view.update(.editing(tmdb, neo99, ••••••, on))")
  }

  @Test func `Selecting another service clears the failure`() async {
    await fail()
    await stage.window.send(.type(field: "service", text: "demo"))
    stage.recorder.expect("view.update(.editing(demo, neo99, •••••, on))")
  }

  @Test func `A new attempt clears the last failure and can succeed`() async {
    await fail()
    stage.answer(with: .success(session()))
    await stage.window.send(.submit())
    stage.recorder.expect(
      "view.update(.loggingIn(tmdb, neo99, •••••, off))",
      "interactor.logIn(tmdb, neo99, zion!)",
      "view.update(.loggedIn(Welcome, Neo.))",
      "router.finish(s1, Welcome, Neo.)")
  }

  @Test func `Submitting an invalid form after a failure shows the form`() async {
    await fail()
    await stage.window.send(.type(field: "password", text: ""))
    await stage.window.send(.submit())
    stage.recorder.expect("view.update(.editing(tmdb, neo99, -!, off))")
  }
}
