import MovieDetail
import MovieEntities
import MovieLibrary
import Testing
import Viper
import ViperTesting

@testable import EntityTestSupport
@testable import ViperTestSupport

@MainActor
struct MovieDetailLifeTests {
  /// An interactor that responds when the gate is open, and ignores cancellation.
  private struct SlowInteractor: MovieDetailInteractable {
    let gate: Gate
    var error: MovieError?
    let marks: any MarkInteractable

    func movie(_ id: MovieID, reload: Bool) async throws(MovieError) -> any DetailedMovie {
      await gate.pass(ignoringCancellation: true)
      if let error { throw error }
      return StubMovie.full
    }
  }

  @Test(
    arguments: [(nil, nil), (.offline, nil), (nil, .rejected), (nil, .notLoggedIn)]
      as [(MovieError?, MovieError?)])
  func `Closing the module at any moment leaves nothing behind and stops rendering`(
    error: MovieError?, rejection: MovieError?
  ) async {
    let life = ModuleLife(
      recorder: Recorder { $0.record() }, output: { CallSpy("output", recorder: $0) }
    ) { window, gate, output in
      let account = AccountDouble()
      (account.gate, account.readGate, account.rejection) = (gate, gate, rejection)
      let book = MarkBook(AccountGateway(service: account, sessions: account))
      return MovieDetailAssembler.assemble(
        input: MovieDetailInput(id: .tmdb(278)),
        interactor: SlowInteractor(gate: gate, error: error, marks: book), window: window,
        output: output)
    }
    await life.check(
      .activate("favorite"), .activate("rate"), .type(field: "rating", text: "8.5"), .submit(),
      .activate("all-cast"), .selectRow(1), .refresh, .activate("retry"), .back)
  }
}
