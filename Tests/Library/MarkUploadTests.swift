import MovieEntities
import MovieLibrary
import Synchronization
import Testing

@testable import EntityTestSupport

/// Which marks are sent to an account, and how many requests that takes.
struct MarkUploadTests {
  private let account = Account()

  private func marks(_ marks: (MovieID, Mark)...) -> [LibraryMark] {
    marks.map { LibraryMark(movie: Film(id: $0, title: "M", year: nil), value: $1) }
  }

  private func favorites(_ ids: ClosedRange<Int>) -> [LibraryMark] {
    ids.map {
      LibraryMark(movie: Film(id: .tmdb($0), title: "M", year: nil), value: .favorite(true))
    }
  }

  /// Sends all marks, and returns the error that stopped the upload.
  private func send(_ upload: inout MarkUpload) async -> MovieError.Code? {
    do throws(MovieError) {
      while !upload.pending.isEmpty { try await upload.sendNext() }
      return nil
    } catch {
      return error.code
    }
  }

  @Test func `The marks that are set are listed, oldest first`() {
    let (metropolis, faust) = (
      Film(id: 19, title: "Metropolis", year: 1927),
      Film(id: 10_728, title: "Faust", year: 1926)
    )
    let actions: [LibraryEvent.Action] = [
      .mark(faust, .watchlist(true)), .mark(metropolis, .rating(OwnRating(7))),
      .mark(metropolis, .favorite(true)),
      .mark(faust, .favorite(true)), .mark(faust, .favorite(false)),
      .mark(metropolis, .rating(OwnRating(8))),
      .watch(Viewing(of: faust, on: LibraryDouble.today, rating: OwnRating(9))),
    ]
    let day = LibraryDouble.today
    #expect(
      LibraryDouble(actions).current.currentMarks == [
        LibraryMark(movie: metropolis, value: .favorite(true), day: day),
        LibraryMark(movie: metropolis, value: .rating(OwnRating(8)), day: day),
        LibraryMark(movie: faust, value: .rating(OwnRating(9)), day: day),
      ])
  }

  @Test func `Only marks that the account lacks are sent, in order`() async throws {
    account.lists = [.favorites: [1], .rated: [2, 3]]
    account.ratings = [2: 8, 3: 6]
    var upload = try await MarkUpload(
      marks(
        (4, .rating(OwnRating(5))), (1, .favorite(true)), (2, .rating(OwnRating(8))),
        (3, .rating(OwnRating(7)))), to: account)
    #expect(upload.present == 2)
    #expect(upload.replacements == 1)
    #expect(account.takeCalls() == ["favorites 1", "rated 1"])
    #expect(await send(&upload) == nil)
    #expect((upload.sent, upload.replaced, upload.present) == (2, 1, 2))
    #expect(account.takeCalls() == ["rating 5 of 4", "rating 7 of 3"])
  }

  @Test func `Without marks, nothing is requested`() async throws {
    let upload = try await MarkUpload([], to: account)
    #expect(upload.pending.isEmpty)
    #expect(account.takeCalls() == [])
  }

  @Test func `A list is read only until all movies are found`() async throws {
    account.lists = [.favorites: Array(1...6)]
    let upload = try await MarkUpload(favorites(1...4), to: account)
    #expect(upload.present == 4)
    #expect(account.takeCalls() == ["favorites 1", "favorites 2"])
  }

  @Test func `If a list is long, the marks of each movie are requested instead`() async throws {
    account.lists = [.favorites: Array(1...100)]
    let upload = try await MarkUpload(favorites(99...101), to: account)
    #expect(upload.pending.map(\.movie.id) == [101])
    #expect(account.takeCalls() == ["favorites 1", "marks 99", "marks 100", "marks 101"])
  }

  @Test func `All marks of a single movie take one request`() async throws {
    account.lists = [.favorites: [1]]
    let upload = try await MarkUpload(
      marks((1, .favorite(true)), (1, .watchlist(true)), (1, .rating(OwnRating(5)))), to: account)
    #expect(upload.present == 1)
    #expect(account.takeCalls() == ["marks 1"])
  }

  @Test func `A mark that is rejected does not stop the others`() async throws {
    account.failures = [
      1: MovieError(.rejection(.notFound)), 2: .network(.timedOut), 3: .network(.timedOut),
      5: .network(.timedOut),
    ]
    var upload = try await MarkUpload(favorites(1...6), to: account)
    #expect(await send(&upload) == nil)
    #expect(upload.sent == 2)
    #expect(upload.failures.map(\.mark.movie.id) == [1, 2, 3, 5])
    #expect(upload.failures.map(\.error.code) == [.notFound, .timedOut, .timedOut, .timedOut])
  }

  @Test func `A movie that the service does not know fails without being sent`() async throws {
    account.lists = [.favorites: Array(10...60)]
    account.unknown = [2]
    var upload = try await MarkUpload(favorites(1...3), to: account)
    _ = account.takeCalls()
    #expect(await send(&upload) == nil)
    #expect(upload.failures.map(\.mark.movie.id) == [2])
    #expect(account.takeCalls() == ["favorite(true) of 1", "favorite(true) of 3"])
  }

  @Test(arguments: [
    MovieError(.notLoggedIn(.sessionRejected)), MovieError(.rejection(.credential)),
  ])
  func `A lost session or a rejected credential stops the upload`(error: MovieError) async throws {
    account.failures = [2: error]
    var upload = try await MarkUpload(favorites(1...4), to: account)
    #expect(await send(&upload) == error.code)
    #expect(upload.sent == 1)
    #expect(upload.failures.isEmpty)
    #expect(upload.pending.map(\.movie.id) == [2, 3, 4])
  }

  @Test func `Three failed requests in a row stop the upload`() async throws {
    for id in 2...6 { account.failures[id] = .network(.unreachable) }
    var upload = try await MarkUpload(favorites(1...6), to: account)
    #expect(await send(&upload) == .offline)
    #expect(upload.failures.map(\.mark.movie.id) == [2, 3])
    #expect(upload.pending.map(\.movie.id) == [4, 5, 6])
  }

  @Test func `A guest's favorites fail, and ratings are sent`() async throws {
    account.isGuest = true
    var upload = try await MarkUpload(
      marks((1, .rating(OwnRating(5))), (2, .favorite(true)), (3, .favorite(true))), to: account)
    #expect(await send(&upload) == nil)
    #expect(upload.sent == 1)
    #expect(upload.failures.map(\.error.reason) == [.notLoggedIn(.guest), .notLoggedIn(.guest)])
    #expect(account.takeCalls() == ["favorites 1", "rated 1", "rating 5 of 1"])
  }
}

