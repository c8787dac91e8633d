import MovieDetail
import MovieEntities
import Testing
import Viper
import ViperTesting

@testable import ViperTestSupport

@Suite("Detail: its life, at every moment")
@MainActor
struct MovieDetailModuleLifeTests {
  /// Responds when the gate is open, and ignores that nobody waits any more.
  private struct SlowInteractor: MovieDetailInteractable {
    let gate: Gate
    var error: MovieError?
    var refusal: MovieError?

    func movie(_ id: MovieID) async throws(MovieError) -> any DetailedMovie {
      await gate.pass(ignoringCancellation: true)
      if let error { throw error }
      return StubMovie.full
    }

    func states(of movie: Int) async throws(MovieError) -> AccountStates? {
      await gate.pass(ignoringCancellation: true)
      return AccountStates(isFavorite: true)
    }

    func apply(_ change: MarkChange, for movie: Int) async throws(MovieError) {
      await gate.pass(ignoringCancellation: true)
      if let refusal { throw refusal }
    }
  }

  @Test(
    "Closed at any moment, it leaves nothing behind and renders nothing more",
    arguments: [(nil, nil), (.offline, nil), (nil, .refused), (nil, .notLoggedIn)]
      as [(MovieError?, MovieError?)])
  func closed(error: MovieError?, refusal: MovieError?) async {
    let life = ModuleLife(recorder: Recorder { $0.record() }) { window, gate in
      MovieDetailAssembler.assemble(
        input: MovieDetailInput(id: .tmdb(278)),
        interactor: SlowInteractor(gate: gate, error: error, refusal: refusal), window: window,
        output: nil)
    }
    await life.check(
      .activate("favorite"), .type(field: "rating", text: "8.5"), .submit, .activate("rate"),
      .activate("all-cast"), .selectRow(1), .refresh, .activate("retry"), .back)
  }
}
