import Entities
import ListOfMovies
import Testing
import Viper
import ViperClocks
import ViperTesting

@Suite("List presenter: pages side by side, in virtual time")
@MainActor
struct PagesInTimeTests {
  /// Counts what is under way.
  @MainActor
  private final class Traffic {
    private(set) var requested: [Int] = []
    private(set) var most = 0
    private var underWay = 0

    func begin(_ page: Int) {
      requested.append(page)
      underWay += 1
      most = max(most, underWay)
    }

    func end() { underWay -= 1 }
  }

  /// Responds after a wait.
  private struct SlowInteractor: ListOfMoviesInteractable {
    let traffic: Traffic
    let wait: @Sendable (Int) async -> Void

    func movies(_ query: MovieQuery, page number: Int) async throws(MovieError) -> MoviePage {
      await traffic.begin(number)
      await wait(number)
      await traffic.end()
      let first = number * 20 - 19
      return page(ListOfMoviesTests.movies(first...(first + 19)), number: number, of: 500)
    }
  }

  private let traffic = Traffic()

  @Test("Twenty pages that take as long as each other take as long as four")
  func twenty() async {
    let clock = ManualClock()
    let window = Window()
    let module = ListOfMoviesAssembler.assemble(
      input: ListOfMoviesInput(limit: 400),
      interactor: SlowInteractor(traffic: traffic) { _ in
        try? await clock.sleep(for: .milliseconds(80))
      }, window: window, output: nil)
    let opening = Task { await window.replaceRoot(with: module) }
    var shown: [Int] = []
    for sleeping in [1, 8, 8, 3] {
      await clock.sleepers(sleeping)
      shown.append(window.scene?.rows.count ?? 0)
      clock.advance(by: .milliseconds(80))
    }
    _ = await opening.value
    #expect(shown == [0, 20, 180, 340])
    #expect(window.scene?.rows.count == 400)
    #expect(clock.now.offset == .milliseconds(320))
    #expect(traffic.requested == Array(1...20))
  }

  @Test("Five hundred pages of any duration: never more than eight at once, each once, in order")
  func fiveHundred() async {
    let window = Window()
    let module = ListOfMoviesAssembler.assemble(
      input: ListOfMoviesInput(limit: 10_000),
      interactor: SlowInteractor(traffic: traffic) { number in
        for _ in 0...(number * 7 % 5) { await Task.yield() }
      }, window: window, output: nil)
    await window.replaceRoot(with: module)
    #expect(traffic.requested == Array(1...500))
    #expect(traffic.most == 8)
    #expect(window.scene?.rows.map(\.id) == (1...10_000).map(String.init))
  }
}
