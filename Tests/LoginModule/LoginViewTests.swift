import LoginModule
import MovieEntities
import Testing
import Viper
import ViperTesting

@MainActor
struct LoginViewTests {
  let stage = Stage()

  /// Submits a form with a prepared result, unrecorded.
  private func logIn(_ answer: Result<any Session, MovieError>) async {
    stage.answer(with: answer)
    await stage.open(spied: false)
    await stage.fillIn()
    await stage.window.send(.submit())
    stage.recorder.expect("interactor.logIn(tmdb, neo99, zion!)")
  }

  @Test func `An empty form shows the service, placeholders, and a disabled button`() async {
    await stage.open(LoginInput(service: "demo"), spied: false)
    #expect(
      stage.window.scene?.text
        == """
        Log in
        Service: demo  (tmdb, demo)
        Username: (Username or email)
        Password: (Password)
        (Log in)
        """)
  }

  @Test func `Messages are shown below their fields`() async {
    await stage.open(spied: false)
    await stage.fillIn("neo9", "zion")
    #expect(
      stage.window.scene?.text == """
        Log in
        Service: tmdb  (tmdb, demo)
        Username: neo9
          ! The username must have at least 5 characters.
        Password: ••••
          ! The password must have at least 5 characters.
        (Log in)
        """)
  }

  @Test func `An attempt in progress is shown in the button`() async {
    let gate = Gate()
    stage.answer(with: .success(session()), behind: gate)
    await stage.open(spied: false)
    await stage.fillIn()
    let attempt = Task { await stage.window.send(.submit()) }
    await gate.arrivals(1)
    #expect(
      stage.window.scene?.text == """
        Log in
        Service: tmdb  (tmdb, demo)
        Username: neo99
        Password: •••••
        (Logging in…)
        """)
    await gate.open()
    await attempt.value
    stage.recorder.expect(
      "interactor.logIn(tmdb, neo99, zion!)", "router.finish(s1, Welcome, Neo.)")
  }

  @Test func `A wrong password is shown below its field, and the form can be submitted`() async {
    await logIn(.failure(.wrongPassword))
    #expect(
      stage.window.scene?.text == """
        Log in
        Service: tmdb  (tmdb, demo)
        Username: neo99
        Password: •••••
          ! The password is wrong.
        [Log in]
        """)
  }

  @Test func `After a login, the greeting replaces the form`() async {
    stage.answer(with: .success(session()))
    await stage.open(spied: false)
    await stage.fillIn()
    await stage.window.send(.submit())
    stage.recorder.expect(
      "interactor.logIn(tmdb, neo99, zion!)", "router.finish(s1, Welcome, Neo.)")
    #expect(
      stage.window.scene?.text == """
        Log in
        Welcome, Neo.
        """)
  }

  @Test func `Scripts find the fields by name`() async {
    await stage.open(spied: false)
    #expect(stage.window.scene?.name == "login")
    #expect(stage.window.scene?.fields.map(\.name) == ["service", "username", "password"])
  }

  @Test(arguments: [["tmdb", "demo"], ["tmdb"], []])
  func `Only the service field has choices`(services: [String]) async {
    let stage = Stage(services: services)
    await stage.open(spied: false)
    #expect(stage.window.scene?.fields.map { $0.choices.map(\.id) } == [services, [], []])
  }
}
