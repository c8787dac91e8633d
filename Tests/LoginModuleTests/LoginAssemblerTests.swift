import Entities
import LoginModule
import Testing
import Viper
import ViperTesting

@Suite("Log-in assembler: with services and the module's own parts")
@MainActor
struct LoginAssemblerTests {
  let recorder = Recorder { Issue.record("\($0)") }
  let window = Window()

  /// Wires a log-in over one service; nobody but the window keeps its parts.
  private func module(
    _ answer: Result<any Session, MovieError>, saving error: MovieError? = nil,
    output: (any LoginOutput)? = nil
  ) -> Module {
    LoginAssembler.assemble(
      services: [ServiceStub(recorder: recorder, name: "tmdb", answer: answer)],
      sessions: SessionStoreSpy(recorder: recorder, error: error), window: window, output: output)
  }

  /// Fills the form in and sends it.
  private func logIn() async {
    await window.send(.type(field: "username", text: " Neo@Zion.org"))
    await window.send(.type(field: "password", text: "zion!"))
    await window.send(.submit)
  }

  @Test("A log-in is kept and told to the output")
  func success() async {
    let output = OutputSpy(recorder: recorder)
    await window.replaceRoot(with: module(.success(session()), output: output))
    await logIn()
    recorder.expect(
      "tmdb.logIn(neo@zion.org, zion!)", "sessions.save(s1)", "output.didFinish(s1, Welcome, Neo.)")
  }

  @Test("A refused log-in is on the screen, and told to nobody")
  func refused() async {
    let output = OutputSpy(recorder: recorder)
    await window.replaceRoot(with: module(.failure(.wrongPassword), output: output))
    await logIn()
    recorder.expect("tmdb.logIn(neo@zion.org, zion!)")
    #expect(window.scene?.failure?.code == "wrong-password")
  }

  @Test("A session that cannot be kept is on the screen, and told to nobody")
  func notKept() async {
    let output = OutputSpy(recorder: recorder)
    await window.replaceRoot(
      with: module(.success(session()), saving: .notWritable, output: output))
    await logIn()
    recorder.expect("tmdb.logIn(neo@zion.org, zion!)", "sessions.save(s1)")
    #expect(window.scene?.failure?.message == "The session could not be kept.")
  }

  @Test("A presented form that closes itself on success leaves nothing behind")
  func closesItself() async {
    let output = ClosingOutput(window: window, recorder: recorder)
    await window.replaceRoot(with: module(.failure(.offline)))
    await window.present(module(.success(session()), output: output))
    await logIn()
    recorder.expect(
      "tmdb.logIn(neo@zion.org, zion!)", "sessions.save(s1)", "output.didFinish(s1, Welcome, Neo.)")
    #expect(window.depth == 1)
    #expect(window.leftovers() == [])
  }

  @Test("Back leaves the form, and nothing of it behind")
  func back() async {
    await window.replaceRoot(with: module(.failure(.offline)))
    await window.present(module(.failure(.offline)))
    await window.send(.back)
    #expect(window.depth == 1)
    #expect(window.leftovers() == [])
  }
}
