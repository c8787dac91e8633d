import LoginModule
import MovieEntities
import Testing
import Viper
import ViperTesting

@testable import ViperTestSupport

@MainActor
struct LoginLifeTests {
  /// An interactor that responds when the gate is open, and ignores cancellation.
  private struct SlowInteractor: LoginInteractable {
    let gate: Gate
    var error: MovieError?
    let services = ["tmdb", "web"]

    func credentials(of service: String) -> CredentialRule? {
      service == "tmdb" ? .notEmpty : nil
    }

    func logIn(
      service: String, username: String, password: String,
      approve: @escaping @Sendable (String) async -> Void
    ) async throws(MovieError) -> any Session {
      await gate.pass(ignoringCancellation: true)
      if service == "web" { await approve("https://example.org/approve") }
      await gate.pass(ignoringCancellation: true)
      if let error { throw error }
      return session()
    }
  }

  @Test(arguments: ["tmdb", "web"], [nil, .wrongPassword] as [MovieError?])
  func `Closing the module at any moment leaves nothing behind and stops rendering`(
    service: String, error: MovieError?
  ) async {
    let life = ModuleLife(
      recorder: Recorder { $0.record() }, output: { OutputSpy(recorder: $0) }
    ) { window, gate, output in
      LoginAssembler.assemble(
        input: LoginInput(service: service), interactor: SlowInteractor(gate: gate, error: error),
        window: window, output: output)
    }
    await life.check(
      .type(field: "username", text: "neo99"), .type(field: "password", text: "zion!"), .submit(),
      .back)
  }
}
