import LoginModule
import MovieEntities
import Testing
import Viper
import ViperLocalization
import ViperTesting

@testable import ViperTestSupport

@MainActor
struct LoginAssemblerTests {
  let recorder = Recorder { $0.record() }
  let window = Window()

  /// Assembles a login over one service; only the window keeps its parts alive.
  private func module(
    _ answer: Result<any Session, MovieError>, saving error: MovieError? = nil,
    output: (any LoginOutput)? = nil, localizer: Localizer = .english
  ) -> Module {
    LoginAssembler.assemble(
      services: [ServiceStub(recorder: recorder, name: "tmdb", answer: answer)],
      sessions: SessionStoreSpy(recorder: recorder, error: error), window: window, output: output,
      localizer: localizer)
  }

  /// Fills in the form and submits it.
  private func logIn() async {
    await window.send(.type(field: "username", text: " Neo@Zion.org"))
    await window.send(.type(field: "password", text: "zion!"))
    await window.send(.submit())
  }

  @Test func `The output receives a saved login`() async {
    let output = OutputSpy(recorder: recorder)
    await window.replaceRoot(with: module(.success(session()), output: output))
    await logIn()
    recorder.expect(
      "tmdb.logIn(neo@zion.org, zion!)", "sessions.save(s1)", "output.didFinish(s1, Welcome, Neo.)")
  }

  @Test func `A session that cannot be saved is shown and not sent to the output`() async {
    let output = OutputSpy(recorder: recorder)
    await window.replaceRoot(
      with: module(.success(session()), saving: .notWritable, output: output))
    await logIn()
    recorder.expect("tmdb.logIn(neo@zion.org, zion!)", "sessions.save(s1)", "tmdb.end(s1)")
    #expect(window.scene?.failure?.message == "The session could not be kept.")
  }

  @Test func `A presented form that closes itself on success leaves nothing behind`() async {
    let output = OutputSpy(recorder: recorder, window: window, closes: true)
    await window.replaceRoot(with: module(.failure(.offline)))
    await window.present(module(.success(session()), output: output))
    await logIn()
    recorder.expect(
      "tmdb.logIn(neo@zion.org, zion!)", "sessions.save(s1)", "output.didFinish(s1, Welcome, Neo.)")
    #expect(window.depth == 1)
    await recorder.expectNoLeftovers(in: window, whileOpen: true)
  }

  @Test func `Leaving during an attempt notifies the output exactly once`()
    async
  {
    let gate = Gate()
    let output = OutputSpy(recorder: recorder, window: window)
    await window.replaceRoot(with: module(.failure(.offline)))
    await window.present(
      LoginAssembler.assemble(
        services: [
          ServiceStub(recorder: recorder, name: "tmdb", answer: .success(session()), gate: gate)
        ], sessions: SessionStoreSpy(recorder: recorder), window: window, output: output))
    let attempt = Task { await logIn() }
    await gate.arrivals(1)
    await window.send(.back)
    await gate.open()
    await attempt.value
    // The late session is ended.
    recorder.expect(
      "tmdb.logIn(neo@zion.org, zion!)", "output.didClose(depth 1)", "tmdb.end(s1)")
    await recorder.expectNoLeftovers(in: window, whileOpen: true)
  }

  @Test func `All texts are in the given language`() async {
    await window.replaceRoot(with: module(.success(session()), localizer: .german))
    #expect(
      window.scene?.fields.map(\.label) == ["Dienst", "Benutzername", "Passwort"])
    await logIn()
    recorder.expect("tmdb.logIn(neo@zion.org, zion!)", "sessions.save(s1)")
    #expect(window.scene?.text == "Anmelden\nWillkommen, Neo.")
  }
}
