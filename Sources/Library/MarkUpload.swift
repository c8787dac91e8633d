public import MovieEntities

/// A mark that is set in the local library.
public struct LibraryMark: Hashable, Sendable {
  /// The movie.
  public let movie: Film
  /// The mark.
  public let value: Mark
  /// The day on which it was set; `nil` if unknown.
  public let day: Day?

  /// Creates a mark.
  public init(movie: Film, value: Mark, day: Day? = nil) {
    self.movie = movie
    self.value = value
    self.day = day
  }
}

/// Sends marks to an account, except those that the account already has.
///
/// The marks in the account are read first, with as few requests as possible. A mark that cannot be
/// sent does not keep the others from being sent, unless they would fail as well.
///
/// ```swift
/// var upload = try await MarkUpload(library.currentMarks, to: service.markStore(of: session))
/// while !upload.pending.isEmpty { try await upload.sendNext() }
/// ```
public struct MarkUpload: Sendable {
  /// A mark that could not be sent, and the reason.
  public struct Failed: Sendable {
    /// The mark.
    public let mark: LibraryMark
    /// The error from the store.
    public let error: MovieError
  }

  /// The number of failures in a row after which the service counts as unavailable.
  private static let maxFailures = 3

  /// The marks that have not been sent yet, in order.
  public private(set) var pending: [LibraryMark] = []
  /// The number of marks that the account already had.
  public private(set) var present = 0
  /// The number of marks that were sent.
  public private(set) var sent = 0
  /// The number of ratings that were sent and replaced another one.
  public private(set) var replaced = 0
  /// The marks that could not be sent.
  public private(set) var failures: [Failed] = []
  /// The number of pending ratings that replace another one.
  public var replacements: Int { pending.count(where: replacing.contains) }

  private let store: any MarkStore
  private var replacing: Set<LibraryMark> = []
  /// The number of failures since the last success.
  private var failuresInRow = 0

  /// Compares marks with those in an account.
  ///
  /// - Parameters:
  ///   - marks: The marks to send, in order.
  ///   - store: The marks of the account.
  /// - Throws: `MovieError` from the store, before anything has been sent.
  public init(_ marks: [LibraryMark], to store: any MarkStore) async throws(MovieError) {
    self.store = store
    if marks.isEmpty { return }
    var reading = AccountReading(store: store, marks: marks)
    try await reading.read()
    for mark in marks {
      if let error = reading.errors[mark] {
        failures.append(Failed(mark: mark, error: error))
        continue
      }
      let account = reading.account[mark.movie.id] ?? .unknown
      if account[mark.value.kind] == mark.value {
        present += 1
        continue
      }
      pending.append(mark)
      if mark.value.kind == .rating, account.rating != nil { replacing.insert(mark) }
    }
  }

  /// Sends the first of the pending marks, if any.
  ///
  /// - Throws: `MovieError` if no other mark can be sent either: the session has ended, the
  ///   credential was rejected, or several requests in a row have failed. The mark stays pending.
  public mutating func sendNext() async throws(MovieError) {
    guard let mark = pending.first else { return }
    do throws(MovieError) {
      try await store.apply(mark.value, for: mark.movie)
      sent += 1
      if replacing.contains(mark) { replaced += 1 }
      failuresInRow = 0
    } catch {
      failuresInRow = error.canRetry ? failuresInRow + 1 : 0
      if error.endsUpload || failuresInRow >= Self.maxFailures { throw error }
      failures.append(Failed(mark: mark, error: error))
    }
    pending.removeFirst()
  }
}

/// Reads which marks an account has.
private struct AccountReading {
  let store: any MarkStore
  let marks: [LibraryMark]
  /// The account's marks by movie.
  private(set) var account: [MovieID: Marks] = [:]
  /// Why marks cannot be compared.
  private(set) var errors: [LibraryMark: MovieError] = [:]

  init(store: any MarkStore, marks: [LibraryMark]) {
    self.store = store
    self.marks = marks
  }

  mutating func read() async throws(MovieError) {
    if let all = try await store.all() {
      for mark in marks { account[mark.movie.id] = all[mark.movie.id] ?? Marks() }
      return
    }
    let kinds = Set(marks.map(\.value.kind))
    // A request for a movie returns all of its marks.
    if Set(marks.map(\.movie.id)).count > kinds.count {
      for kind in Mark.Kind.allCases where kinds.contains(kind) { try await readList(kind) }
    }
    for mark in marks where errors[mark] == nil && !isKnown(mark) {
      try await readMovie(mark)
    }
  }

  private func isKnown(_ mark: LibraryMark) -> Bool {
    account[mark.movie.id]?.isKnown(mark.value.kind) ?? false
  }

  /// Reads a list, until all movies are found or asking for each of the others takes fewer requests.
  private mutating func readList(_ kind: Mark.Kind) async throws(MovieError) {
    let marks = marks.filter { $0.value.kind == kind }
    var missing = Set(marks.map(\.movie.id))
    var (number, last) = (1, 1)
    while number <= last {
      if last - number + 1 > missing.count { return }
      let page: MoviePage
      do throws(MovieError) {
        page = try await store.movies(kind.list, page: number)
      } catch {
        // A guest can have ratings, but no favorites or watchlist.
        guard error.reason == .notLoggedIn(.guest) else { throw error }
        for mark in marks { errors[mark] = error }
        return
      }
      for movie in page.movies where missing.remove(movie.movieID) != nil {
        learn(kind.mark(of: movie), movie.movieID)
      }
      last = page.totalPages
      number += 1
    }
    for movie in missing { learn(Marks()[kind], movie) }
  }

  private mutating func learn(_ mark: Mark, _ movie: MovieID) {
    account[movie, default: .unknown].apply(mark)
  }

  /// Reads the marks of a mark's movie.
  private mutating func readMovie(_ mark: LibraryMark) async throws(MovieError) {
    let id = mark.movie.id
    do throws(MovieError) {
      account[id] = try await store.marks(of: id)
    } catch {
      guard error.code == .notFound else { throw error }
      for mark in marks where mark.movie.id == id { errors[mark] = error }
    }
  }
}

extension MovieError {
  /// Whether every other mark would fail as well.
  fileprivate var endsUpload: Bool {
    switch code {
    case .notLoggedIn: reason != .notLoggedIn(.guest)
    case .credentialRejected, .noCredential, .cancelled, .stateNotReadable, .stateNotWritable,
      .noNetworkLibrary:
      true
    default: false
    }
  }
}
