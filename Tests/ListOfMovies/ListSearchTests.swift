import MovieEntities
import Testing
import Viper
import ViperLocalization

@testable import ListOfMovies

/// When a typed term is requested, and what is shown when the search is left.
@Suite("The search of a list")
@MainActor
struct ListSearchTests {
  let list = SearchedList()

  @Test("Nothing is requested before half a second has passed, and then it is, without blanks")
  func pause() async {
    let typing = await list.type("\u{A0}third \t man\n")
    list.clock.advance(by: .milliseconds(499))
    #expect(list.requests.isEmpty)
    list.clock.advance(by: .milliseconds(1))
    await typing.value
    #expect(list.requests == [.search(term: "third man", year: nil)])
  }

  @Test("Typing on begins the pause anew, and only the last term is requested")
  func typingOn() async {
    let first = await list.type("ali")
    list.clock.advance(by: .milliseconds(300))
    let second = await list.type("alien", after: first)
    list.clock.advance(by: .milliseconds(499))
    #expect(list.requests.isEmpty)
    list.clock.advance(by: .milliseconds(1))
    await second.value
    #expect(list.requests == [.alien])
  }

  @Test("A blank term leads back to the list as the search found it", arguments: ["", " \t", "\n"])
  func blank(term: String) async {
    await list.find("alien")
    await list.send("")
    let typing = await list.type("aliens")
    list.show(total: 7)
    list.passPause()
    await typing.value
    await list.find("alien")
    await list.send(term)
    #expect(list.requests == [.alien, .aliens, .alien])
    #expect(list.shown.state == list.state(total: 7))
  }

  @Test("A blank term gives up a search that waits", arguments: [true, false])
  func waiting(isLoaded: Bool) async {
    if !isLoaded { list.shown.show(.loading(list.heading(.kind(.popular)))) }
    let before = list.shown.state
    let typing = await list.type("alien")
    await list.send("")
    await typing.value
    list.passPause()
    #expect(list.requests.isEmpty)
    #expect(list.shown.state == before)
  }

  @Test("A list that had not come, failed or is outdated is requested")
  func requestedAgain() async {
    let heading = list.heading(.kind(.popular))
    for before in [ListOfMoviesState.loading(heading), .failed(heading, list.failure)] {
      list.shown.show(before)
      await list.find("alien")
      await list.send("")
    }
    list.isOutdated = true
    await list.find("alien")
    await list.send("")
    list.isOutdated = false
    let trip: [MovieQuery] = [.alien, .kind(.popular)]
    #expect(list.requests == trip + trip + trip)
  }

  @Test("A blank term does not request a list that failed and is shown")
  func shownFailure() async {
    list.shown.show(.failed(list.heading(.kind(.popular)), list.failure))
    await list.send("")
    #expect(list.requests.isEmpty)
  }

  @Test("The term that is shown is not requested again", arguments: ["alien", "\u{3000}alien \n"])
  func shown(term: String) async {
    await list.find("alien")
    await list.send(term)
    #expect(list.requests == [.alien])
  }

  @Test("A term that waits is requested when its first pause is over")
  func sameTermWaits() async {
    let typing = await list.type("alien")
    list.clock.advance(by: .milliseconds(300))
    await list.send("alien ")
    list.clock.advance(by: .milliseconds(200))
    await typing.value
    #expect(list.requests == [.alien])
  }

  @Test("A term that failed or was given up is requested again")
  func failed() async {
    list.outcome = .cancellation
    await list.find("alien")
    list.outcome = .failure
    await list.find("alien")
    list.outcome = .list
    await list.find("alien")
    #expect(list.requests == [.alien, .alien, .alien])
  }

  @Test("Typing on and coming back requests the term only if it failed", arguments: [true, false])
  func back(hasFailed: Bool) async {
    list.outcome = hasFailed ? .failure : .list
    await list.find("alien")
    let away = await list.type("aliens")
    let back = await list.type("alien", after: away)
    list.passPause()
    await back.value
    #expect(list.requests == (hasFailed ? [.alien, .alien] : [.alien]))
  }

  @Test("The opened term and a blank one lead back without a pause", arguments: ["alien", ""])
  func openedTerm(term: String) async {
    let list = SearchedList(.alien)
    let typing = await list.type("aliens")
    await list.send(term)
    await typing.value
    await list.find("aliens")
    await list.send(term)
    #expect(list.requests == [.aliens])
    #expect(list.shown.state == list.state())
  }

  @Test("The term that the list was opened with is requested again if it failed")
  func openedTermFailed() async {
    let list = SearchedList(.alien)
    list.shown.show(.failed(list.heading(.alien), list.failure))
    await list.find("alien")
    #expect(list.requests == [.alien])
  }
}

/// A list without a presenter, which records what a search requests.
@MainActor
final class SearchedList {
  enum Outcome { case list, failure, cancellation }

  let clock = ManualClock()
  let shown = PresentedState(ListOfMoviesState.idle) { _ in }
  let failure = Failure(code: "offline", message: "There is no way to the service.")
  var outcome = Outcome.list
  var isOutdated = false
  private(set) var requests: [MovieQuery] = []
  private let input: ListOfMoviesInput
  private let mapper = MovieMapper(localizer: .english)
  private lazy var finder = ListSearch(
    of: input.query, in: shown, clock: clock, content: { $0.content },
    isOutdated: { [weak self] in self?.isOutdated ?? false },
    load: { [weak self] in await self?.load($0) })

  /// Types a text as the presenter passes it on.
  func send(_ text: String) async {
    let term = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard let query = try? mapper.query(term, of: input) else { return }
    await finder.type(query, isBlank: term.isEmpty)
  }

  init(_ query: MovieQuery = .kind(.popular)) {
    input = ListOfMoviesInput(query: query)
    shown.show(state())
  }

  /// The state of the opened list, or of another query.
  func state(_ query: MovieQuery? = nil, total: Int = 0) -> ListOfMoviesState {
    .empty(
      MovieListViewModel(
        heading: heading(query ?? input.query),
        movies: Paged(Page(rows: [], totalPages: 0, totalResults: total))))
  }

  func heading(_ query: MovieQuery) -> MovieListHeading { mapper.heading(query, of: input) }

  /// Shows the opened list with another number of results.
  func show(total: Int) { shown.show(state(total: total)) }

  /// Types a term, and returns when it waits for more.
  func type(_ term: String, after earlier: Task<Void, Never>? = nil) async -> Task<Void, Never> {
    let typing = Task { await send(term) }
    await earlier?.value
    await clock.sleepers(1)
    return typing
  }

  func passPause() {
    clock.advance(by: .milliseconds(500))
  }

  /// Types a term, and lets the pause pass.
  func find(_ term: String) async {
    let typing = await type(term)
    passPause()
    await typing.value
  }

  private func load(_ query: MovieQuery) async {
    requests.append(query)
    let heading = heading(query)
    await shown.load(showing: .loading(heading)) { [self] in
      switch outcome {
      case .list: shown.show(state(query))
      case .failure: shown.show(.failed(heading, failure))
      case .cancellation:
        shown.show(Failure(code: "cancelled", message: "")) { .failed(heading, $0) }
      }
    }
    if outcome == .cancellation { finder.giveUp(query) }
  }
}
