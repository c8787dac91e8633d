import Entities
import ListOfMovies
import Testing
import Viper
import ViperClocks
import ViperTesting

@testable import ViperTestSupport

@Suite("List presenter: pages side by side that are given up")
@MainActor
struct PagesGivenUpTests {
  /// What was requested, in order, and which of it was given up while it was under way.
  @MainActor
  private final class Log {
    var requested: [Int] = []
    var cancelled: Set<Int> = []
  }

  /// Responds to three pages at once, and to the others when their gate is open.
  private struct HeldInteractor: ListOfMoviesInteractable {
    let gate: Gate
    let log: Log
    /// Whether a page that is given up waits on.
    let isDeaf: Bool
    /// The gate and the rows of the fourth page, if it has its own.
    let fourth: (gate: Gate, rows: Result<ClosedRange<Int>, MovieError>)?

    func movies(_ query: MovieQuery, page number: Int) async throws(MovieError) -> MoviePage {
      await note(number)
      if case .search = query { return page(ListOfMoviesTests.movies(1_001...1_002)) }
      var rows = (number * 20 - 19)...(number * 20)
      if number == 4, let fourth {
        await fourth.gate.pass()
        rows = try fourth.rows.get()
      } else if number > 3 {
        await gate.pass(ignoringCancellation: isDeaf)
      }
      if Task.isCancelled { await give(up: number) }
      return page(ListOfMoviesTests.movies(rows), number: number, of: 20)
    }

    @MainActor private func note(_ page: Int) { log.requested.append(page) }
    @MainActor private func give(up page: Int) { log.cancelled.insert(page) }
  }

  private let gate = Gate()
  private let log = Log()
  private let window = Window()
  private let recorder = Recorder { $0.record() }

  private var shownIDs: [String]? { window.scene?.rows.map(\.id) }

  /// Opens a list of nine pages over another screen.
  private func open(
    _ query: MovieQuery = .kind(.popular), isDeaf: Bool = true,
    fourth: (gate: Gate, rows: Result<ClosedRange<Int>, MovieError>)? = nil
  ) async -> Task<Void, Never> {
    await window.replaceRoot(with: .stub("below"))
    let interactor = HeldInteractor(gate: gate, log: log, isDeaf: isDeaf, fourth: fourth)
    return Task {
      _ = await window.push(
        ListOfMoviesAssembler.assemble(
          input: ListOfMoviesInput(query: query, limit: 180), interactor: interactor,
          window: window, output: nil, clock: ImmediateClock()))
    }
  }

  /// Opens the list, and returns when three pages are shown and the others wait.
  private func openUntilHeld() async -> Task<Void, Never> {
    let opening = await open()
    await gate.arrivals(6)
    #expect(log.requested == Array(1...9))
    #expect(shownIDs == (1...60).map(String.init))
    return opening
  }

  @Test("Closing the window cancels all of them")
  func closed() async {
    let opening = await openUntilHeld()
    window.close()
    await gate.open()
    await opening.value
    #expect(log.cancelled == Set(4...9))
    #expect(log.requested == Array(1...9))
    recorder.expectNoLeftovers(in: window)
  }

  @Test("Going back cancels all of them")
  func back() async {
    let opening = await openUntilHeld()
    await window.send(.back)
    await gate.open()
    await opening.value
    #expect(log.cancelled == Set(4...9))
    #expect(window.depth == 1)
    recorder.expectNoLeftovers(in: window, whileOpen: true)
  }

  @Test("A refresh cancels all of them, and begins with the first page")
  func refreshed() async {
    let opening = await openUntilHeld()
    let refresh = window.begin(.refresh)
    await gate.open()
    await opening.value
    await refresh.value
    #expect(log.cancelled == Set(4...9))
    #expect(log.requested == Array(1...9) + Array(1...9))
    #expect(shownIDs == (1...180).map(String.init))
  }

  @Test(
    "A search cancels all of them; the list that it leads back to goes on when More is asked for")
  func searched() async {
    let opening = await openUntilHeld()
    await window.send(.search("alien"))
    await gate.open()
    await opening.value
    #expect(log.cancelled == Set(4...9))
    #expect(shownIDs == ["1001", "1002"])
    await window.send(.search(""))
    #expect(shownIDs == (1...60).map(String.init))
    #expect(log.requested == Array(1...9) + [1])
    await window.send(.more)
    #expect(shownIDs == (1...180).map(String.init))
    #expect(log.requested == Array(1...9) + [1] + Array(4...9))
  }

  // Nothing but being cancelled lets the pages after the fourth go on here.

  @Test("A page that fails cancels the pages after it")
  func failure() async {
    let fourth = Gate()
    let opening = await open(isDeaf: false, fourth: (fourth, .failure(.offline)))
    await gate.arrivals(5)
    await fourth.open()
    await opening.value
    #expect(log.cancelled == Set(5...9))
    #expect(window.scene?.failure?.code == "offline")
    #expect(shownIDs == (1...60).map(String.init))
  }

  @Test("The limit cancels the pages that turn out not to be needed")
  func limit() async {
    let fourth = Gate()
    let opening = await open(isDeaf: false, fourth: (fourth, .success(61...200)))
    await gate.arrivals(5)
    await fourth.open()
    await opening.value
    #expect(log.cancelled == Set(5...9))
    #expect(shownIDs == (1...180).map(String.init))
  }

  @Test("A personal list that is asked again requests as many pages as it shows, side by side")
  func reappeared() async {
    await gate.open()
    await open(.favorites).value
    await gate.close()
    let back = Task { await window.goOnAndBack() }
    await gate.arrivals(6)
    #expect(log.requested == Array(1...9) + Array(1...9))
    #expect(shownIDs == (1...180).map(String.init))
    await gate.open()
    await back.value
    #expect(shownIDs == (1...180).map(String.init))
    window.close()
    recorder.expectNoLeftovers(in: window)
  }
}
