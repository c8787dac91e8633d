import Entities
import LoginModule
import Testing
import Viper
import ViperTesting

@Suite("Log-in: its life")
@MainActor
struct LoginLifeTests {
  let stage = Stage()
  let gate = Gate()

  @Test("A closed form leaves nothing behind", arguments: Stage.View.allCases)
  func closed(view: Stage.View) async {
    stage.answer(with: .failure(.wrongPassword))
    await stage.open(view: view)
    await stage.fillIn()
    await stage.window.send(.submit)
    stage.window.close()
    stage.recorder.expectNoLeftovers(in: stage.window)
    switch view {
    case .own: stage.recorder.expect("interactor.logIn(tmdb, neo99, zion!)")
    case .spy:
      stage.recorder.expect(
        "view.update(.editing(tmdb, -, -, off))",
        "view.update(.editing(tmdb, neo99, -, off))",
        "view.update(.editing(tmdb, neo99, •••••, on))",
        "view.update(.loggingIn(tmdb, neo99, •••••, off))",
        "interactor.logIn(tmdb, neo99, zion!)",
        "view.update(.failed(wrong-password: tmdb, neo99, •••••, on))")
    }
  }

  @Test(
    "A form that is closed while an attempt runs renders nothing more, and goes nowhere",
    arguments: [.success(session()), .failure(.offline), .failure(.cancelled)]
      as [Result<any Session, MovieError>])
  func closedWhileLoggingIn(answer: Result<any Session, MovieError>) async {
    await stage.openFilledIn()
    stage.answer(with: answer, behind: gate)
    let attempt = Task { await stage.window.send(.submit) }
    await gate.arrivals(1)
    stage.window.close()
    await gate.open()
    await attempt.value
    stage.recorder.expect(
      "view.update(.loggingIn(tmdb, neo99, •••••, off))",
      "interactor.logIn(tmdb, neo99, zion!)", "cancelled: interactor.logIn(tmdb, neo99, zion!)")
    stage.recorder.expectNoLeftovers(in: stage.window)
  }

  @Test("A form with its own view that is closed while an attempt runs leaves nothing behind")
  func ownViewClosedWhileLoggingIn() async {
    stage.answer(with: .success(session()), behind: gate)
    await stage.open(view: .own)
    await stage.fillIn()
    let attempt = Task { await stage.window.send(.submit) }
    await gate.arrivals(1)
    stage.window.close()
    await gate.open()
    await attempt.value
    stage.recorder.expect(
      "interactor.logIn(tmdb, neo99, zion!)", "cancelled: interactor.logIn(tmdb, neo99, zion!)")
    #expect(stage.window.scene == nil)
    stage.recorder.expectNoLeftovers(in: stage.window)
  }

  @Test("Backing out of a presented form while an attempt runs goes back to what was below")
  func poppedWhileLoggingIn() async {
    await stage.open(LoginInput(service: "demo"), view: .own)
    await stage.window.present(stage.module(view: .own))
    await stage.fillIn()
    stage.answer(with: .success(session()), behind: gate)
    let attempt = Task { await stage.window.send(.submit) }
    await gate.arrivals(1)
    await stage.window.send(.back)
    stage.recorder.expect("interactor.logIn(tmdb, neo99, zion!)", "router.close()")
    stage.window.pop()
    await gate.open()
    await attempt.value
    stage.recorder.expect("cancelled: interactor.logIn(tmdb, neo99, zion!)")
    #expect(stage.window.depth == 1)
    #expect(stage.window.scene?.fields.map(\.text) == ["demo", "", ""])
    stage.recorder.expectNoLeftovers(in: stage.window, whileOpen: true)
  }

  @Test("A log-in keeps neither its window nor its output")
  func keepsNobody() async {
    var window: Window? = Window()
    var output: OutputSpy? = OutputSpy(recorder: stage.recorder)
    weak let weakWindow = window
    weak let weakOutput = output
    if let window {
      await window.replaceRoot(
        with: LoginAssembler.assemble(
          services: [], sessions: SessionStoreSpy(recorder: stage.recorder), window: window,
          output: output))
    }
    output = nil
    #expect(weakOutput == nil)
    window = nil
    #expect(weakWindow == nil)
  }
}
