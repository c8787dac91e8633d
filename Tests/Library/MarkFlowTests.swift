import MovieEntities
import MovieLibrary
import MoviePresentation
import Testing
import Viper
import ViperLocalization

@testable import EntityTestSupport

/// What the user sees of changes to marks, the same on all screens.
@MainActor
struct MarkFlowTests {
  private let screen = Screen()
  private var flow: MarkFlow<Screen.State, Screen.Page> { screen.flow }
  private var page: Screen.Page? { screen.shown.state.page }

  /// Opens the prompt, types a rating and submits it.
  private func rate(_ text: String) async {
    flow.onRate()
    flow.onTypeRating(text)
    await flow.onSubmitRating()
  }

  // MARK: Toggles and undo

  @Test(arguments: [
    (Mark.Kind.favorite, "One is now a favorite", "One is no longer a favorite"),
    (.watchlist, "One is now on your watchlist", "One is no longer on your watchlist"),
  ])
  func `A mark can be set, removed, and restored by undo`(
    mark: Mark.Kind, added: String, removed: String
  ) async {
    await flow.onToggle(mark)
    #expect(page?.notice == added + " · u undoes")
    await flow.onToggle(mark)
    #expect(page?.notice == removed + " · u undoes")
    await flow.onUndo()
    #expect(page?.notice == "Undone: \(mark.rawValue) One")
    #expect(page?.focused?.marks.isSet(mark) == true)
    await flow.onUndo()
    #expect(page?.canUndo == false)
  }

  @Test func `A canceled undo can be retried`() async {
    await flow.onToggle(.favorite)
    let canceled = Task { await flow.onUndo() }
    canceled.cancel()
    await canceled.value
    await flow.onUndo()
    #expect(screen.account.accepted == [.favorite(true), .favorite(false)])
  }

  @Test(arguments: [true, false])
  func `A rejected change shows the reason until the next one`(isNotice: Bool) async {
    screen.shown.edit { $0.page?.showsFailures = !isNotice }
    screen.account.rejection = MovieError(.offline, "Offline.")
    await flow.onToggle(.favorite)
    #expect(page?.notice == (isNotice ? "Offline." : nil))
    #expect(page?.failure?.message == (isNotice ? nil : "Offline."))
    #expect(page?.focused?.marks.isFavorite == false)
    screen.account.rejection = nil
    await flow.onToggle(.watchlist)
    #expect(page?.notice == "One is now on your watchlist · u undoes")
    #expect(page?.failure == nil)
  }

  // MARK: Ratings

  @Test(
    arguments: [
      (nil, "8.5", .rating(OwnRating(8.5))), (nil, "8,5x", .rating(OwnRating(8.5))),
      (nil, "", nil), (8.5, "9", .rating(OwnRating(9))), (8.5, "", .rating(nil)),
      (8.5, "8,5", nil),
    ] as [(Double?, String, Mark?)])
  func `A rating is set, changed or removed, and sent only if it differs`(
    old: Double?, text: String, mark: Mark?
  ) async {
    if let old { await rate("\(old)") }
    let before = screen.account.accepted
    await rate(text)
    #expect(screen.account.accepted.dropFirst(before.count) == (mark.map { [$0] } ?? [])[...])
    #expect(page?.prompt == nil)
    #expect((page?.notice != nil) == (mark != nil))
  }

  @Test(arguments: ["11", "00", "8.3", "."])
  func `An invalid rating is a mistake when it is typed and when it is submitted`(text: String)
    async
  {
    flow.onRate()
    flow.onTypeRating(text)
    #expect(page?.prompt?.validationError != nil)
    await flow.onSubmitRating()
    #expect(page?.prompt?.text == text)
    #expect(page?.prompt?.validationError != nil)
    flow.onTypeRating("8")
    #expect(page?.prompt?.validationError == nil)
    #expect(screen.account.accepted == [])
  }

  @Test func `The prompt starts with the current rating, and closes without a change`() async {
    flow.onRate()
    #expect(page?.prompt?.label == "Rate One")
    #expect(page?.prompt?.hint == "0.5 to 10")
    #expect(flow.closePrompt())
    #expect(!flow.closePrompt())
    flow.onTypeRating("8")
    await flow.onSubmitRating()
    #expect(screen.account.accepted == [])
    await rate("8.5")
    flow.onRate()
    #expect(page?.notice == nil)
    #expect(page?.prompt?.text == "8.5")
    #expect(page?.prompt?.hint == "0.5 to 10; empty removes it")
  }

