import Entities
import ListOfMovies
import Testing
import Viper
import ViperClocks
import ViperTesting

@Suite("List: its life, at every moment")
@MainActor
struct ListOfMoviesModuleLifeTests {
  /// Responds when the gate is open, and ignores that nobody waits any more.
  private struct SlowInteractor: ListOfMoviesInteractable {
    let gate: Gate
    var error: MovieError?

    func movies(_ query: MovieQuery, page number: Int) async throws(MovieError) -> MoviePage {
      await gate.pass(ignoringCancellation: true)
      if let error { throw error }
      let first = number * 20 - 19
      return page(ListOfMoviesTests.movies(first...(first + 19)), number: number, of: 9)
    }
  }

  @Test(
    "Closed at any moment, it leaves nothing behind and renders nothing more",
    arguments: [nil, .offline, .notLoggedIn] as [MovieError?],
    [.nowPlaying, .favorites] as [MovieListKind])
  func closed(error: MovieError?, kind: MovieListKind) async {
    let life = ModuleLife(recorder: Recorder { $0.record() }) { window, gate in
      ListOfMoviesAssembler.assemble(
        input: ListOfMoviesInput(query: .kind(kind)),
        interactor: SlowInteractor(gate: gate, error: error), window: window, output: nil,
        clock: ImmediateClock())
    }
    await life.check(
      .more, .moveFocus(39), .selectRow(1), .search("alien"), .more, .search(""), .refresh,
      .activate("retry"), .activate("log-in"), .back)
  }
}