/// The marks of an account, whose lists have two movies per page.
private final class Account: MarkStore {
  private struct State {
    var lists: [MovieListKind: [Int]] = [:]
    var ratings: [Int: Double] = [:]
    var failures: [Int: MovieError] = [:]
    var unknown: Set<Int> = []
    var isGuest = false
    var calls: [String] = []
  }

  private let state = Mutex(State())
  var owner: MarkOwner { .thisComputer }
  var lists: [MovieListKind: [Int]] {
    get { state.withLock { $0.lists } }
    set { state.withLock { $0.lists = newValue } }
  }
  var ratings: [Int: Double] {
    get { state.withLock { $0.ratings } }
    set { state.withLock { $0.ratings = newValue } }
  }
  /// The errors of changes, by movie.
  var failures: [Int: MovieError] {
    get { state.withLock { $0.failures } }
    set { state.withLock { $0.failures = newValue } }
  }
  var unknown: Set<Int> {
    get { state.withLock { $0.unknown } }
    set { state.withLock { $0.unknown = newValue } }
  }
  var isGuest: Bool {
    get { state.withLock { $0.isGuest } }
    set { state.withLock { $0.isGuest = newValue } }
  }

  /// Returns the calls since the last time.
  func takeCalls() -> [String] {
    state.withLock { state in
      defer { state.calls = [] }
      return state.calls
    }
  }

  func movies(_ kind: MovieListKind, page: Int) async throws(MovieError) -> MoviePage {
    try state.withLock { state throws(MovieError) in
      state.calls.append("\(kind) \(page)")
      if state.isGuest, kind != .rated { throw MovieError(.notLoggedIn(.guest)) }
      let ids = state.lists[kind] ?? []
      let rows = ids.dropFirst((page - 1) * 2).prefix(2).map { id in
        Row(id: id, ownRating: state.ratings[id].flatMap { OwnRating($0) })
      }
      return MoviePage(
        number: page, movies: rows, totalPages: (ids.count + 1) / 2, totalResults: ids.count)
    }
  }

  func marks(of movie: MovieID) async throws(MovieError) -> Marks {
    let movie = movie.tmdb ?? 0
    return try state.withLock { state throws(MovieError) in
      state.calls.append("marks \(movie)")
      if state.unknown.contains(movie) { throw MovieError(.rejection(.noMovie(.tmdb(movie)))) }
      return Marks(
        isFavorite: state.lists[.favorites]?.contains(movie) ?? false,
        isOnWatchlist: state.lists[.watchlist]?.contains(movie) ?? false,
        rating: state.ratings[movie].flatMap { OwnRating($0) })
    }
  }

  func apply(_ mark: Mark, for movie: Film) async throws(MovieError) {
    try state.withLock { state throws(MovieError) in
      var name = "\(mark)"
      if case .rating(let rating?) = mark { name = "rating \(rating)" }
      state.calls.append("\(name) of \(movie.id)")
      if let error = state.failures[movie.id.tmdb ?? 0] { throw error }
    }
  }

  private struct Row: PopularMovie {
    let id: Int
    let ownRating: OwnRating?
    var title: String { "M" }
    var originalTitle: String { "M" }
    var overview: String { "" }
    var releaseDate: ReleaseDate? { nil }
    var rating: Rating? { nil }
    var posterPath: String? { nil }
  }
}
