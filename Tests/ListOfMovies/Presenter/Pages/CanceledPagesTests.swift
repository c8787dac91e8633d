import ListOfMovies
import MovieEntities
import MovieLibrary
import Testing
import Viper
import ViperTesting

@testable import ViperTestSupport

@MainActor
struct CanceledPagesTests {
  /// The requested pages in order, and those that were canceled.
  @MainActor
  private final class Log {
    var requested: [Int] = []
    var cancelled: Set<Int> = []
  }

  /// An interactor that returns three pages immediately, and the others when the gate is open.
  private struct HeldInteractor: ListOfMoviesInteractable {
    let gate: Gate
    let log: Log

    func movies(_ query: MovieQuery, page number: Int, reload: Bool)
      async throws(MovieError) -> MoviePage
    {
      await note(number)
      if case .search = query { return page(ListOfMoviesTests.movies(1_001...1_002)) }
      if number > 3 { await gate.pass(ignoringCancellation: true) }
      if Task.isCancelled { await give(up: number) }
      let rows = (number * 20 - 19)...(number * 20)
      return page(ListOfMoviesTests.movies(rows), number: number, of: 20)
    }

    @MainActor private func note(_ page: Int) { log.requested.append(page) }
    @MainActor private func give(up page: Int) { log.cancelled.insert(page) }
  }

  private let gate = Gate()
  private let log = Log()
  private let window = Window()

  private var shownIDs: [String]? { window.scene?.rows.map(\.id) }

  /// Opens a list of nine pages, and returns when three are shown and the others wait at the gate.
  private func openUntilHeld() async -> Task<Void, Never> {
    let opening = Task {
      _ = await window.replaceRoot(
        with: ListOfMoviesAssembler.assemble(
          input: ListOfMoviesInput(limit: 180), interactor: HeldInteractor(gate: gate, log: log),
          window: window, output: nil, clock: ImmediateClock()))
    }
    await gate.arrivals(6)
    #expect(log.requested == [Int](1...9))
    #expect(shownIDs == (1...60).map { "\($0)" })
    return opening
  }

  @Test
  func
    `A search cancels all pages, and the restored list continues with More`()
    async
  {
    let opening = await openUntilHeld()
    await window.send(.search("alien"))
    await gate.open()
    await opening.value
    #expect(log.cancelled == Set(4...9))
    #expect(shownIDs == ["1001", "1002"])
    await window.send(.search(""))
    #expect(shownIDs == (1...60).map { "\($0)" })
    #expect(log.requested == [1, 2, 3, 4, 5, 6, 7, 8, 9, 1])
    await window.send(.more)
    #expect(shownIDs == (1...180).map { "\($0)" })
    #expect(log.requested == [1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 4, 5, 6, 7, 8, 9])
  }
}
