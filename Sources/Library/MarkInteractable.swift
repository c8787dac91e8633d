public import MovieEntities

/// The part of an interactor's interface that is shared by all screens with movies.
public protocol MovieInteractable: Sendable {
  /// The user's marks; by default, there are none.
  var marks: any MarkInteractable { get }
  /// The facts from the pages loaded so far; `nil` by default, if none are remembered.
  var facts: (any FactInteractable)? { get }
}

extension MovieInteractable {
  /// Returns no marks, so that screens show no buttons for them.
  public var marks: any MarkInteractable { NoMarks() }
  /// Returns `nil`.
  public var facts: (any FactInteractable)? { nil }
}

/// The marks of a program without marks.
package final class NoMarks: MarkInteractable {
  package let isEnabled = false

  package nonisolated init() {}

  package func change(
    _ change: MarkChange, of movie: Film
  ) async throws(MovieError) -> MarkResult? { nil }
}

/// The user's marks, as a presenter sees them.
///
/// `MarkBook` implements the rules. By default, all marks are unknown, and nothing can be undone, so
/// a mock needs only `change(_:of:)`.
@MainActor
public protocol MarkInteractable: AnyObject, Sendable {
  /// A Boolean value that indicates whether screens show buttons that change marks.
  var isEnabled: Bool { get }
  /// A Boolean value that indicates whether movies can be added to a diary.
  var canLog: Bool { get }
  /// The number of users who were logged in before the current one, which lets a personal list
  /// detect that its owner has changed.
  var previousOwners: Int { get }

  /// Returns the marks, as shown on screen, of the movie with the given ID.
  func marks(of movie: MovieID) -> Marks

  /// Returns the viewings of a movie, newest day first, once they have been read.
  func viewings(of movie: MovieID) -> [Viewing]

  /// A Boolean value that indicates whether there is a change that can be undone.
  var canUndo: Bool { get }

  /// Adds a weakly held observer that is notified of all future changes.
  func observe(_ observer: any MarkObserver)

  /// Changes a mark on a movie and waits until the change is confirmed or rejected.
  ///
  /// - Returns: The new mark, or `nil` if another change to the same mark is in flight.
  /// - Throws: `MovieError`; a change that fails with `notLoggedIn` waits for
  ///   `endLogin(isLoggedIn:)`.
  func change(_ change: MarkChange, of movie: Film) async throws(MovieError) -> MarkResult?

  /// Undoes the last change that was made on this computer.
  ///
  /// - Returns: What was undone, if anything.
  /// - Throws: `MovieError`, as `change(_:of:)` does.
  func undo() async throws(MovieError) -> UndoneChange?

  /// Applies the changes waiting for a login, or discards them if the user did not log in.
  ///
  /// - Returns: The last new mark, if any.
  /// - Throws: The error of the first change that failed.
  func endLogin(isLoggedIn: Bool) async throws(MovieError) -> MarkResult?

  /// Checks who owns the marks, and reads all marks if this needs no request.
  ///
  /// Marks that have been read are read again only if `reload` is `true`.
  func prepare(reload: Bool) async

  /// Reads the viewings of a movie in the diary, if there is one.
  ///
  /// If the diary cannot be read, nothing changes.
  func loadViewings(of movie: MovieID) async

  /// Requests a movie's marks; does nothing if the user is not logged in.
  ///
  /// Also reads the movie's viewings, as `loadViewings(of:)` does.
  ///
  /// - Throws: `MovieError` from the service.
  func load(_ movie: MovieID) async throws(MovieError)
}

extension MarkInteractable {
  /// Returns `true`.
  public var isEnabled: Bool { true }
  /// Returns `false`.
  public var canLog: Bool { false }
  /// Returns 0.
  public var previousOwners: Int { 0 }
  /// Returns marks of which none is known.
  public func marks(of movie: MovieID) -> Marks { .unknown }
  /// Returns no viewings.
  public func viewings(of movie: MovieID) -> [Viewing] { [] }
  /// Returns `false`.
  public var canUndo: Bool { false }
  /// Does nothing.
  public func observe(_ observer: any MarkObserver) {}
  /// Returns `nil`.
  public func undo() async throws(MovieError) -> UndoneChange? { nil }
  /// Returns `nil`.
  public func endLogin(isLoggedIn: Bool) async throws(MovieError) -> MarkResult? { nil }
  /// Does nothing.
  public func prepare(reload: Bool) async {}
  /// Does nothing.
  public func loadViewings(of movie: MovieID) async {}
  /// Does nothing.
  public func load(_ movie: MovieID) async throws(MovieError) {}
}

/// An object that displays marks and is notified of changes by `MarkBook` on the main actor.
@MainActor
public protocol MarkObserver: AnyObject {
  /// Called when the marks or viewings of the movies with the given IDs, or of any movie if
  /// `movies` is `nil`, or the changes that can be undone, may have changed.
  ///
  /// This method is called once per response. Implementations must not change the focus, prompts or
  /// notices.
  func marksDidChange(_ movies: Set<MovieID>?)
}

/// A completed change to a mark.
public struct MarkResult: Hashable, Sendable {
  /// The movie.
  public let movie: Film
  /// The new mark.
  public let mark: Mark
  /// A Boolean value that indicates whether the change can be undone; `false` for an undo.
  public let canUndo: Bool

  /// Creates a result.
  public init(movie: Film, mark: Mark, canUndo: Bool) {
    self.movie = movie
    self.mark = mark
    self.canUndo = canUndo
  }
}

/// A change that was undone.
public struct UndoneChange: Hashable, Sendable {
  /// The change.
  public let change: LibraryChange
  /// A Boolean value that indicates whether another window or command had made the change.
  public let isFromElsewhere: Bool
  /// A Boolean value that indicates whether the account keeps a rating that was sent with the
  /// change.
  public internal(set) var keepsRating = false

  /// Creates a value for an undone change.
  public init(_ change: LibraryChange, isFromElsewhere: Bool = false) {
    (self.change, self.isFromElsewhere) = (change, isFromElsewhere)
  }
}
