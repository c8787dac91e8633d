import MovieEntities
import MoviePresentation
import Synchronization
import Testing

@testable import EntityTestSupport

/// The marks of users who are not logged in, in the local library.
@MainActor struct LocalMarksTests {
  private let store = LibraryDouble()
  private let sessions = SessionsDouble()
  private let service = NoAccounts()
  private let metropolis = MovieSummary(id: 19, title: "Metropolis", year: 1927)
  private let book: MarkBook

  init() {
    book = MarkBook(AccountGateway(service: service, sessions: sessions, library: store))
  }

  @Test func `Marks go to the library if nobody is logged in`() async throws {
    try await book.change(.toggle(.favorite), of: metropolis)
    try await book.change(.set(.rating(OwnRating(8))), of: metropolis)
    #expect(book.marks(of: 19).words == ["favorite", "rating 8"])
    #expect(try await book.movies(.favorites, page: 1).movies.map(\.title) == ["Metropolis"])
    let row = try #require(try await book.movies(.rated, page: 1).movies.first)
    #expect(row.releaseDate == ReleaseDate(year: 1927))
    #expect(row.ownRating == OwnRating(8))
    #expect(
      store.names == ["favorite", "rate"], "A change is written once, without reading it first.")
  }

  @Test func `Movies can be logged only if there is a library`() {
    let account = AccountGateway(service: service, sessions: sessions)
    #expect(book.hasLibrary)
    #expect(!MarkBook(account).hasLibrary)
  }

  @Test func `An undo writes the earlier value`() async throws {
    try await book.change(.toggle(.watchlist), of: metropolis)
    try await book.undo(nil)
    #expect(store.current.marks.isEmpty)
    #expect(store.names == ["watchlist", "watchlist"])
  }

  @Test func `A mark that is already set is not written again`() async throws {
    for _ in 1...2 {
      try await book.change(.set(.favorite(true)), of: metropolis, isUndoable: false)
    }
    #expect(store.names == ["favorite"])
  }

  @Test func `A write that fails shows the mark as it was`() async throws {
    await book.prepare(reload: false)
    store.failure = MovieError(
      .file(FileError(.library, .write, folder: "/f", reason: .system("No space left"))))
    let error = await #expect(throws: MovieError.self) {
      try await book.change(.toggle(.favorite), of: metropolis)
    }
    #expect(error?.code == .stateNotWritable)
    #expect(book.marks(of: 19).words == [])
  }

  @Test func `Seen movies are known with and without a login`() async throws {
    try await store.append([
      .watch(Viewing(of: LibraryMovie(id: 19, title: "M", year: nil), on: Day("2026-11-24")))
    ])
    await book.prepare(reload: false)
    #expect(book.marks(of: 19).seen?.day == Day("2026-11-24"))
    #expect(book.marks(of: 19).words == ["seen"])
    sessions.isLoggedIn = true
    await book.prepare(reload: false)
    #expect(book.marks(of: 19).words == ["seen"])
    #expect(book.marks(of: 20).seen == nil)
  }

  @Test func `After a login, local marks are no longer shown, and return after the logout`()
    async throws
  {
    try await book.change(.toggle(.favorite), of: metropolis)
    sessions.isLoggedIn = true
    await book.prepare(reload: false)
    #expect(book.marks(of: 19).words == [])
    sessions.isLoggedIn = false
    await book.prepare(reload: false)
    #expect(book.marks(of: 19).words == ["favorite"])
    #expect(!book.canUndo(nil))
  }

  @Test func `A screen that changes the library updates the marks at once`() async throws {
    try await book.change(.toggle(.watchlist), of: metropolis)
    let viewing = Viewing(
      of: LibraryMovie(id: 19, title: "M", year: nil), on: nil, rating: OwnRating(9))
    book.show(try await store.append([.watch(viewing)]).library)
    #expect(book.marks(of: 19).words == ["rating 9", "seen"])
  }

  @Test func `The library is read once for the marks and the days of all movies`() async throws {
    try await store.append([
      .watch(
        Viewing(
          of: LibraryMovie(id: 19, title: "M", year: nil), on: nil, rating: OwnRating(9)))
    ])
    try await book.load(19)
    #expect(book.marks(of: 19).words == ["rating 9", "seen"])
    #expect(book.marks(of: 653) == Marks())
    #expect(store.reads == 1)
    await book.prepare(reload: false)
    #expect(store.reads == 2)
  }

  @Test func `A rating that the account rejects for its session does not wait for a login`()
    async throws
  {
    sessions.isLoggedIn = true
    service.failure = MovieError(.notLoggedIn(.sessionRejected))
    let logged = try await book.log(
      Viewing(of: LibraryMovie(id: 19, title: "M", year: nil), on: nil, rating: OwnRating(9)))
    #expect(logged.rejection?.code == .notLoggedIn)
    #expect(logged.entry?.id == "1")
    #expect(logged.library.events == store.current.events)
    service.failure = nil
    #expect(try await book.endLogin(isLoggedIn: true) == nil)
    #expect(book.marks(of: 19).words == ["seen"])
  }

  @Test func `A personal list has pages of twenty movies`() async throws {
    try await store.append(
      (1...45).map { .mark(LibraryMovie(id: $0, title: "\($0)", year: nil), .favorite(true)) })
    let pages = [1, 2, 3, 4]
    var ids: [[Int]] = []
    for page in pages {
      let page = try await book.movies(.favorites, page: page)
      #expect((page.totalPages, page.totalResults) == (3, 45))
      ids.append(page.movies.map(\.id))
    }
    #expect(ids.map(\.count) == [20, 20, 5, 0])
    #expect(ids.joined().elementsEqual((1...45).reversed()))
  }
}

private final class SessionsDouble: SessionStore {
  private let loggedIn = Mutex(false)
  var isLoggedIn: Bool {
    get { loggedIn.withLock { $0 } }
    set { loggedIn.withLock { $0 = newValue } }
  }
  private var session: (any Session)? {
    isLoggedIn
      ? SessionEntity(
        service: "s", baseURL: "https://here.example", id: "1",
        account: AccountEntity(id: 1, username: "ada")) : nil
  }

  func save(_ session: any Session) async throws(MovieError) {}
  func session(for service: String) async throws(MovieError) -> (any Session)? { session }
  func session(at baseURL: String) async throws(MovieError) -> (any Session)? { session }
  func remove(_ service: String) async throws(MovieError) {}
}

/// A service whose accounts have no marks, and whose changes can fail.
private final class NoAccounts: AccountService {
  private struct Store: MarkStore {
    let owner: MarkOwner
    let failure: MovieError?

    func movies(_ kind: MovieListKind, page: Int) async throws(MovieError) -> MoviePage {
      MoviePage(number: page, movies: [], totalPages: 0, totalResults: 0)
    }
    func marks(of movie: Int) async throws(MovieError) -> Marks { Marks() }
    func all() async throws(MovieError) -> [Int: Marks]? { [:] }
    func apply(_ mark: Mark, for movie: MovieSummary) async throws(MovieError) {
      if let failure { throw failure }
    }
  }

  let baseURL = "https://here.example"
  private let rejection = Mutex(MovieError?.none)
  var failure: MovieError? {
    get { rejection.withLock { $0 } }
    set { rejection.withLock { $0 = newValue } }
  }

  func account(of session: any Session) async throws(MovieError) -> any Account { session.account }
  func logOut(_ session: any Session) async throws(MovieError) {}
  func markStore(of session: any Session) -> any MarkStore {
    Store(owner: MarkOwner(session), failure: failure)
  }
}
