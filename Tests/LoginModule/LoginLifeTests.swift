import LoginModule
import MovieEntities
import Testing
import Viper
import ViperTesting

@MainActor
struct LoginLifeTests {
  let stage = Stage()

  @Test(arguments: [false, true])
  func `A closed form leaves nothing behind`(spied: Bool) async {
    stage.answer(with: .failure(.wrongPassword))
    await stage.open(spied: spied)
    await stage.fillIn()
    await stage.window.send(.submit())
    stage.window.close()
    await stage.recorder.expectNoLeftovers(in: stage.window)
    switch spied {
    case false: stage.recorder.expect("interactor.logIn(tmdb, neo99, zion!)")
    case true:
      stage.recorder.expect(
        "view.update(.editing(tmdb, -, -, off))",
        "view.update(.editing(tmdb, neo99, -, off))",
        "view.update(.editing(tmdb, neo99, •••••, on))",
        "view.update(.loggingIn(tmdb, neo99, •••••, off))",
        "interactor.logIn(tmdb, neo99, zion!)",
        "view.update(.failed(wrong-password: tmdb, neo99, •••••!, on))")
    }
  }

  @Test func `A login retains neither its window nor its output`() async {
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
