import Testing
import Viper
import ViperTesting

@MainActor
struct ListSearchTests {
  private let list = SearchedList()

  @Test
  func `A term is requested half a second after it is typed`() async {
    let typing = await list.type("\u{A0}third \t man\n")
    list.clock.advance(by: .milliseconds(499))
    #expect(list.requests.isEmpty)
    list.clock.advance(by: .milliseconds(1))
    await typing.value
    #expect(list.requests == ["third man"])
  }

  @Test
  func `Each key restarts the pause, and only the last term is requested`() async {
    let first = await list.type("ali")
    list.clock.advance(by: .milliseconds(300))
    let second = await list.type("alien", after: first)
    list.clock.advance(by: .milliseconds(499))
    #expect(list.requests.isEmpty)
    list.clock.advance(by: .milliseconds(1))
    await second.value
    #expect(list.requests == ["alien"])
  }

  @Test(arguments: ["", " \t", "\n"])
  func `A blank term shows the opened list again, without a request`(term: String) async {
    await list.find("alien")
    await list.send("")
    let typing = await list.type("aliens")
    list.shown.show(.loaded("", rows: 7))
    list.passPause()
    await typing.value
    await list.find("alien")
    await list.send(term)
    #expect(list.requests == ["alien", "aliens", "alien"])
    #expect(list.shown.state == .loaded("", rows: 7))
  }

  @Test(arguments: [true, false])
  func `A blank term cancels a search that has not been requested yet`(isLoaded: Bool) async {
    if !isLoaded { list.shown.show(.loading("")) }
    let before = list.shown.state
    let typing = await list.type("alien")
    await list.send("")
    await typing.value
    list.passPause()
    #expect(list.requests.isEmpty)
    #expect(list.shown.state == before)
  }

  @Test
  func `Leaving a search requests a list that was not loaded or is outdated`() async {
    for before in [SearchedList.State.loading(""), .failed("")] {
      list.shown.show(before)
      await list.find("alien")
      await list.send("")
    }
    list.isOutdated = true
    await list.find("alien")
    list.isOutdated = false
    await list.send("")
    await list.find("alien")
    list.isOutdated = true
    await list.send("")
    let trip = ["alien", ""]
    #expect(list.requests == trip + trip + trip + trip)
  }

  @Test
  func `Edits made during a search stay when the search ends`() async {
    list.shown.edit { $0.typed = "alien" }
    await list.find("alien")
    list.shown.edit { $0.typed = "" }
    list.shown.edit(\.rows) { $0 = 3 }
    list.shown.editRows { $0.rows.edit { $0 += 10 } }
    #expect(list.shown.state.rows.content == 13)
    await list.send("")
    #expect(list.shown.state == .loaded("", rows: 10))
    #expect(list.requests == ["alien"])
  }

  @Test
  func `Rows edited in the results are edited in the list as well`() async {
    let list = MarkedList()
    await list.loader.first()
    #expect(list.loader.select(at: 1)?.id == 2)
    await list.search.type("b", isBlank: false)
    list.loader.edit([3]) { $0.mark = "♥" }
    list.loader.edit([9]) { $0.mark = "?" }
    await list.search.type("", isBlank: true)
    #expect(list.rows == ["1", "2", "3♥"])
    #expect(list.shown.state.rows.content?.focus == 1)
    list.loader.edit(nil) { $0.mark += "!" }
    #expect(list.rows == ["1!", "2!", "3♥!"])
  }

  @Test
  func `A blank term does not retry a failed list`() async {
    list.shown.show(.failed(""))
    await list.send("")
    #expect(list.requests.isEmpty)
  }

  @Test(arguments: ["alien", "\u{3000}alien \n"])
  func `The current term is not requested again`(term: String) async {
    await list.find("alien")
    await list.send(term)
    #expect(list.requests == ["alien"])
  }

  @Test
  func `Retyping a term does not restart its pause`() async {
    let typing = await list.type("alien")
    list.clock.advance(by: .milliseconds(300))
    await list.send("alien ")
    list.clock.advance(by: .milliseconds(200))
    await typing.value
    #expect(list.requests == ["alien"])
  }

  @Test
  func `A failed or canceled term is requested again`() async {
    list.outcome = .cancellation
    await list.find("alien")
    list.outcome = .failure
    await list.find("alien")
    list.outcome = .list
    await list.find("alien")
    #expect(list.requests == ["alien", "alien", "alien"])
  }

  @Test(arguments: [true, false])
  func `Typing more and deleting it requests the term again only if it failed`(hasFailed: Bool)
    async
  {
    list.outcome = hasFailed ? .failure : .list
    await list.find("alien")
    let away = await list.type("aliens")
    let back = await list.type("alien", after: away)
    list.passPause()
    await back.value
    #expect(list.requests == (hasFailed ? ["alien", "alien"] : ["alien"]))
  }

