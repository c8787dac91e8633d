import ListOfMovies
import MovieEntities
import MovieLibrary
import Testing
import Viper
import ViperTesting

@testable import ViperTestSupport

@MainActor
struct ListOfMoviesLifeTests {
  /// An interactor that responds when the gate is open, and ignores cancellation.
  private struct SlowInteractor: ListOfMoviesInteractable {
    let gate: Gate
    var error: MovieError?
    /// The first page that waits at the gate.
    var firstHeld = 1

    func movies(_ query: MovieQuery, page number: Int, reload: Bool)
      async throws(MovieError) -> MoviePage
    {
      if number >= firstHeld { await gate.pass(ignoringCancellation: true) }
      if let error { throw error }
      let first = number * 20 - 19
      return page(ListOfMoviesTests.movies(first...(first + 19)), number: number, of: 9)
    }
  }

  private func life(
    _ input: ListOfMoviesInput, error: MovieError? = nil, firstHeld: Int = 1
  ) -> ModuleLife {
    ModuleLife(
      recorder: Recorder { $0.record() }, output: { CallSpy("output", recorder: $0) }
    ) { window, gate, output in
      ListOfMoviesAssembler.assemble(
        input: input,
        interactor: SlowInteractor(gate: gate, error: error, firstHeld: firstHeld),
        window: window, output: output, clock: ImmediateClock())
    }
  }

  @Test(
    arguments: [nil, .offline, .notLoggedIn] as [MovieError?],
    [.nowPlaying, .favorites] as [MovieListKind])
  func `Closing the module at any moment leaves nothing behind and stops rendering`(
    error: MovieError?, kind: MovieListKind
  ) async {
    await life(ListOfMoviesInput(query: .kind(kind)), error: error).check(
      .more, .moveFocus(39), .selectRow(1), .search("alien"), .more, .search(""), .refresh,
      .activate("retry"), .activate("log-in"), .back)
  }

  @Test(arguments: [2, 3, 6, 9], [.nowPlaying, .favorites] as [MovieListKind])
  func `Closing the module while pages load in parallel leaves nothing behind`(
    firstHeld: Int, kind: MovieListKind
  ) async {
    // Only loads of more pages reach the first one that is held.
    for limit in [41, 170] where limit > (firstHeld - 1) * 20 {
      let input = ListOfMoviesInput(query: .kind(kind), limit: limit)
      await life(input, firstHeld: firstHeld).check(
        .refresh, .search("alien"), .selectRow(1), .search(""), .moveFocus(39), .refresh, .back)
    }
  }
}
