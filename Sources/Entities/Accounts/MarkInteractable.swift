/// The part of an interactor's interface that is shared by all screens with movie rows.
///
/// The interface covers the user's marks and the facts from movie pages. The default
/// implementations use the interactor's book. An interactor without a book, such as a mock that
/// provides only movies, has no marks.
public protocol MarkInteractable: Sendable {
  /// The book of the user's marks, or `nil` if marks are not supported.
  var book: MarkBook? { get }
  /// Whether screens show buttons that change marks.
  var hasMarks: Bool { get }
  /// The facts from the pages loaded so far, or `nil` if none are kept.
  @MainActor var known: KnownMovies? { get }

  /// Changes a mark on a movie and waits until the change is confirmed or rejected.
  ///
  /// - Returns: The new mark, or `nil` if another change to the same mark is in flight.
  /// - Throws: `MovieError` from the `MarkBook`.
  nonisolated(nonsending) func change(
    _ change: MarkChange, of movie: MovieSummary
  ) async throws(MovieError) -> MarkResult?

  /// Undoes the last change to a movie, or to any movie if `movie` is `nil`.
  ///
  /// - Returns: The restored mark, if any.
  /// - Throws: `MovieError` from the `MarkBook`.
  nonisolated(nonsending) func undo(_ movie: Int?) async throws(MovieError) -> MarkResult?

  /// Returns the known marks on the movie with the given TMDB ID.
  @MainActor func marks(of movie: Int) -> Marks

  /// Adds a weakly held presenter that is notified of all future changes.
  @MainActor func observeMarks(_ observer: any MarkObserver)
}

extension MarkInteractable {
  /// The book, `nil` by default.
  public var book: MarkBook? { nil }
  /// Whether there is a book, by default.
  public var hasMarks: Bool { book != nil }
  /// The known facts, `nil` by default.
  @MainActor public var known: KnownMovies? { nil }

  /// Changes a mark in the book.
  public nonisolated(nonsending) func change(
    _ change: MarkChange, of movie: MovieSummary
  ) async throws(MovieError) -> MarkResult? {
    guard let book else { throw MovieError(.rejected, "Marks are not available.") }
    return try await book.change(change, of: movie)
  }

  /// Undoes a change in the book.
  public nonisolated(nonsending) func undo(
    _ movie: Int?
  ) async throws(MovieError) -> MarkResult? {
    try await book?.undo(movie)
  }

  /// Applies the changes waiting for a login, or discards them if the user did not log in.
  ///
  /// - Returns: The last new mark, if any.
  /// - Throws: `MovieError` from the `MarkBook`.
  public nonisolated(nonsending) func endLogin(
    isLoggedIn: Bool
  ) async throws(MovieError) -> MarkResult? {
    guard isLoggedIn else {
      await book?.dropChanges()
      return nil
    }
    return try await book?.resumeChanges()
  }

  /// Checks who owns the marks, and reads all marks if the store can do so without sending a
  /// request.
  ///
  /// Marks that have been read are read again only if `reload` is `true`.
  public nonisolated(nonsending) func prepareMarks(reload: Bool = false) async {
    await book?.prepare(reload: reload)
  }

  /// Requests the marks on the movie with the given TMDB ID; does nothing if the user is not logged
  /// in.
  ///
  /// - Throws: `MovieError` from the `MarkBook`.
  public nonisolated(nonsending) func loadMarks(of movie: Int) async throws(MovieError) {
    try await book?.load(movie)
  }

  /// Whether movies can be added to a diary, which requires a local library.
  public var canLog: Bool { book?.hasLibrary ?? false }

  /// The number of users whose marks the book had before the current user's.
  @MainActor public var previousOwners: Int { book?.generation ?? 0 }

  /// Returns the marks in the book.
  @MainActor public func marks(of movie: Int) -> Marks { book?.marks(of: movie) ?? .unknown }

  /// Returns whether a change to a movie, or to any movie if `movie` is `nil`, can be undone.
  @MainActor public func canUndo(_ movie: Int?) -> Bool { book?.canUndo(movie) ?? false }

  /// Observes the book.
  @MainActor public func observeMarks(_ observer: any MarkObserver) { book?.observe(observer) }
}

/// An object that displays marks and is notified of changes by `MarkBook` on the main actor.
@MainActor
public protocol MarkObserver: AnyObject {
  /// Called when the marks on the movies with the given TMDB IDs, or on any movie if `movies` is
  /// `nil`, or the changes that can be undone, may have changed.
  ///
  /// This method is called once per response. Implementations must not change the focus, prompts or
  /// notices.
  func marksDidChange(_ movies: Set<Int>?)
}

/// The movie that a mark belongs to.
public struct MovieSummary: Hashable, Sendable {
  /// The TMDB ID.
  public let id: Int
  /// The title.
  public let title: String
  /// The year of release; `nil` if unknown.
  public let year: Int?

  /// Creates a summary.
  public init(id: Int, title: String, year: Int? = nil) {
    self.id = id
    self.title = title
    self.year = year
  }
}

/// A completed change to a mark.
public struct MarkResult: Hashable, Sendable {
  /// The movie.
  public let movie: MovieSummary
  /// The new mark.
  public let mark: Mark
  /// A Boolean value that indicates whether the change can be undone; `false` for an undo.
  public let canUndo: Bool

  /// Creates a result.
  public init(movie: MovieSummary, mark: Mark, canUndo: Bool) {
    self.movie = movie
    self.mark = mark
    self.canUndo = canUndo
  }
}