  @Test func `A rating that came with the movie is the current one until it is known`() async {
    screen.shown.edit { $0.page?.focused = MovieViewModel(id: 1, title: "One", ownRating: "7") }
    flow.onRate()
    #expect(page?.prompt?.rating == OwnRating(7))
    await rate("7")
    #expect(screen.account.accepted == [])
  }

  // MARK: The diary

  @Test func `The movie is logged, and the form's notice is shown`() async {
    await flow.onLog()
    #expect(screen.router.logged == ["One"])
    flow.show(notice: "Logged.")
    #expect(page?.notice == "Logged.")
  }

  // MARK: Logins

  @Test(arguments: [true, false])
  func `Changes wait for one login, and are made after it or discarded`(logsIn: Bool) async {
    screen.account.isLoggedIn = false
    #expect(await !flow.resume(afterLogin: true))
    await flow.onToggle(.favorite)
    await flow.onToggle(.watchlist)
    #expect(screen.logins == 1)
    #expect(page?.notice == nil)
    screen.account.isLoggedIn = logsIn
    #expect(await flow.resume(afterLogin: logsIn))
    #expect(screen.account.accepted == (logsIn ? [.favorite(true), .watchlist(true)] : []))
    #expect(page?.notice == (logsIn ? "One is now on your watchlist · u undoes" : nil))
    #expect(page?.canUndo == logsIn)
    #expect(await !flow.resume(afterLogin: logsIn))
  }

  @Test func `If no login can be opened, the reason is shown, and the next change tries again`()
    async
  {
    screen.account.isLoggedIn = false
    screen.opensLogin = false
    await rate("8")
    #expect(page?.notice != nil)
    await flow.onToggle(.favorite)
    #expect(screen.logins == 2)
    screen.account.isLoggedIn = true
    #expect(await !flow.resume(afterLogin: true))
    #expect(screen.account.accepted == [])
  }

  @Test func `A session that is rejected after the login shows the reason and opens no other`()
    async
  {
    screen.account.isLoggedIn = false
    await flow.onToggle(.favorite)
    #expect(await flow.resume(afterLogin: true))
    #expect(page?.notice != nil)
    #expect(screen.logins == 1)
  }

  // MARK: No movie

  @Test(arguments: [true, false])
  func `Without a movie nothing happens`(isLoaded: Bool) async {
    let state = Screen.State(page: isLoaded ? Screen.Page(focused: nil) : nil)
    screen.shown.show(state)
    await flow.onToggle(.favorite)
    await rate("8")
    await flow.onLog()
    await flow.onUndo()
    #expect(screen.shown.state == state)
    #expect(screen.account.accepted == [])
    #expect(screen.router.logged == [])
  }
}

/// A screen with one movie.
@MainActor
private final class Screen: MarkObserver {
  struct Page: MarkedContent, Equatable {
    var focused: MovieViewModel?
    var prompt: RatingPrompt?
    var canUndo = false
    var notice: String?
    /// Whether the screen shows failures apart from notices, as the movie page does.
    var showsFailures = false
    private var shownFailure: Failure?

    var failure: Failure? {
      get { shownFailure }
      set { if showsFailures { shownFailure = newValue } else { notice = newValue?.text } }
    }

    init(focused: MovieViewModel? = MovieViewModel(id: 1, title: "One")) { self.focused = focused }
  }

  struct State: Equatable {
    var page: Page? = Page()
  }

  final class Router: MovieLogOutput {
    private(set) var logged: [String] = []

    func log(_ movie: Film) async { logged.append(movie.title) }
  }

  let account = AccountDouble()
  let router = Router()
  let shown = PresentedState(State()) { _ in }
  private(set) var logins = 0
  var opensLogin = true
  private lazy var book = MarkBook(AccountGateway(service: account, sessions: account))
  private(set) lazy var flow = MarkFlow(
    book, router, of: shown, at: \.page, in: .english, for: self
  ) { screen in
    screen.logins += 1
    return screen.opensLogin
  }

  init() { book.observe(self) }

  func marksDidChange(_ movies: Set<MovieID>?) {
    shown.edit { state in
      state.page?.canUndo = book.canUndo
      state.page?.focused?.show(book.marks(of: 1), in: .english)
    }
  }
}
