import MovieEntities
import MovieLibrary
import MoviePresentation
import Testing
import ViperTesting

@testable import EntityTestSupport

/// The marks of users who are not logged in, in the local library.
@MainActor struct LocalMarksTests {
  private let store = LibraryDouble()
  private let account = AccountDouble(isLoggedIn: false)
  private let metropolis = Film(id: 19, title: "Metropolis", year: 1927)
  private let book: MarkBook

  init() {
    account.hasAll = true
    book = MarkBook(AccountGateway(service: account, sessions: account), library: store)
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
      store.names == ["mark", "mark"], "A change is written once, without reading it first.")
  }

  @Test func `Movies can be logged only if there is a library`() {
    let gateway = AccountGateway(service: account, sessions: account)
    #expect(book.canLog)
    #expect(!MarkBook(gateway).canLog)
  }

  @Test func `The viewings of a movie are read on request, and then follow the library`()
    async throws
  {
    try await book.log(Viewing(of: metropolis, on: Day("2026-11-24"), note: "A"))
    #expect(book.viewings(of: 19) == [])
    await book.loadViewings(of: 19)
    #expect(book.viewings(of: 19).map(\.note) == ["A"])
    try await book.log(Viewing(of: metropolis, on: Day("2026-11-25"), note: "B"))
    try await book.log(Viewing(of: Film(title: "Dune", year: 2021), on: nil))
    #expect(book.viewings(of: 19).map(\.note) == ["B", "A"])
    try await book.undo()
    try await book.undo()
    #expect(book.viewings(of: 19).map(\.note) == ["A"])
  }

  @Test func `A film that the catalog cannot provide is the library's, unless it has none`()
    async throws
  {
    let recorder = Recorder { Issue.record("\($0)") }
    let dune = Film(title: "Dune", year: 2021)
    try await book.change(.set(.rating(OwnRating(8))), of: dune)
    try await book.change(.set(.favorite(true)), of: metropolis)
    let movie = try await book.movie(dune.id, from: CatalogDouble(recorder: recorder))
    #expect((movie.title, movie.ownRating) == ("Dune", OwnRating(8)))
    #expect(movie.catalogError?.code == .notFound)
    let offline = FailingCatalog(error: MovieError(.network(.unreachable)))
    #expect(try await book.movie(19, from: offline).catalogError?.code == .offline)
    await #expect(throws: MovieError(.network(.unreachable))) {
      try await book.movie(20, from: offline)
    }
    await #expect(throws: MovieError.cancelled) {
      try await book.movie(19, from: FailingCatalog(error: .cancelled))
    }
  }

  private struct FailingCatalog: MovieCatalog {
    let error: MovieError

    func movies(_ query: MovieQuery, page: Int) async throws(MovieError) -> MoviePage {
      throw error
    }

    func movie(_ id: MovieID) async throws(MovieError) -> any DetailedMovie { throw error }
  }

  @Test func `An undo takes back the last event in the library`() async throws {
    try await book.change(.toggle(.watchlist), of: metropolis)
    try await book.undo()
    #expect(store.current.marks.isEmpty)
    #expect(store.names == ["mark", "undo"])
    #expect(!book.canUndo)
  }

  @Test func `Undo takes back what another window or command did, and says so`() async throws {
    try await book.change(.toggle(.watchlist), of: metropolis)
    try await store.append([.mark(metropolis, .favorite(true))])
    #expect(try await book.undo()?.isFromElsewhere == true)
    #expect(book.marks(of: 19).words == ["watchlist"])
    #expect(try await book.undo()?.isFromElsewhere == false)
    #expect(book.marks(of: 19).words == [])
    #expect(try await book.undo() == nil)
  }

  @Test func `Undo goes back in time, in the account and on this computer`() async throws {
    account.isLoggedIn = true
    try await book.log(Viewing(of: metropolis, on: nil))
    try await book.change(.toggle(.favorite), of: metropolis)
    try await book.log(Viewing(of: metropolis, on: Day("2026-11-24")))
    var kinds: [LibraryChange.Kind] = []
    while let undone = try await book.undo() { kinds.append(undone.change.kind) }
    #expect(kinds == [.log, .mark(.favorite), .log])
    #expect(account.accepted == [.favorite(true), .favorite(false)])
  }

  @Test func `Undoing a viewing takes its rating back from the account, too`() async throws {
    account.isLoggedIn = true
    account.marks[19] = Marks(rating: OwnRating(3))
    try await book.log(Viewing(of: metropolis, on: nil, rating: OwnRating(9)))
    #expect(try await book.undo()?.keepsRating == false)
    #expect(account.accepted == [.rating(OwnRating(9)), .rating(OwnRating(3))])
    #expect(store.current.diary.isEmpty)
    // Nobody knows which rating there was before a viewing that was logged elsewhere.
    account.marks[19] = Marks(rating: OwnRating(8))
    try await store.append([.watch(Viewing(of: metropolis, on: nil, rating: OwnRating(8)))])
    #expect(try await book.undo()?.keepsRating == true)
  }

  @Test(arguments: [nil, OwnRating(3)])
  func `A rating that was not sent cannot stay in the account`(rating: OwnRating?) async throws {
    for movie in [metropolis, Film(title: "Dune", year: 2021)] {
      try await book.log(Viewing(of: movie, on: nil, rating: OwnRating(6)))
    }
    account.isLoggedIn = true
    account.marks[19] = Marks(rating: rating)
    for _ in 1...2 { #expect(try await book.undo()?.keepsRating == false) }
    #expect(account.accepted == [])
  }

  @Test func `A mark that is already set is not written again`() async throws {
    for _ in 1...2 {
      try await book.change(.set(.favorite(true)), of: metropolis, isUndoable: false)
    }
    #expect(store.names == ["mark"])
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
      .watch(Viewing(of: Film(id: 19, title: "M", year: nil), on: Day("2026-11-24")))
    ])
    await book.prepare(reload: false)
    #expect(book.marks(of: 19).seen?.day == Day("2026-11-24"))
    #expect(book.marks(of: 19).words == ["seen"])
    account.isLoggedIn = true
    await book.prepare(reload: false)
    #expect(book.marks(of: 19).words == ["seen"])
    #expect(book.marks(of: 20).seen == nil)
  }

  @Test func `After a login, local marks are no longer shown, and return after the logout`()
    async throws
  {
    try await book.change(.toggle(.favorite), of: metropolis)
    account.isLoggedIn = true
    await book.prepare(reload: false)
    #expect(book.marks(of: 19).words == [])
    account.isLoggedIn = false
    await book.prepare(reload: false)
    #expect(book.marks(of: 19).words == ["favorite"])
  }

  @Test func `A screen that changes the library updates the marks at once`() async throws {
    try await book.change(.toggle(.watchlist), of: metropolis)
    let viewing = Viewing(
      of: Film(id: 19, title: "M", year: nil), on: nil, rating: OwnRating(9))
    book.show(try await store.append([.watch(viewing)]).library)
    #expect(book.marks(of: 19).words == ["rating 9", "seen"])
  }

  @Test func `The library is read once for the marks and the days of all movies`() async throws {
    try await store.append([
      .watch(
        Viewing(
          of: Film(id: 19, title: "M", year: nil), on: nil, rating: OwnRating(9)))
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
    account.isLoggedIn = true
    account.rejection = MovieError(.notLoggedIn(.sessionRejected))
    let logged = try await book.log(
      Viewing(of: Film(id: 19, title: "M", year: nil), on: nil, rating: OwnRating(9)))
    #expect(logged.rejection?.code == .notLoggedIn)
    #expect(logged.entry?.id == "1")
    #expect(logged.library.events == store.current.events)
    account.rejection = nil
    #expect(try await book.endLogin(isLoggedIn: true) == nil)
    #expect(book.marks(of: 19).words == ["seen"])
  }

  @Test func `A personal list has pages of twenty movies`() async throws {
    try await store.append(
      (1...45).map { .mark(Film(id: .tmdb($0), title: "\($0)"), .favorite(true)) })
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
