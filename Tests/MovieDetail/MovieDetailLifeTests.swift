import MovieDetail
import MovieEntities
import Testing
import Viper
import ViperTesting

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

  /// A logged-in user's account that is equally slow.
  private struct SlowAccount: AccountService, SessionStore, MarkStore {
    let gate: Gate
    var rejection: MovieError?
    let baseURL = "https://api.example"
    var owner: MarkOwner { MarkOwner(MovieDetailTests.session()) }

    func markStore(of session: any Session) -> any MarkStore { self }
    func account(of session: any Session) async throws(MovieError) -> any Account {
      session.account
    }
    func logOut(_ session: any Session) async throws(MovieError) {}
    func save(_ session: any Session) async throws(MovieError) {}
    func remove(_ service: String) async throws(MovieError) {}
    func session(for service: String) async throws(MovieError) -> (any Session)? { nil }
    func session(at baseURL: String) async throws(MovieError) -> (any Session)? {
      MovieDetailTests.session()
    }

    func movies(_ kind: MovieListKind, page: Int) async throws(MovieError) -> MoviePage {
      throw .unprepared
    }

    func marks(of movie: Int) async throws(MovieError) -> Marks {
      await gate.pass(ignoringCancellation: true)
      return Marks(isFavorite: true)
    }

    func apply(_ mark: Mark, for movie: MovieSummary) async throws(MovieError) {
      await gate.pass(ignoringCancellation: true)
      if let rejection { throw rejection }
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
      let account = SlowAccount(gate: gate, rejection: rejection)
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
