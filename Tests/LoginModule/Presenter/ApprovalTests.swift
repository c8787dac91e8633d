import LoginModule
import MovieEntities
import Testing
import Viper
import ViperTesting

@MainActor
struct ApprovalTests {
  let stage = Stage(services: [LoginInteractorMock.web, "tmdb"])

  @Test func `The page is shown until the person has approved, then the log-in goes on`() async {
    stage.answer(
      LoginInteractorMock.web, username: "", password: "", with: .success(session(of: "web")))
    await stage.open()
    await stage.window.send(.submit)
    stage.recorder.expect(
      "view.update(.editing(web, -, -, on))",
      "view.update(.loggingIn(web, -, -, off))",
      "view.update(.approving(https://example.org/approve: web, -, -, off))",
      "interactor.logIn(web, , )",
      "view.update(.loggedIn(Welcome, Neo.))",
      "router.finish(s1, Welcome, Neo.)")
  }

  @Test func `What is typed while the page waits is passed over`() async {
    let gate = Gate()
    stage.answer(
      LoginInteractorMock.web, username: "", password: "", with: .failure(.offline), behind: gate)
    await stage.open()
    let attempt = Task { await stage.window.send(.submit) }
    await gate.arrivals(1)
    await stage.window.send(.type(field: "service", text: "tmdb"))
    await stage.window.send(.submit)
    await gate.open()
    await attempt.value
    stage.recorder.expect(
      "view.update(.editing(web, -, -, on))",
      "view.update(.loggingIn(web, -, -, off))",
      "view.update(.approving(https://example.org/approve: web, -, -, off))",
      "interactor.logIn(web, , )",
      "view.update(.failed(offline: web, -, -, on))")
  }

  @Test func `The own view shows the page and no fields that are not wanted`() async {
    let gate = Gate()
    stage.answer(
      LoginInteractorMock.web, username: "", password: "", with: .failure(.offline), behind: gate)
    await stage.open(spied: false)
    #expect(stage.window.scene?.text == "Log in\nService: web  (web, tmdb)\n[Log in]")
    let attempt = Task { await stage.window.send(.submit) }
    await gate.arrivals(1)
    #expect(
      stage.window.scene?.text == """
        Log in
        Approve the login on this page:
        https://example.org/approve
        Service: web  (web, tmdb)
        Loading…
        (Log in)
        """)
    await gate.open()
    await attempt.value
    stage.recorder.expect("interactor.logIn(web, , )")
  }
}