  @Test(arguments: ["alien", ""])
  func `The opened term shows the opened list without a pause`(term: String) async {
    let list = SearchedList("alien")
    let typing = await list.type("aliens")
    await list.send(term)
    await typing.value
    await list.find("aliens")
    await list.send(term)
    #expect(list.requests == ["aliens"])
    #expect(list.shown.state == .loaded("alien", rows: 0))
  }

  @Test(arguments: [true, false])
  func `A text that opens something is not requested, unless that fails`(opens: Bool) async {
    for _ in 1...2 {
      let typing = Task {
        await list.search.type("https://a", isBlank: false) { [list] in
          list.opened += 1
          return opens
        }
      }
      await list.clock.sleepers(1)
      #expect(list.requests.isEmpty)
      list.passPause()
      await typing.value
      if !opens { break }
    }
    #expect(list.opened == (opens ? 2 : 1))
    #expect(list.requests == (opens ? [] : ["https://a"]))
  }

  @Test
  func `The opened term is requested again if it failed`() async {
    let list = SearchedList("alien")
    list.shown.show(.failed("alien"))
    await list.find("alien")
    #expect(list.requests == ["alien"])
  }
}

/// A list without a presenter, which records what a search requests.
@MainActor
private final class SearchedList {
  enum Outcome { case list, failure, cancellation }

  struct State: Equatable {
    var term: String
    var rows = Phase<Int>.loading()
    var typed = ""

    static func loading(_ term: String) -> State { State(term: term) }

    static func loaded(_ term: String, rows: Int) -> State {
      State(term: term, rows: .loaded(rows))
    }

    static func failed(_ term: String) -> State {
      State(term: term, rows: .failed(Failure(code: "offline", message: "")))
    }
  }

  let clock = ManualClock()
  let shown: PresentedState<State>
  var outcome = Outcome.list
  var isOutdated = false
  private(set) var requests: [String] = []
  private let term: String
  var opened = 0
  private(set) lazy var search = ListSearch(
    of: term, in: shown, at: \.rows, query: \.term, clock: clock,
    isOutdated: { [weak self] in self?.isOutdated ?? false },
    load: { [weak self] in await self?.load($0) })

  /// Creates a list that was opened with a term and has been loaded.
  init(_ term: String = "") {
    self.term = term
    shown = PresentedState(.loading(term)) { _ in }
    shown.show(.loaded(term, rows: 0))
  }

  /// Sends a text as a presenter would; a blank one shows the opened list.
  func send(_ text: String) async {
    let term = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    await search.type(term.isEmpty ? self.term : term, isBlank: term.isEmpty)
  }

  /// Types a term, and returns while it waits for its pause.
  func type(_ term: String, after earlier: Task<Void, Never>? = nil) async -> Task<Void, Never> {
    let typing = Task { await send(term) }
    await earlier?.value
    await clock.sleepers(1)
    return typing
  }

  func passPause() {
    clock.advance(by: .milliseconds(500))
  }

  /// Types a term, and advances the clock by the pause.
  func find(_ term: String) async {
    let typing = await type(term)
    passPause()
    await typing.value
  }

  private func load(_ term: String) async {
    requests.append(term)
    await shown.load(showing: .loading(term)) { [self] in
      switch outcome {
      case .list: shown.show(.loaded(term, rows: 0))
      case .failure: shown.show(.failed(term))
      case .cancellation:
        shown.show(Failure(code: "cancelled", message: "")) { _ in .failed(term) }
      }
    }
    if outcome == .cancellation { search.didCancel(term) }
  }
}

/// A paged list whose rows have marks, and whose results start with its second row.
@MainActor
private final class MarkedList {
  struct Row: Identifiable, Equatable {
    let id: Int
    var mark = ""
  }

  struct State: Equatable {
    var term = ""
    var rows = Phase<Paged<Row>>.idle
  }

  let shown = PresentedState(State()) { _ in }
  private(set) lazy var loader = PageLoader(of: shown, at: \.rows, failure: \.self) {
    (state, _) throws(Failure) in
    let rows = (state.term.isEmpty ? 1...3 : 2...3).map { Row(id: $0) }
    return Page(rows: rows, totalPages: 1, totalResults: rows.count)
  }
  private(set) lazy var search = ListSearch(
    of: "", in: shown, at: \.rows, query: \.term, clock: ImmediateClock(),
    load: { [loader] term in _ = await loader.first(changing: { $0.term = term }) })
  var rows: [String] { shown.state.rows.content?.rows.map { "\($0.id)\($0.mark)" } ?? [] }
}
