import LoginModule
import MovieEntities
import Testing
import Viper
import ViperTesting

@MainActor
struct ApprovalTests {
  let stage = Stage(services: [LoginInteractorMock.web, "tmdb"])

  @Test func `The approval page is shown until approval, then the login continues`() async {
    stage.answer(
      LoginInteractorMock.web, username: "", password: "", with: .success(session(of: "web")))
    await stage.open()
    await stage.window.send(.submit())
    stage.recorder.expect(
      "view.update(.editing(web, -, -, on))",
      "view.update(.loggingIn(web, -, -, off))",
      "view.update(.approving(https://example.org/approve: web, -, -, off))",
      "interactor.logIn(web, , )",
      "view.update(.loggedIn(Welcome, Neo.))",
      "router.finish(s1, Welcome, Neo.)")
  }

  @Test func `Input during the approval is ignored`() async {
    let gate = Gate()
    stage.answer(
      LoginInteractorMock.web, username: "", password: "", with: .failure(.offline), behind: gate)
    await stage.open()
    let attempt = Task { await stage.window.send(.submit()) }
    await gate.arrivals(1)
    await stage.window.send(.type(field: "service", text: "tmdb"))
    await stage.window.send(.submit())
    await gate.open()
    await attempt.value
    stage.recorder.expect(
      "view.update(.editing(web, -, -, on))",
      "view.update(.loggingIn(web, -, -, off))",
      "view.update(.approving(https://example.org/approve: web, -, -, off))",
      "interactor.logIn(web, , )",
      "view.update(.failed(offline: web, -, -, on))")
  }

  @Test func `The view shows the approval page and only the fields that are needed`() async {
    let gate = Gate()
    stage.answer(
      LoginInteractorMock.web, username: "", password: "", with: .failure(.offline), behind: gate)
    await stage.open(spied: false)
    #expect(stage.window.scene?.text == "Log in\nService: web  (web, tmdb)\n[Log in]")
    let attempt = Task { await stage.window.send(.submit()) }
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
