import MovieEntities
import MovieLibrary
import Testing
import ViperTesting

@testable import EntityTestSupport

/// The rules for marks, which apply to lists, pages, and commands.
@MainActor
struct MarkBookTests {
  private let account = AccountDouble()
  private let book: MarkBook
  private let watcher = Watcher()
  private let metropolis = Film(id: 19, title: "Metropolis")
  private let nosferatu = Film(id: 653, title: "Nosferatu")

  init() {
    book = MarkBook(AccountGateway(service: account, sessions: account))
    book.observe(watcher)
  }

  private func failure<Result>(_ work: () async throws -> Result?) async -> MovieError.Code? {
    do {
      _ = try await work()
      return nil
    } catch {
      return (error as? MovieError)?.code
    }
  }

  /// Expects the account's requests since the last time.
  private func expect(_ calls: String..., location: SourceLocation = #_sourceLocation) {
    #expect(account.takeCalls() == calls, sourceLocation: location)
  }

  /// Returns marks of which only one is known.
  private func only(_ mark: Mark) -> Marks {
    var marks = Marks.unknown
    marks.apply(mark)
    return marks
  }

  // MARK: Toggles

  @Test func `A toggle requests the marks once and inverts the displayed value`()
    async throws
  {
    account.marks[19] = Marks(isFavorite: true)
    let first = try await book.change(.toggle(.favorite), of: metropolis)
    #expect(first == MarkResult(movie: metropolis, mark: .favorite(false), canUndo: true))
    try await book.change(.toggle(.favorite), of: metropolis)
    try await book.change(.toggle(.watchlist), of: metropolis)
    expect(
      "marks(19)", "favorite(false) of 19", "favorite(true) of 19", "watchlist(true) of 19")
    #expect(
      book.marks(of: 19) == Marks(isFavorite: true, isOnWatchlist: true))
  }

  @Test func `A known mark changes immediately and is in flight until confirmed`()
    async throws
  {
    try await book.load(19)
    let gate = Gate()
    account.gate = gate
    let change = Task { try await book.change(.toggle(.favorite), of: metropolis) }
    await gate.arrivals()
    #expect(book.marks(of: 19).isFavorite)
    #expect(!book.marks(of: 19).canChange(.favorite))
    #expect(book.marks(of: 19).canChange(.watchlist))
    await gate.open()
    _ = try await change.value
    #expect(book.marks(of: 19) == Marks(isFavorite: true))
  }

  @Test func `A rejected change is reverted and can't be undone`() async throws {
    try await book.load(19)
    account.rejection = MovieError(.timedOut, "No.")
    #expect(
      await failure { try await book.change(.toggle(.favorite), of: metropolis) } == .timedOut)
    #expect(book.marks(of: 19) == Marks())
    #expect(!book.canUndo)
  }

  @Test func `A repeated press while a mark is in flight does nothing`() async throws {
    let gate = Gate()
    account.gate = gate
    let first = Task { try await book.change(.toggle(.watchlist), of: metropolis) }
    await gate.arrivals()
    for _ in 0..<40 {
      #expect(try await book.change(.toggle(.watchlist), of: metropolis) == nil)
    }
    let other = Task { try await book.change(.toggle(.watchlist), of: nosferatu) }
    await gate.arrivals(2)
    await gate.open()
    _ = try await (first.value, other.value)
    expect(
      "marks(19)", "watchlist(true) of 19", "marks(653)", "watchlist(true) of 653")
  }

  @Test func `A value that the account already has is not sent again`() async throws {
    account.marks[19] = Marks(rating: OwnRating(8))
    let result = try await book.change(.set(.rating(OwnRating(8))), of: metropolis)
    #expect(result?.mark == .rating(OwnRating(8)))
    #expect(!book.canUndo)
    expect("marks(19)")
  }

  @Test func `A change that can't be undone does not request the marks first`()
    async throws
  {
    try await book.change(.set(.favorite(true)), of: metropolis, isUndoable: false)
    expect("favorite(true) of 19")
    #expect(!book.canUndo)
    #expect(Mark.Kind.allCases.filter(book.marks(of: 19).isKnown) == [.favorite])
  }

  @Test func `A change completes even if its screen has closed`() async throws {
    let gate = Gate()
    account.gate = gate
    let step = Task { try await book.change(.toggle(.favorite), of: metropolis) }
    await gate.arrivals()
    step.cancel()
    await gate.open()
    #expect(try await step.value?.mark == .favorite(true))
    await book.settled()
    #expect(book.marks(of: 19).isFavorite)
  }

  // MARK: Undo

  @Test func `Undo reverts the last change, then the one before it`() async throws {
    try await book.change(.toggle(.favorite), of: metropolis)
    try await book.change(.set(.rating(OwnRating(9))), of: nosferatu)
    _ = account.takeCalls()
    let undone = try await book.undo()
    #expect(undone?.change.kind == .mark(.rating))
    #expect(undone?.change.movie == nosferatu)
    #expect(book.canUndo)
    try await book.undo()
    #expect(!book.canUndo)
    #expect(try await book.undo() == nil)
    expect("rating(nil) of 653", "favorite(false) of 19")
  }

  @Test func `A rejected undo can be retried`() async throws {
    try await book.change(.toggle(.favorite), of: metropolis)
    account.rejection = MovieError(.timedOut, "No.")
    #expect(await failure { try await book.undo() } == .timedOut)
    account.rejection = nil
    #expect(try await book.undo()?.change.kind == .mark(.favorite))
  }

  @Test func `Undoing a mark during its change does nothing but stays possible`()
    async throws
  {
    try await book.change(.toggle(.favorite), of: metropolis)
    let gate = Gate()
    account.gate = gate
    let change = Task { try await book.change(.toggle(.favorite), of: metropolis) }
    await gate.arrivals()
    #expect(try await book.undo() == nil)
    await gate.open()
    _ = try await change.value
    try await book.undo()
    #expect(book.marks(of: 19).isFavorite)
  }

  // MARK: Logins

  @Test func `Without a session, a change waits for the login and sends no request`()
    async throws
  {
    account.isLoggedIn = false
    #expect(
      await failure { try await book.change(.toggle(.favorite), of: metropolis) } == .notLoggedIn)
    expect()
    account.isLoggedIn = true
    // The account already has the requested mark.
    account.marks[19] = Marks(isFavorite: true)
    #expect(try await book.endLogin(isLoggedIn: true)?.mark == .favorite(true))
    expect("marks(19)")
    #expect(try await book.endLogin(isLoggedIn: true) == nil)
  }

  @Test func `A canceled login drops the change`() async throws {
    account.isLoggedIn = false
    _ = await failure { try await book.change(.toggle(.favorite), of: metropolis) }
    try await book.endLogin(isLoggedIn: false)
    account.isLoggedIn = true
    #expect(try await book.endLogin(isLoggedIn: true) == nil)
    expect()
  }

  @Test func `An undo stays possible after its login was canceled`()
    async throws
  {
    try await book.change(.toggle(.favorite), of: metropolis)
    account.rejection = MovieError(.notLoggedIn, "No.")
    #expect(await failure { try await book.undo() } == .notLoggedIn)
    #expect(!book.canUndo)
    try await book.endLogin(isLoggedIn: false)
    #expect(book.canUndo)
  }

  @Test func `A change rejected after a login does not wait for another login`() async throws {
    account.rejection = MovieError(.notLoggedIn, "No.")
    _ = await failure { try await book.change(.toggle(.favorite), of: metropolis) }
    #expect(await failure { try await book.endLogin(isLoggedIn: true) } == .notLoggedIn)
    account.rejection = nil
    #expect(try await book.endLogin(isLoggedIn: true) == nil)
  }

  @Test(arguments: [false, true])
  func `Another session or a logout empties the book`(logsInAgain: Bool) async throws {
    try await book.change(.toggle(.favorite), of: metropolis)
    watcher.forget()
    account.isLoggedIn = false
    if logsInAgain { account.isLoggedIn = true }
    await book.checkOwner()
    #expect(book.marks(of: 19) == .unknown)
    #expect(!book.canUndo)
    #expect(watcher.changes == [[19]])
  }

  @Test func `A logout ends a change in flight with notLoggedIn`() async throws {
    try await book.load(19)
    let gate = Gate()
    account.gate = gate
    let change = Task {
      await failure { try await book.change(.toggle(.favorite), of: metropolis) }
    }
    await gate.arrivals()
    account.isLoggedIn = false
    await book.checkOwner()
    await gate.open()
    #expect(await change.value == .notLoggedIn)
    #expect(book.marks(of: 19) == .unknown)
  }

  @Test func `If all marks were known, a logout changes movies without marks, too`() async {
    account.hasAll = true
    await book.prepare(reload: false)
    watcher.forget()
    account.isLoggedIn = false
    await book.checkOwner()
    #expect(book.marks(of: 19) == .unknown)
    #expect(watcher.changes == [nil])
  }

  @Test func `A page of a list that arrives after a logout is not shown`() async {
    account.lists = [.favorites: [PopularMovieEntity(id: 19, title: "Metropolis")]]
    let gate = Gate()
    account.readGate = gate
    let page = Task { try await book.movies(.favorites, page: 1) }
    await gate.arrivals()
    account.isLoggedIn = false
    await book.checkOwner()
    await gate.open()
    let error = await #expect(throws: MovieError.self) { try await page.value }
    #expect(error?.code == .notLoggedIn)
    #expect(book.marks(of: 19) == .unknown)
    #expect(watcher.changes == [])
  }

  // MARK: Responses

  @Test func `Loading a personal list sets the marks of its movies`() async throws {
    account.lists = [
      .favorites: [PopularMovieEntity(id: 19, title: "Metropolis")],
      .rated: [PopularMovieEntity(id: 653, title: "Nosferatu", ownRating: OwnRating(7))],
    ]
    _ = try await book.movies(.favorites, page: 1)
    _ = try await book.movies(.rated, page: 1)
    #expect(book.marks(of: 19) == only(.favorite(true)))
    #expect(book.marks(of: 653) == only(.rating(OwnRating(7))))
    #expect(watcher.changes == [[19], [653]])
  }

  @Test func `A response requested before a change does not overwrite the change`() async throws {
    let gate = Gate()
    account.readGate = gate
    let load = Task { try await book.load(19) }
    await gate.arrivals()
    try await book.change(.set(.favorite(true)), of: metropolis, isUndoable: false)
    await gate.open()
    try await load.value
    #expect(book.marks(of: 19) == Marks(isFavorite: true))
  }

  @Test func `After a change, the book takes the store's marks`() async throws {
    try await book.change(.set(.favorite(true)), of: metropolis)
    account.marks[19] = Marks(isFavorite: false)
    try await book.load(19)
    #expect(book.marks(of: 19) == Marks())
  }

  @Test func `Loading all lists starts with one page of each`()
    async throws
  {
    account.lists = [.favorites: [PopularMovieEntity(id: 19, title: "Metropolis")]]
    account.totalPages = [.favorites: 3, .rated: 2]
    var pauses = 0
    try await book.loadLists { pauses += 1 }
    expect(
      "movies(favorites, page: 1)", "movies(watchlist, page: 1)", "movies(rated, page: 1)",
      "movies(favorites, page: 2)", "movies(favorites, page: 3)", "movies(rated, page: 2)")
    #expect(pauses == 3)
    #expect(book.marks(of: 19) == Marks(isFavorite: true))
    #expect(book.marks(of: 653) == Marks())
    try await book.change(.toggle(.favorite), of: nosferatu)
    expect("favorite(true) of 653")
  }

  @Test func `Once all lists are loaded, observers update movies without marks`() async throws {
    account.lists = [.favorites: [PopularMovieEntity(id: 19, title: "Metropolis")]]
    try await book.loadLists()
    #expect(watcher.changes == [[19], nil, nil, nil])
    watcher.forget()
    try await book.loadLists()
    #expect(watcher.changes == [[19]])
  }

  @Test func `Loading all lists stops at the first error`() async throws {
    account.readError = MovieError(.rateLimited, "No.")
    let error = await #expect(throws: MovieError.self) { try await book.loadLists() }
    #expect(error?.code == .rateLimited)
    expect("movies(favorites, page: 1)")
    #expect(book.marks(of: 653) == .unknown)
  }

  @Test func `A local store fills the book without a request`() async throws {
    account.hasAll = true
    account.marks[19] = Marks(isFavorite: true)
    await book.prepare(reload: false)
    #expect(book.marks(of: 19) == Marks(isFavorite: true))
    #expect(book.marks(of: 653) == Marks())
    try await book.change(.toggle(.favorite), of: nosferatu)
    expect("favorite(true) of 653")
  }

  @Test func `Reading all marks again notifies observers only of changes`() async {
    account.hasAll = true
    account.marks[19] = Marks(isFavorite: true)
    await book.prepare(reload: false)
    #expect(watcher.changes == [nil])
    watcher.forget()
    await book.prepare(reload: true)
    #expect(watcher.changes == [])
    account.marks[653] = Marks(rating: OwnRating(7))
    await book.prepare(reload: true)
    #expect(watcher.changes == [[653]])
  }

  @Test func `Observers are notified once per step and not retained`()
    async throws
  {
    try await book.load(19)
    watcher.forget()
    try await book.change(.toggle(.favorite), of: metropolis)
    #expect(watcher.changes == [[19], [19]])
    var other: Watcher? = Watcher()
    weak let leftover = other
    if let other { book.observe(other) }
    other = nil
    #expect(leftover == nil)
  }
}

@MainActor
private final class Watcher: MarkObserver {
  private(set) var changes: [Set<MovieID>?] = []

  func marksDidChange(_ movies: Set<MovieID>?) { changes.append(movies) }

  func forget() { changes = [] }
}
