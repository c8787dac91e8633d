import LoginModule
import MovieEntities
import Testing
import Viper
import ViperTesting

@MainActor
struct SubmitTests {
  let stage = Stage()
  let gate = Gate()

  @Test(arguments: [.submit(), .activate("submit")] as [UserAction])
  func `Submitting a valid form logs in, greets, and continues`(action: UserAction) async {
    await stage.openFilledIn()
    stage.answer(with: .success(session()))
    await stage.window.send(action)
    stage.recorder.expect(
      "view.update(.loggingIn(tmdb, neo99, •••••, off))",
      "interactor.logIn(tmdb, neo99, zion!)",
      "view.update(.loggedIn(Welcome, Neo.))",
      "router.finish(s1, Welcome, Neo.)")
  }

  @Test(arguments: [
    ("  neo99 ", "neo99"), ("Neo99", "Neo99"), ("Neo Anderson", "Neo Anderson"),
    (" Neo@Zion.ORG\t", "neo@zion.org"), ("NEO@ZION", "neo@zion"),
  ])
  func `A user name is sent trimmed, an email address in lowercase`(
    typed: String, sent: String
  ) async {
    await stage.open()
    await stage.fillIn(typed)
    stage.answer(username: sent, with: .success(session()))
    await stage.window.send(.submit())
    stage.recorder.expect(
      "view.update(.editing(tmdb, -, -, off))",
      "view.update(.editing(tmdb, \(typed), -, off))",
      "view.update(.editing(tmdb, \(typed), •••••, on))",
      "view.update(.loggingIn(tmdb, \(typed), •••••, off))",
      "interactor.logIn(tmdb, \(sent), zion!)",
      "view.update(.loggedIn(Welcome, Neo.))",
      "router.finish(s1, Welcome, Neo.)")
  }

  @Test(arguments: ["  Zion!  ", "ZION@org", "     "])
  func `A password is sent as typed`(typed: String) async {
    let dots = String(repeating: "•", count: typed.count)
    await stage.open()
    await stage.fillIn("neo99", typed)
    stage.answer(password: typed, with: .success(session()))
    await stage.window.send(.submit())
    stage.recorder.expect(
      "view.update(.editing(tmdb, -, -, off))",
      "view.update(.editing(tmdb, neo99, -, off))",
      "view.update(.editing(tmdb, neo99, \(dots), on))",
      "view.update(.loggingIn(tmdb, neo99, \(dots), off))",
      "interactor.logIn(tmdb, neo99, \(typed))",
      "view.update(.loggedIn(Welcome, Neo.))",
      "router.finish(s1, Welcome, Neo.)")
  }

  @Test func `Submitting an empty form shows both messages and sends nothing`() async {
    await stage.open()
    await stage.window.send(.submit())
    stage.recorder.expect(
      "view.update(.editing(tmdb, -, -, off))",
      "view.update(.editing(tmdb, -!, -!, off))")
  }

  @Test func `Submitting with one invalid field shows its message and sends nothing`() async {
    await stage.open()
    await stage.window.send(.type(field: "username", text: "neo99"))
    await stage.window.send(.submit())
    stage.recorder.expect(
      "view.update(.editing(tmdb, -, -, off))",
      "view.update(.editing(tmdb, neo99, -, off))",
      "view.update(.editing(tmdb, neo99, -!, off))")
  }

  @Test func `Pressing a disabled button does nothing`() async {
    await stage.open()
    await stage.window.send(.type(field: "username", text: "neo99"))
    await stage.window.send(.activate("submit"))
    stage.recorder.expect(
      "view.update(.editing(tmdb, -, -, off))",
      "view.update(.editing(tmdb, neo99, -, off))")
  }

  @Test func `A form that was submitted too early can be corrected and submitted`() async {
    await stage.open()
    await stage.window.send(.submit())
    await stage.fillIn()
    stage.answer(with: .success(session()))
    await stage.window.send(.submit())
    stage.recorder.expect(
      "view.update(.editing(tmdb, -, -, off))",
      "view.update(.editing(tmdb, -!, -!, off))",
      "view.update(.editing(tmdb, neo99, -!, off))",
      "view.update(.editing(tmdb, neo99, •••••, on))",
      "view.update(.loggingIn(tmdb, neo99, •••••, off))",
      "interactor.logIn(tmdb, neo99, zion!)",
      "view.update(.loggedIn(Welcome, Neo.))",
      "router.finish(s1, Welcome, Neo.)")
  }

  @Test func `Submitting twice during an attempt makes one attempt`() async {
    await stage.openFilledIn()
    stage.answer(with: .success(session()), behind: gate)
    let attempt = Task { await stage.window.send(.submit()) }
    await gate.arrivals(1)
    await stage.window.send(.submit())
    await gate.open()
    await attempt.value
    stage.recorder.expect(
      "view.update(.loggingIn(tmdb, neo99, •••••, off))",
      "interactor.logIn(tmdb, neo99, zion!)",
      "view.update(.loggedIn(Welcome, Neo.))",
      "router.finish(s1, Welcome, Neo.)")
  }

  @Test(
    arguments: [
      .type(field: "username", text: "smith"), .type(field: "password", text: "other"),
      .type(field: "service", text: "demo"),
    ] as [UserAction])
  func `The form does not change during an attempt`(action: UserAction) async {
    await stage.openFilledIn()
    stage.answer(with: .failure(.offline), behind: gate)
    let attempt = Task { await stage.window.send(.submit()) }
    await gate.arrivals(1)
    await stage.window.send(action)
    await gate.open()
    await attempt.value
    stage.recorder.expect(
      "view.update(.loggingIn(tmdb, neo99, •••••, off))",
      "interactor.logIn(tmdb, neo99, zion!)",
      "view.update(.failed(offline: tmdb, neo99, •••••, on))")
  }

  @Test(arguments: [.submit(), .type(field: "username", text: "smith")] as [UserAction])
  func `After a login, the form ignores input`(action: UserAction) async {
    await stage.openFilledIn()
    stage.answer(with: .success(session()))
    await stage.window.send(.submit())
    await stage.window.send(action)
    stage.recorder.expect(
      "view.update(.loggingIn(tmdb, neo99, •••••, off))",
      "interactor.logIn(tmdb, neo99, zion!)",
      "view.update(.loggedIn(Welcome, Neo.))",
      "router.finish(s1, Welcome, Neo.)")
  }
}
