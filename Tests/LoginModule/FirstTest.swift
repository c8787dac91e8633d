import LoginModule
import MovieEntities
import Testing
import Viper
import ViperTesting

@testable import ViperTestSupport

/// The test to read first: a mock logs the user in, the presenter decides, and the view updates.
@MainActor
struct FirstTest {
  @Test func `A form that is filled in and submitted logs the user in`() async {
    // The recorder keeps all events, in order.
    let recorder = Recorder { $0.record() }
    // The mock returns the response prepared for an attempt.
    let answers = LoginInteractorMock.Prepared(unprepared: .unprepared)
    answers.add(
      .success(session()), to: .init(service: "tmdb", username: "neo99", password: "zion!"))
    let interactor = LoginInteractorMock(
      recorder: recorder, services: ["tmdb"], answers: answers)

    // The assembler creates the presenter and passes it to the module's own view.
    let window = Window()
    await window.replaceRoot(
      with: LoginAssembler.assemble(
        interactor: interactor, window: window, output: nil,
        router: CallSpy("router", recorder: recorder)))
    await window.send(.type(field: "username", text: "neo99"))
    await window.send(.type(field: "password", text: "zion!"))
    #expect(window.scene?.fields.map(\.text) == ["tmdb", "neo99", "•••••"])
    await window.send(.submit())

    recorder.expect("interactor.logIn(tmdb, neo99, zion!)", "router.finish(s1, Welcome, Neo.)")
  }
}
