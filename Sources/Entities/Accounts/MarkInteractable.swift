/// The part of an interactor's interface that is about the user's marks.
///
/// By default, everything is done by the interactor's book. An interactor without one, such as a
/// mock that only has movies, keeps no marks.
public protocol MarkInteractable: Sendable {
  /// The book of the user's marks; `nil` if no marks are kept.
  var book: MarkBook? { get }

  /// Changes a mark of a movie, and returns when the change has been confirmed or rejected.
  ///
  /// - Returns: What was done; `nil` if nothing was, because a change of the same mark is in flight.
  /// - Throws: `MovieError`, as `MarkBook` throws it.
  nonisolated(nonsending) func change(
    _ request: MarkRequest, of movie: MovieSummary
  ) async throws(MovieError) -> MarkResult?

  /// Undoes the last change of a movie or, with `nil`, of any movie.
  ///
  /// - Returns: What was done; `nil` if nothing was.
  /// - Throws: `MovieError`, as `MarkBook` throws it.
  nonisolated(nonsending) func undo(_ movie: Int?) async throws(MovieError) -> MarkResult?

  /// Returns the known marks of the movie with a TMDB ID.
  @MainActor func marks(of movie: Int) -> Marks

  /// Notifies a presenter, which is held weakly, of all changes of marks from now on.
  @MainActor func observeMarks(_ observer: any MarkObserver)
}

extension MarkInteractable {
  /// No marks are kept.
  public var book: MarkBook? { nil }

  /// Changes a mark in the book.
  public nonisolated(nonsending) func change(
    _ request: MarkRequest, of movie: MovieSummary
  ) async throws(MovieError) -> MarkResult? {
    guard let book else { throw MovieError(.refused, "Marks are not available.") }
    return try await book.change(request, of: movie)
  }

  /// Undoes a change in the book.
  public nonisolated(nonsending) func undo(
    _ movie: Int?
  ) async throws(MovieError) -> MarkResult? {
    try await book?.undo(movie)
  }

  /// Makes the changes that wait for a login, or forgets them if the user has not logged in.
  ///
  /// - Returns: What was done last; `nil` if nothing was.
  /// - Throws: `MovieError`, as `MarkBook` throws it.
  public nonisolated(nonsending) func endLogin(
    isLoggedIn: Bool
  ) async throws(MovieError) -> MarkResult? {
    guard isLoggedIn else {
      await book?.dropChanges()
      return nil
    }
    return try await book?.resumeChanges()
  }

  /// Checks whose marks these are, and reads them all if that takes no request.
  public nonisolated(nonsending) func prepareMarks() async { await book?.prepare() }

  /// Requests the marks of the movie with a TMDB ID; does nothing if the user is not logged in.
  ///
  /// - Throws: `MovieError`, as `MarkBook` throws it.
  public nonisolated(nonsending) func loadMarks(of movie: Int) async throws(MovieError) {
    try await book?.load(movie)
  }

  /// Returns the marks in the book.
  @MainActor public func marks(of movie: Int) -> Marks { book?.marks(of: movie) ?? Marks() }

  /// Returns whether there is a change to undo, of one movie or, with `nil`, of any.
  @MainActor public func canUndo(_ movie: Int?) -> Bool { book?.canUndo(movie) ?? false }

  /// Observes the book.
  @MainActor public func observeMarks(_ observer: any MarkObserver) { book?.observe(observer) }
}

/// The interface of an object that shows marks, which `MarkBook` calls on the main actor.
@MainActor
public protocol MarkObserver: AnyObject {
  /// Called when marks of movies, given by their TMDB IDs, may have changed, or whether a change can
  /// be undone.
  ///
  /// The method is called once for each response. It must leave the user's focus, questions and
  /// notices alone.
  func marksDidChange(_ movies: Set<Int>)
}

/// The movie that a mark is about.
public struct MovieSummary: Hashable, Sendable {
  /// The TMDB ID.
  public let id: Int
  /// The title.
  public let title: String

  /// Creates a summary.
  public init(id: Int, title: String) {
    self.id = id
    self.title = title
  }
}

/// A change of a mark that the user wants.
public enum MarkRequest: Hashable, Sendable {
  /// Sets a favorite or a watchlist mark to the opposite of what is shown.
  case toggle(MovieMark)
  /// Sets a mark to a value.
  case set(MarkChange)

  /// The kind of mark that is changed.
  public var mark: MovieMark {
    switch self {
    case .toggle(let mark): mark
    case .set(let change): change.mark
    }
  }

  /// Returns the change that the request makes to marks; toggling a rating removes it.
  func change(_ marks: Marks) -> MarkChange {
    switch self {
    case .set(let change): change
    case .toggle(.favorite): .favorite(!marks.isFavorite)
    case .toggle(.watchlist): .watchlist(!marks.isOnWatchlist)
    case .toggle(.rating): .rating(nil)
    }
  }
}

/// A change of a mark that has been made.
public struct MarkResult: Hashable, Sendable {
  /// The movie.
  public let movie: MovieSummary
  /// The change.
  public let change: MarkChange
  /// A Boolean value that indicates whether the change can be undone: it was not an undo itself.
  public let canUndo: Bool

  /// Creates a result.
  public init(movie: MovieSummary, change: MarkChange, canUndo: Bool) {
    self.movie = movie
    self.change = change
    self.canUndo = canUndo
  }
}
